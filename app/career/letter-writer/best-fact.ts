import { foldText } from "../nlp/fold";
import { units } from "../resume/vocabulary/vocabulary";
import { verbOf } from "../writer/verbs";
import { atPlace } from "./english-place";
import { behindI, leftOf } from "./fact-sentence";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import { WORTH } from "./line-worth";
import { worthOf } from "./post-lines";
import { postOf } from "./posts";
import { SHOWS_CHANGE } from "./tellable-lines";

/**
 * What speaks most for a person, as a sentence of the first paragraph: "At Bukuru Mills I cut stock losses from 9% to 2%." Its line leaves the list of its
 * post, but for what the sentence does not tell (`left`). Undefined where no line says enough, none is a whole sentence with a figure, or its post would be left with nothing. English only.
 */
export function bestFact(
  lines: ProofLine[],
  { posts }: Pick<LetterPlan, "posts">,
  holds: Holds,
): { line: ProofLine; sentence: Item; left: ProofLine[] } | undefined {
  return lines
    .flatMap((line) => {
      const post = postOf(line, posts);
      const others = lines.filter((one) => one !== line && postOf(one, posts) === post);
      if (post && (!isOrganisation(post) || !others.some((one) => worthOf(one) >= WORTH.fair))) return [];
      const own = behindI(line.text, { isHeld: post?.endDate === "present" });
      if (own === undefined) return [];
      const sentence = {
        text: post ? `${whereAndWhen(post)} I ${own}.` : `I ${own}.`,
        sourceIds: [...line.sourceIds, ...(post?.sourceIds ?? [])],
      };
      const left = leftOf(line.text);
      return [
        {
          line,
          sentence,
          left: left === undefined ? [] : [{ ...line, text: left }],
          worth: openingWorth(worthOf(line), own),
        },
      ];
    })
    .filter(({ worth }) => worth >= LEAST_OPENING)
    .toSorted((a, b) => b.worth - a.worth)
    .find(({ sentence }) => holds(sentence));
}

/**
 * What a sentence is worth at the top of a letter, by the grades of recruiters (tests/fixtures/letter-openings): what its line is worth, and more where it
 * tells what came of it or how much somebody runs. `own` is what stands behind "I".
 */
export function openingWorth(worth: number, own: string): number {
  const [first = "", next = ""] = own.split(" ");
  const verb = verbOf(first === "have" ? next : first)?.verb.base ?? "";
  const runs = RUNS.has(verb) || own.startsWith("am in charge of ");
  const isLarge = (own.match(/\d[\d,]*/gu) ?? []).some((one) => Number(one.replaceAll(",", "")) >= MANY);
  const change = SHOWS_CHANGE.test(own) ? OF_CHANGE : 0;
  return worth + change + (runs && isLarge ? OF_RUNNING : 0);
}
/** A team of two or three is no argument. */
const MANY = 5;
const OF_CHANGE = 0.5;
const OF_RUNNING = 0.6;
const RUNS = new Set("supervise oversee lead head manage run direct coordinate command".split(" "));
/** A second-rate fact at the top is worse than none. */
export const LEAST_OPENING = 2.6;

/** "Maternity" is a part of one, and nobody works at it; "In-charge of Deeds Strong Room" is an office. */
function isOrganisation({ employer = "" }: PlannedPost): boolean {
  if (IS_OFFICE.test(employer)) return false;
  return !foldText(employer)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every((word) => units.has(word));
}

const IS_OFFICE = /^(?:in[- ]charge|head|secretary|chairman|member)(?: of| to|,|$)/iu;

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
