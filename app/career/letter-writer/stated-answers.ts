import type { LetterPlan, PlannedPaper, PlannedStudy, ProofLine } from "./letter-plan";
import { labelled, type Holds, type Item } from "./line-text";
import { studyAsParts, type Phrases, type Topic } from "./phrases";

export type Stated = Item & { topic: Topic };
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
  const { labels } = phrases.answers;
  // Where one is asked, all are named: a second sentence about languages would say it twice.
  const languages = proofs.some(({ line }) => line.isLanguage) ? plan.languages : [];
  // One that does not hold would take the others of its answer with it.
  const joined = <One extends { sourceIds: string[] }>(
    topic: Named["topic"],
    ones: One[],
    text: (one: One) => string,
    { mark }: { mark: string },
  ): Named[] => {
    const label = labels[topic];
    const held = ones.filter((one) =>
      holds({ text: `${labelled(label, text(one))}.`, sourceIds: one.sourceIds }),
    );
    const sourceIds = held.flatMap((one) => one.sourceIds);
    return held.length > 0 ? [{ topic, label, text: held.map(text).join(mark), sourceIds }] : [];
  };
  const allSkills = [...tools, ...skills];
  const answers: Named[] = [
    ...(asks.study
      ? // A study that was given up answers nothing.
        joined(
          "study",
          studies.filter(({ state }) => state !== "stopped"),
          (study) => studyAsParts(withStanding(study, phrases.answers)),
          { mark: "; " },
        )
      : []),
    ...(credits ? [{ topic: "credits" as const, label: labels.credits, ...credits }] : []),
    ...(asks.years ? yearsOf(plan, labels.years, phrases) : []),
    ...joined("papers", papersToState(plan), textOf, { mark: "; " }),
    ...joined("awards", plan.awards, textOf, { mark: "; " }),
    ...joined("skills", allSkills, textOf, { mark: markOf(allSkills) }),
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

/** The papers of the list: those that are asked for, and the others as far as there is room. */
function papersToState({
  askedPapers,
  otherPapers,
}: Pick<LetterPlan, "askedPapers" | "otherPapers">): PlannedPaper[] {
  return [...askedPapers, ...otherPapers].slice(0, Math.max(askedPapers.length, MOST_PAPERS));
}
const MOST_PAPERS = 5;

function yearsOf({ years, tenure }: LetterPlan, label: string, phrases: Phrases): Named[] {
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
export function withStanding(study: PlannedStudy, { going, expected }: Phrases["answers"]): PlannedStudy {
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
