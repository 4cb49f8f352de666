import { isShortName } from "./choose-skills";
import type { LetterPlan, PlannedPaper, ProofLine } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import { knownNamesIn } from "../writer/known-names";
import type { Phrases, Topic } from "./phrases";

/** What is told only in a short letter. */
export type Extra = "papers" | "earlier" | "skills";

/** What the person brings besides work: years, studies, papers, languages, skills that are asked for, service, home; `answered`: what stands in the list of answers already. */
export function writeBackground(
  plan: LetterPlan,
  {
    phrases,
    holds,
    extras,
    answered = new Set(),
  }: { phrases: Phrases; holds: Holds; extras: ReadonlySet<Extra>; answered?: ReadonlySet<Topic> },
): Item[] {
  const { post, studies, askedPapers, otherPapers, proofs, skills, tools } = plan;
  const isOpen = (topic: Topic) => !answered.has(topic);
  // In English programs and products are used, whatever the advert calls them.
  const isProduct = (line: ProofLine) => isShortName(line) && knownNamesIn(line.text).length > 0;
  const isEnglish = phrases.experience !== undefined;
  const byName = isEnglish
    ? {
        tools: [...tools, ...skills].filter(isProduct),
        skills: [...tools, ...skills].filter((line) => !isProduct(line) && isShortName(line)),
      }
    : { tools, skills };
  const room = extras.has("papers") ? Math.max(0, MOST_PAPERS - askedPapers.length) : 0;
  // Papers that nobody asked for say little, many of them nothing.
  const papers = isOpen("papers") ? [...askedPapers, ...otherPapers.slice(0, room)] : [];
  const asked = proofs.filter(({ line }) => line.isLanguage).map(({ line }) => line);
  // Where one is asked, all are named.
  const named = plan.languages.length > 0 ? plan.languages : asked;
  // One alone, unless it is asked for, says nothing in an English letter.
  const allSpoken = asked.length === 0 && isEnglish && named.length === 1 ? [] : named;
  // In a country of many languages they are a part of any answer, and a few words.
  const spoken = isOpen("languages") ? allSpoken : [];
  const isMore = !isEnglish && studies.some(({ state }) => state === "finished");
  return [
    ...(isOpen("years") ? writeYears(plan, phrases, holds) : []),
    ...(post && isOpen("study") ? writeStudies(plan, phrases, holds) : []),
    ...writePapers(papers, phrases, isMore, holds),
    ...(isOpen("skills")
      ? [
          ...heldOf(byName.tools, (lines) => phrases.tools(lines.map(textOf)), holds),
          ...heldOf(
            byName.skills,
            (lines) => (isEnglish ? phrases.otherSkills : phrases.skills)(lines.map(textOf)),
            holds,
          ),
        ]
      : []),
    ...heldOf(
      extras.has("skills") && skills.length === 0 && isOpen("skills") ? plan.otherSkills : [],
      (lines) => phrases.otherSkills(lines.map(textOf)),
      holds,
    ),
    ...heldOf(spoken, (lines) => phrases.speak(lines.map(textOf)), holds),
    ...writeServiceAndHome(
      {
        ...(plan.service && isOpen("service") && { service: plan.service }),
        ...(plan.home && isOpen("residence") && { home: plan.home }),
      },
      phrases,
    ),
  ].filter(holds);
}

const MOST_PAPERS = 3;

/** Memberships, certificates that are held, and those under way, in a sentence each. */
function writePapers(papers: PlannedPaper[], phrases: Phrases, isMore: boolean, holds: Holds): Item[] {
  const { member } = phrases;
  const members = member ? papers.filter(({ membership }) => membership) : [];
  return [
    ...heldOf(members, (all) => member?.(all.flatMap(({ membership }) => membership ?? [])) ?? "", holds),
    ...heldOf(
      papers.filter((paper) => paper.isHeld && !members.includes(paper)),
      (held) => phrases.papersHeld(held.map(textOf), isMore),
      holds,
    ),
    ...heldOf(
      papers.filter(({ isHeld }) => !isHeld),
      (open) => phrases.papersOpen(open.map(textOf)),
      holds,
    ),
  ];
}

/** One sentence of those that hold by themselves: one that does not would take the others with it. */
function heldOf<One extends { sourceIds: string[] }>(
  ones: One[],
  sentence: (ones: One[]) => string,
  holds: Holds,
): Item[] {
  return named(
    ones.filter((one) => holds({ text: sentence([one]), sourceIds: one.sourceIds })),
    sentence,
  );
}

/** Finished studies in one sentence, or in one each where that does not hold; those that go on with their standing. What was given up is no argument. */
export function writeStudies({ studies }: LetterPlan, phrases: Phrases, holds: Holds): Item[] {
  const { studiesHeld, studyOpen } = phrases;
  const finished = studies.filter(({ state }) => state === "finished");
  const together = named(finished, studiesHeld);
  return [
    ...(together.every(holds) ? together : finished.flatMap((study) => named([study], studiesHeld))),
    ...studies
      .filter(({ state }) => state === "going")
      .map((study) => ({ text: studyOpen(study), sourceIds: study.sourceIds })),
  ].filter(holds);
}

function writeServiceAndHome(
  { service, home }: Pick<LetterPlan, "service" | "home">,
  phrases: Phrases,
): Item[] {
  const served = service && phrases.service[service.status](service.year ?? "");
  if (service && served && home)
    return [
      {
        text: phrases.andHome(served.replace(/\.$/, ""), home.text),
        sourceIds: [...service.sourceIds, ...home.sourceIds],
      },
    ];
  return [
    ...(service && served ? [{ text: served, sourceIds: service.sourceIds }] : []),
    ...(home ? [{ text: phrases.home(home.text), sourceIds: home.sourceIds }] : []),
  ];
}

function writeYears(
  { years, experience, tenure, yearsAsked, yearsInField }: LetterPlan,
  phrases: Phrases,
  holds: Holds,
): Item[] {
  if (experience && phrases.experience) {
    const { sourceIds } = experience;
    const text = phrases.experience.sentence(experience, yearsAsked);
    if (holds({ text, sourceIds })) return [{ text, sourceIds }];
  }
  const inField = yearsInField &&
    phrases.yearsInField && {
      text: phrases.yearsInField(yearsInField.text),
      sourceIds: yearsInField.sourceIds,
    };
  if (inField && holds(inField)) return [inField];
  if (!years) return [];
  const { count } = years;
  if (tenure?.employer === undefined && tenure)
    return [
      {
        text:
          yearsAsked === undefined
            ? phrases.yearsHere(count, tenure.count)
            : phrases.yearsAskedHere(yearsAsked, count, tenure.count),
        sourceIds: [...new Set([...years.sourceIds, ...tenure.sourceIds])],
      },
    ];
  return [
    {
      text: yearsAsked === undefined ? phrases.years(count) : phrases.yearsAsked(yearsAsked, count),
      sourceIds: years.sourceIds,
    },
    ...(tenure?.employer
      ? [{ text: phrases.yearsWith(tenure.employer, tenure.count), sourceIds: tenure.sourceIds }]
      : []),
  ];
}

function named<One extends { sourceIds: string[] }>(ones: One[], sentence: (ones: One[]) => string): Item[] {
  return ones.length > 0
    ? [{ text: sentence(ones), sourceIds: ones.flatMap(({ sourceIds }) => sourceIds) }]
    : [];
}

function textOf({ text }: ProofLine | PlannedPaper): string {
  return text.replace(/[.;,]+$/, "");
}
