import { lowerFirst } from "../writer/casing";
import { leadingVerb, verbOf } from "../writer/verbs";
import { atPlace } from "./english-place";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import { WORTH } from "./line-worth";
import type { Holds, Item } from "./line-text";
import { worthOf } from "./post-lines";
import { postOf } from "./posts";
import { hasQuantity, SHOWS_CHANGE } from "./tellable-lines";

/**
 * What speaks most for a person, as a sentence of the first paragraph: "At Bukuru Mills I cut stock losses from 9% to 2%." It leaves the list of its post
 * (`line`). Undefined where no line says very much, none is a whole sentence with a figure, or its post would be left with little. English only.
 */
export function bestFact(
  lines: ProofLine[],
  { posts }: Pick<LetterPlan, "posts">,
  holds: Holds,
): { line: ProofLine; sentence: Item } | undefined {
  // A second-rate fact at the top is worse than none.
  for (const line of lines.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, MOST_TRIED)) {
    if (worthOf(line) < WORTH.best) return undefined;
    const post = postOf(line, posts);
    const others = lines.filter((one) => one !== line && postOf(one, posts) === post);
    const isLeft = others.some((one) => worthOf(one) >= WORTH.good);
    if (!post?.employer || !isLeft || !isSentence(line.text, post)) continue;
    const text = `${whereAndWhen(post)} I ${lowerFirst(line.text.replace(/[\s.;,]+$/u, ""))}.`;
    const sentence = { text, sourceIds: [...line.sourceIds, ...post.sourceIds] };
    if (holds(sentence)) return { line, sentence };
  }
  return undefined;
}

/** "At Bukuru Mills (2018 to 2020)"; the time of a post that is held stands over its list. */
function whereAndWhen({ employer = "", startDate, endDate }: PlannedPost): string {
  const place = atPlace(employer);
  const years = [startDate, endDate].map((date) => date?.slice(0, 4));
  const [from, to] = years;
  const isOver = endDate !== "present" && from !== undefined && to !== undefined;
  const time = isOver ? ` (${from === to ? from : `${from} to ${to}`})` : "";
  // "At Zenith Foods Ltd, Ikeja, I …"
  const mark = time === "" && place.includes(",") ? "," : time;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}${mark}`;
}

/** Whether "I" before a line makes a sentence that a reader believes of this post: what was done in a post that is held must have had an end. */
function isSentence(text: string, { endDate }: PlannedPost): boolean {
  const words = text.split(" ").length;
  if (words < FEWEST_WORDS || words > MOST_WORDS || !hasQuantity(text) || isSpliced(text)) return false;
  const found = leadingVerb(text);
  // "Cut" is both.
  const isPast = found?.form === "past" || (found?.form === "base" && found.verb.base === found.verb.past);
  if (endDate !== "present") return isPast;
  return isPast ? SHOWS_CHANGE.test(text) || HAS_YEAR.test(text) : found?.form === "base";
}
const MOST_TRIED = 2;
const FEWEST_WORDS = 6;
const MOST_WORDS = 28;
const HAS_YEAR = /(?<!\d)20\d{2}(?!\d)/u;

/** Two sentences that a mark alone joins: "Started a stroke class, attendance moved to 78%", "Ran 14 tests, redesigned the flow; sales rose". */
function isSpliced(text: string): boolean {
  const [, ...clauses] = text.split(/,\s+/u);
  return (
    /[;:]/u.test(text) ||
    clauses.some((clause) => {
      const [first = "", ...others] = clause.split(" ");
      if (JOINS.has(first.toLowerCase())) return false;
      return [first, ...others.slice(0, 2)].some((word) => verbOf(word.toLowerCase())?.form === "past");
    })
  );
}
const JOINS = new Set([
  "and",
  "or",
  "by",
  "which",
  "who",
  "where",
  "while",
  "when",
  "with",
  "including",
  "as",
]);
