import type { LetterPlan, PlannedPaper, PlannedStudy, ProofLine } from "./letter-plan";
import { labelled, type Holds, type Item } from "./line-text";
import { studyAsParts, type PaperKinds, type Phrases, type Topic } from "./phrases";
import { labelsFor } from "./named-alternatives";
import { hasSameWords, startsLike, underHeadings, type HeadedAnswer } from "./under-headings";

/** `at`: the place of the words of the advert that stand before it among all that is asked. */
export type Stated = Item & { topic: Topic; at?: number };
type Named = Stated & { topic: Exclude<Topic, "detail">; label: string };

/**
 * What the advert asks of everybody, each answered in a few words: "Experience: 12 years, including 7 as Foreman". What the
 * person does not have is not mentioned.
 */
export function writeStatedAnswers(
  plan: LetterPlan,
  { phrases, holds }: { phrases: Phrases; holds: Holds },
): Stated[] {
  const { asks, studies, skills, tools, proofs, service, credits } = plan;
  const labels = labelsOf(plan, phrases);
  // Where one is asked, all are named: a second sentence about languages would say it twice.
  const languages = proofs.some(({ line }) => line.isLanguage) ? plan.languages : [];
  // One that does not hold would take the others of its answer with it.
  const joined = <One extends { sourceIds: string[] }>(
    topic: Named["topic"],
    ones: One[],
    text: (one: One) => string,
    {
      mark,
      label = labels[topic],
      own = label,
      at,
    }: { mark: string; label?: string; own?: string; at?: number },
  ): Named[] => {
    const heldAs = (name: string) =>
      ones.filter((one) => holds({ text: `${labelled(name, text(one))}.`, sourceIds: one.sourceIds }));
    // Words of the advert may claim what the person does not have: they are no heading then.
    const isHeading = heldAs(label).length === ones.length;
    const name = isHeading ? label : own;
    const held = isHeading ? ones : heldAs(own);
    const sourceIds = held.flatMap((one) => one.sourceIds);
    const place = at === undefined ? {} : { at };
    return held.length > 0
      ? [{ topic, ...place, label: name, text: held.map(text).join(mark), sourceIds }]
      : [];
  };
  const isHeld = (label: string) => (one: Item) =>
    holds({ text: `${labelled(label, textOf(one))}.`, sourceIds: one.sourceIds });
  // Of alternatives a heading claims those that the person has.
  const claimed = <One extends Item>(group: HeadedAnswer<One>): HeadedAnswer<One> => {
    const labels = labelsFor(group.label, group.ones.map(textOf).join("; "));
    return { ...group, label: labels.find((label) => group.ones.every(isHeld(label))) ?? group.label };
  };
  const { headed: found, others } = underHeadings(papersToState(plan), plan.headings.papers, {
    plan,
    phrases,
    isRepeat: startsLike,
  });
  const headed = found.map(claimed);
  const isSound = <One extends Item>({ label, ones }: HeadedAnswer<One>) => ones.every(isHeld(label));
  // Papers that lost the advert's words stand before the others, under what they all are.
  const rest = [...headed.filter((one) => !isSound(one)).flatMap(({ ones }) => ones), ...others];
  const papers = [
    ...headed
      .filter(isSound)
      .flatMap((group) => joined("papers", group.ones, textOf, { mark: "; ", ...group })),
    ...joined("papers", rest, textOf, { mark: "; ", label: phrases.answers.papersLabel(kindsOf(rest)) }),
  ];
  const allSkills = [...tools, ...skills];
  const named = underHeadings(allSkills, plan.headings.skills, {
    plan,
    phrases,
    isRepeat: hasSameWords,
  })
    .headed.map(claimed)
    .filter(isSound);
  const otherSkills = allSkills.filter((one) => !named.some(({ ones }) => ones.includes(one)));
  const answers: Named[] = [
    ...(asks.study
      ? // A study that was given up answers nothing.
        joined(
          "study",
          studies.filter(({ state }) => state !== "stopped"),
          (study) => studyAsParts(withStanding(study, phrases.answers)),
          { mark: "; ", own: phrases.answers.labels.study },
        )
      : []),
    ...(credits ? [{ topic: "credits" as const, label: labels.credits, ...credits }] : []),
    ...(asks.years || isStory(plan, phrases) ? yearsOf(plan, labels.years, { phrases, holds }) : []),
    ...papers,
    ...joined("awards", plan.awards, textOf, { mark: "; " }),
    ...named.flatMap((group) => joined("skills", group.ones, textOf, { mark: markOf(group.ones), ...group })),
    ...joined("skills", otherSkills, textOf, { mark: markOf(otherSkills) }),
    ...joined("languages", languages, textOf, { mark: ", " }),
    ...(asks.service && service
      ? [
          {
            topic: "service" as const,
            label: labels.service,
            text: phrases.answers.service[service.status](service.year ?? ""),
            sourceIds: service.sourceIds,
          },
        ]
      : []),
    ...(asks.residence === true && plan.home
      ? [
          {
            topic: "residence" as const,
            label: labels.residence,
            text: plan.home.text,
            sourceIds: plan.home.sourceIds,
          },
        ]
      : []),
    ...plan.personal.map((one) => ({
      topic: one.topic,
      label: labels[one.topic],
      text: one.topic === "age" ? phrases.age(one.years) : one.state,
      sourceIds: one.sourceIds,
    })),
  ];
  const details = plan.details.map(({ label, text, sourceIds }) => ({
    topic: "detail" as const,
    text: `${labelled(label, text)}.`,
    sourceIds,
  }));
  return [
    ...answers.map(({ label, ...answer }) => ({ ...answer, text: `${labelled(label, answer.text)}.` })),
    ...details,
  ].filter(holds);
}

/** What stands before the answers: the advert's own words where the letter is in the language of the advert. */
function labelsOf({ headings, advertLanguage }: LetterPlan, phrases: Phrases) {
  const { labels, yearsLabel } = phrases.answers;
  const { years, study = labels.study } = headings;
  const isOfAdvert = phrases.deeds !== undefined && advertLanguage === "en";
  return {
    ...labels,
    papers: "",
    ...(isOfAdvert && { study }),
    ...(years !== undefined && yearsLabel && { years: yearsLabel(years) }),
  };
}

/** Several posts with their dates are the record of somebody, whether or not years are asked. */
function isStory({ experience }: LetterPlan, phrases: Phrases): boolean {
  return (
    experience !== undefined &&
    phrases.experience !== undefined &&
    experience.parts.length + experience.beside.length > 1
  );
}

/** The papers of the list: those that are asked for, and the others as far as there is room. */
export function papersToState({
  askedPapers,
  otherPapers,
}: Pick<LetterPlan, "askedPapers" | "otherPapers">): PlannedPaper[] {
  return [...askedPapers, ...otherPapers].slice(0, Math.max(askedPapers.length, MOST_PAPERS));
}
const MOST_PAPERS = 5;

/** What a label above papers has to name. */
function kindsOf(papers: PlannedPaper[]): PaperKinds {
  const isMembership = ({ membership }: PlannedPaper) => membership !== undefined;
  const isRegistration = (paper: PlannedPaper) => !isMembership(paper) && IS_REGISTRATION.test(paper.text);
  return {
    membership: papers.some(isMembership),
    registration: papers.some(isRegistration),
    certificate: papers.some((paper) => !isMembership(paper) && !isRegistration(paper)),
  };
}
const IS_REGISTRATION = /\b(?:regist(?:ered|ration)|licen[cs](?:e|ed))\b/i;

function yearsOf(
  { years, experience, tenure, yearsInField }: LetterPlan,
  label: string,
  { phrases, holds }: { phrases: Phrases; holds: Holds },
): Named[] {
  if (experience && phrases.experience) {
    const posts = { text: phrases.experience.answer(experience), sourceIds: experience.sourceIds };
    // Of two figures none is computed: the person's own stands before the posts.
    const own =
      experience.months === undefined && yearsInField
        ? {
            text: `${yearsInField.text}; ${posts.text}`,
            sourceIds: [...yearsInField.sourceIds, ...posts.sourceIds],
          }
        : posts;
    const held = [own, posts].find(holds);
    if (held) return [{ topic: "years", label, ...held }];
  }
  if (yearsInField && phrases.yearsInField)
    return [{ topic: "years", label, text: yearsInField.text, sourceIds: yearsInField.sourceIds }];
  if (!years) return [];
  const { employer, count } = tenure ?? {};
  return [
    {
      topic: "years",
      label,
      text: phrases.answers.years(
        years.count,
        employer === undefined ? count : undefined,
        employer !== undefined && count !== undefined ? { name: employer, count } : undefined,
      ),
      sourceIds: [...new Set([...years.sourceIds, ...(tenure?.sourceIds ?? [])])],
    },
  ];
}

/** A study that goes on says so, also where the person gave no words for it. */
function withStanding(study: PlannedStudy, { going, expected }: Phrases["answers"]): PlannedStudy {
  if (study.state !== "going") return study;
  const { standing = going, year } = study;
  const isDated = year === undefined || standing.includes(year);
  return { ...study, standing: isDated || !expected ? standing : `${standing}, ${expected(year)}` };
}

/** Of names that hold commas nobody sees where the next begins. */
function markOf(ones: ProofLine[]): string {
  return ones.some(({ text }) => text.replace(/\([^()]*\)/gu, "").includes(",")) ? "; " : ", ";
}

function textOf({ text }: Item): string {
  return text.replace(/[.;,]+$/, "");
}
