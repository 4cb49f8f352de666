import type { LetterPlan, PlannedPaper, ProofLine } from "./letter-plan";
import { labelled, type Holds, type Item } from "./line-text";
import { studyAsParts, type PaperKinds, type Phrases, type Topic } from "./phrases";

type Stated = Item & { topic: Topic };
type Named = Item & { topic: Exclude<Topic, "detail"> };

/**
 * What the advert asks of everybody, each answered in a few words: "Experience: 12 years, including 7 as Foreman". What the
 * person does not have is not mentioned.
 */
export function writeStatedAnswers(
  plan: LetterPlan,
  { phrases, holds }: { phrases: Phrases; holds: Holds },
): Stated[] {
  const { asks, studies, skills, tools, proofs, service, credits } = plan;
  const papers = papersToState(plan);
  const labels = { ...phrases.answers.labels, papers: phrases.answers.papersLabel(kindsOf(papers)) };
  // Where one is asked, all are named: a second sentence about languages would say it twice.
  const languages = proofs.some(({ line }) => line.isLanguage) ? plan.languages : [];
  // One that does not hold would take the others of its answer with it.
  const joined = <One extends { sourceIds: string[] }>(
    topic: Named["topic"],
    ones: One[],
    text: (one: One) => string,
    mark: string,
  ): Named[] => {
    const held = ones.filter((one) =>
      holds({ text: `${labelled(labels[topic], text(one))}.`, sourceIds: one.sourceIds }),
    );
    return held.length > 0
      ? [{ topic, text: held.map(text).join(mark), sourceIds: held.flatMap(({ sourceIds }) => sourceIds) }]
      : [];
  };
  const answers: Named[] = [
    ...(asks.study ? joined("study", studies, studyAsParts, "; ") : []),
    ...(credits ? [{ topic: "credits" as const, ...credits }] : []),
    ...(asks.years || isStory(plan, phrases) ? yearsOf(plan, { phrases, holds }) : []),
    ...joined("papers", papers, textOf, "; "),
    ...joined("skills", [...tools, ...skills], textOf, ", "),
    ...joined("languages", languages, textOf, ", "),
    ...(asks.service && service
      ? [
          {
            topic: "service" as const,
            text: phrases.answers.service[service.status](service.year ?? ""),
            sourceIds: service.sourceIds,
          },
        ]
      : []),
    ...plan.personal.map((one) => ({
      topic: one.topic,
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
    ...answers.map((answer) => ({ ...answer, text: `${labelled(labels[answer.topic], answer.text)}.` })),
    ...details,
  ].filter(holds);
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
  { phrases, holds }: { phrases: Phrases; holds: Holds },
): Named[] {
  if (experience && phrases.experience) {
    const text = phrases.experience.answer(experience);
    if (holds({ text, sourceIds: experience.sourceIds }))
      return [{ topic: "years", text, sourceIds: experience.sourceIds }];
  }
  if (yearsInField && phrases.yearsInField)
    return [{ topic: "years", text: yearsInField.text, sourceIds: yearsInField.sourceIds }];
  if (!years) return [];
  const { employer, count } = tenure ?? {};
  return [
    {
      topic: "years",
      text: phrases.answers.years(
        years.count,
        employer === undefined ? count : undefined,
        employer !== undefined && count !== undefined ? { name: employer, count } : undefined,
      ),
      sourceIds: [...new Set([...years.sourceIds, ...(tenure?.sourceIds ?? [])])],
    },
  ];
}

function textOf({ text }: ProofLine | PlannedPaper): string {
  return text.replace(/[.;,]+$/, "");
}
