import type { Sentence } from "../generated-document";
import { writeBackground, writeStudies } from "./background";
import { writeEarlier } from "./earlier-posts";
import { asClaim, asList, closing, inParagraphs, type Composing, type Parts } from "./letter-parts";
import type { LetterPlan, ProofLine } from "./letter-plan";
import { lineItem, type Item } from "./line-text";
import { writeStrongest } from "./opening";
import type { Topic } from "./phrases";
import { writeStatedAnswers } from "./stated-answers";

/**
 * A letter in a language without verb forms for the person's lines: the post with the strongest line, a list of answers and lines as they stand, further
 * ones, the background, the closing.
 */
export function composeRecord(
  plan: LetterPlan,
  parts: Parts,
  { phrases, language, opening, request, pick, holds }: Composing,
): Sentence[] {
  const stated = writeStatedAnswers(plan, { phrases, holds });
  const isAnswering = (line: ProofLine) => plan.proofs.some((proof) => proof.isFull && proof.line === line);
  const leads =
    plan.proofs.length === 0
      ? phrases.record
      : !plan.proofs.every((proof) => proof.isFull || !parts.listed.includes(proof.line))
        ? (phrases.nearProofs ?? phrases.proofs)
        : parts.strongest && isAnswering(parts.strongest)
          ? (phrases.otherProofs ?? phrases.proofs)
          : phrases.proofs;
  const items = (lines: ProofLine[]) => lines.map((line) => lineItem(line, plan.post, phrases)).filter(holds);
  const answers: Item[] = [
    ...stated.filter(isDecisive),
    ...items(parts.listed),
    ...stated.filter((one) => !isDecisive(one)),
  ].map(({ text, sourceIds }) => ({ text, sourceIds }));
  // One line alone is no list, if it can stand elsewhere.
  const isList = answers.length > 1 || stated.some(({ topic }) => ONLY_LISTED.has(topic));
  const answered = new Set(isList ? stated.map(({ topic }) => topic) : []);
  const alone = isList ? [] : parts.listed;
  const further = items([...alone, ...parts.further].toSorted((a, b) => (a.age ?? 0) - (b.age ?? 0)));
  return inParagraphs([
    [
      { text: opening, kind: "address" as const, sourceIds: [] },
      // Who has held no post opens with the study.
      ...(plan.post ? [] : writeStudies(plan, phrases, holds)).map(asClaim),
      ...writeStrongest(plan.post, parts.strongest, { phrases, language, holds }).map(asClaim),
    ],
    ...(isList ? asList(pick("proofs", leads), answers) : []),
    ...asList(pick("further", phrases.further), further),
    [
      // The list has named the posts by their years.
      ...(answered.has("years") ? [] : writeEarlier(plan, parts, { phrases, language, holds })),
      ...writeBackground(plan, { phrases, holds, extras: parts.extras, answered }),
    ].map(asClaim),
    plan.reason && holds(plan.reason) ? [asClaim(plan.reason)] : [],
    [closing(plan, phrases, { request, holds })],
  ]);
}

const DECISIVE: ReadonlySet<Topic> = new Set(["study", "credits", "years", "papers", "languages"]);
const isDecisive = ({ topic }: { topic: Topic }) => DECISIVE.has(topic);
/** What no sentence of the background says. */
const ONLY_LISTED: ReadonlySet<Topic> = new Set(["credits", "age", "origin", "detail"]);
