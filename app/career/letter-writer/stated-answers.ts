import type { LetterPlan, PlannedPaper, ProofLine } from "./letter-plan";
import { labelled, type Holds, type Item } from "./line-text";
import { studyAsParts, type Phrases, type Topic } from "./phrases";

type Stated = Item & { topic: Topic };

/**
 * What the advert asks of everybody, each answered in a few words: "Experience: 12 years, including 7 as Foreman". What the
 * person does not have is not mentioned.
 */
export function writeStatedAnswers(
  plan: LetterPlan,
  { phrases, holds }: { phrases: Phrases; holds: Holds },
): Stated[] {
  const { asks, askedPapers, studies, skills, tools, proofs, service } = plan;
  const hasMembership = askedPapers.some(({ membership }) => membership);
  const labels = {
    ...phrases.answers.labels,
    ...(hasMembership && { papers: phrases.answers.memberships }),
  };
  // Where one is asked, all are named: a second sentence about languages would say it twice.
  const languages = proofs.some(({ line }) => line.isLanguage) ? plan.languages : [];
  // One that does not hold would take the others of its answer with it.
  const joined = <One extends { sourceIds: string[] }>(
    topic: Topic,
    ones: One[],
    text: (one: One) => string,
    mark: string,
  ): Stated[] => {
    const held = ones.filter((one) =>
      holds({ text: `${labelled(labels[topic], text(one))}.`, sourceIds: one.sourceIds }),
    );
    return held.length > 0
      ? [{ topic, text: held.map(text).join(mark), sourceIds: held.flatMap(({ sourceIds }) => sourceIds) }]
      : [];
  };
  const answers: Stated[] = [
    ...(asks.study ? joined("study", studies, studyAsParts, "; ") : []),
    ...(asks.years ? yearsOf(plan, { phrases, holds }) : []),
    ...joined("papers", askedPapers, textOf, "; "),
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
  ];
  return answers
    .map((answer) => ({ ...answer, text: `${labelled(labels[answer.topic], answer.text)}.` }))
    .filter(holds);
}

function yearsOf(
  { years, experience, tenure, yearsInField }: LetterPlan,
  { phrases, holds }: { phrases: Phrases; holds: Holds },
): Stated[] {
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
