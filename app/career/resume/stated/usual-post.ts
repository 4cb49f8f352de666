import { findPeriods, type Period } from "~/career/dates";
import { foldText } from "~/career/nlp/fold";
import { hasMore, without, withoutPeriod } from "../narrative-clauses";
import { employerAndPlace, hasTitle } from "../narrative-posts";
import { beginning, joinedClause, postClauses, stillThere, workClauses } from "../vocabulary/narrative";
import type { StatedPost } from "./stated-posts";

const smallWords =
  /\b(?:here|there|the|this|joined|moved|still|currently|college|company|school|firm|post|position|role|stayed|till|left|it)\b/giu;

/**
 * What a sentence of a usual form states of a post: at least its title with an employer or a time, or when it began. `isAll`: it says nothing
 * else.
 */
export function usualPost(sentence: string): (StatedPost & { isAll: boolean }) | undefined {
  const periods = findPeriods(sentence);
  const period = periodOf(sentence, periods);
  const words = periods
    .reduceRight((left, { index, length }) => left.slice(0, index) + left.slice(index + length), sentence)
    .replace(
      /\b(?:from|since|between|in|till|until)\s*(?=$|[,.]|\sand\b|\si\b)|^\s*(?:from|since|in|between)\s+(?=i\s)/giu,
      " ",
    )
    .replace(/\s+/g, " ")
    .replace(/\s+([,.])/g, "$1")
    .replace(/[\s.,]+$/, "")
    .trim();
  const found = workClauses
    .map((pattern) => pattern.exec(words)?.groups)
    .find((groups) => groups !== undefined);
  const title =
    found?.["title"] ??
    postClauses.map((pattern) => pattern.exec(words)?.groups?.["title"]).find((one) => one !== undefined);
  const { name, location } = employerAndPlace(found?.["employer"] ?? "");
  const dates = periods.map(({ index, length }) => sentence.slice(index, index + length));
  if (title === undefined) {
    const joined = words.replace(/\s+and\s+i\s+am\s+still.*$/i, "");
    return period?.start && joinedClause.test(joined)
      ? { period, dates, isSame: false, isAll: isAllOf(sentence, []) }
      : undefined;
  }
  const isPlain = title.split(" ").length <= 7 && hasTitle(title) && name.split(" ").length <= 8;
  if (!isPlain || /\b(?:experience|years?)\b/i.test(name) || (name === "" && !period && !/^my /i.test(words)))
    return undefined;
  return {
    title,
    ...(name !== "" && { employer: name }),
    ...(location && { place: location }),
    period: period ?? {},
    dates,
    isSame: false,
    isAll: isAllOf(sentence, [title, name, location ?? ""]),
  };
}

function isAllOf(sentence: string, values: readonly string[]): boolean {
  const [, words] = withoutPeriod(sentence);
  return !hasMore(without(words, values).replace(smallWords, " "));
}

/** "In 2018 … till 2021", "in September 2019 … I am still there", "since 2021". */
function periodOf(sentence: string, periods: readonly (Period & { index: number })[]): Period | undefined {
  const [first, second] = periods;
  const isStill = stillThere.test(sentence);
  if (!first) return undefined;
  if (first.start && first.end) return { start: first.start, end: first.end };
  const begin = first.start ?? (first.end === "present" ? undefined : first.end);
  if (!begin) return undefined;
  if (isStill) return { start: begin, end: "present" };
  if (second?.end && second.end !== "present" && !second.start) return { start: begin, end: second.end };
  return beginning.test(foldText(sentence)) ? { start: begin } : { end: begin };
}
