import type { LetterPlan, PlannedPaper, ProofLine } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import type { Phrases } from "./phrases";

/** What is told only in a short letter. */
export type Extra = "papers" | "earlier" | "languages" | "skills";

/** What the person brings besides work: years, studies, papers, languages, skills that are asked for, service, home. */
export function writeBackground(
  plan: LetterPlan,
  { phrases, holds, extras }: { phrases: Phrases; holds: Holds; extras: ReadonlySet<Extra> },
): Item[] {
  const { post, studies, askedPapers, otherPapers, proofs, skills, tools } = plan;
  const papers = extras.has("papers") ? [...askedPapers, ...otherPapers] : askedPapers;
  const { member } = phrases;
  const members = member ? papers.filter(({ membership }) => membership) : [];
  const spoken = extras.has("languages")
    ? plan.languages
    : proofs.filter(({ line }) => line.isLanguage).map(({ line }) => line);
  return [
    ...writeYears(plan, phrases, holds),
    ...(post ? writeStudies(plan, phrases, holds) : []),
    ...named(members, (all) => member?.(all.flatMap(({ membership }) => membership ?? [])) ?? ""),
    ...named(
      papers.filter((paper) => paper.isHeld && !members.includes(paper)),
      (held) =>
        phrases.papersHeld(
          held.map(textOf),
          studies.some(({ state }) => state === "finished"),
        ),
    ),
    ...named(
      papers.filter(({ isHeld }) => !isHeld),
      (open) => phrases.papersOpen(open.map(textOf)),
    ),
    ...named(tools, (lines) => phrases.tools(lines.map(textOf))),
    ...named(skills, (lines) => phrases.skills(lines.map(textOf))),
    ...named(extras.has("skills") && skills.length === 0 ? plan.otherSkills : [], (lines) =>
      phrases.otherSkills(lines.map(textOf)),
    ),
    ...named(spoken, (lines) => phrases.speak(lines.map(textOf))),
    ...writeServiceAndHome(plan, phrases),
  ].filter(holds);
}

/** Finished studies in one sentence, or in one each where that does not hold; the others with their standing. */
export function writeStudies({ studies }: LetterPlan, phrases: Phrases, holds: Holds): Item[] {
  const { studiesHeld, studyOpen } = phrases;
  const finished = studies.filter(({ state }) => state === "finished");
  const together = named(finished, studiesHeld);
  return [
    ...(together.every(holds) ? together : finished.flatMap((study) => named([study], studiesHeld))),
    ...studies
      .filter(({ state }) => state !== "finished")
      .map((study) => ({ text: studyOpen(study), sourceIds: study.sourceIds })),
  ].filter(holds);
}

function writeServiceAndHome({ service, home }: LetterPlan, phrases: Phrases): Item[] {
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
  { years, tenure, yearsAsked, yearsInField }: LetterPlan,
  phrases: Phrases,
  holds: Holds,
): Item[] {
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
