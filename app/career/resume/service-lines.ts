import { findPeriods } from "../dates";
import { isEngagement } from "./engagements";
import { type Draft, normalizeValue } from "./draft";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { textOfFields } from "./paper-lines";
import { hasPaperNoun, isMembership } from "./paper-words";
import { isPlace, isPost, isState } from "./places";
import { statusOf } from "./build-service";
import { serviceName } from "./vocabulary/service";

/** "NYSC, Kano State, 2015/2016" between studies or papers is the year of service. The fields of all other lines. */
export function withoutService(
  draft: Draft,
  { paragraphs }: DocumentText,
  fields: readonly Field[],
): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const paragraph = paragraphs[place];
    const text = paragraph && !paragraph.cell ? textOfFields(paragraph, here) : "";
    return readServiceLine(draft, place, text) ? [] : here;
  });
}

/** "NYSC Ekiti", "NYSC, Gusau": the service and where it was. */
function partPlace(first: string): string[] {
  const [, name = "", place = ""] = /^(n\.?y\.?s\.?c\.?)\s+(.+)$/iu.exec(first) ?? [];
  const isOfPlace = isState(place) || isPlace(place) || /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(place);
  return isOfPlace && !hasPaperNoun(place) && !isMembership(place) ? [name, place] : [first];
}

/** The time of a line, from its batch to the day of passing out where it has both; null where it has several others. */
function timeOf(text: string): FoundPeriod | undefined | null {
  const [first, second, ...others] = findPeriods(text);
  if (!first || !second) return first;
  const between = text.slice(first.index + first.length, second.index);
  if (others.length > 0 || !PASSING_OUT.test(between)) return null;
  return {
    ...first,
    start: first.end ?? first.start,
    end: second.end ?? second.start,
    length: second.index + second.length - first.index,
  };
}
type FoundPeriod = ReturnType<typeof findPeriods>[number];
const PASSING_OUT =
  /^[\s,;(]*(?:pass(?:ed|ing|es)?[ -]out|p\.?o\.?p|ends?|finish(?:es|ing)?)(?: (?:on|in|date|parade))?[\s:]*$/iu;

function readServiceLine(draft: Draft, paragraph: number, text: string): boolean {
  if (text.length > 300) return false;
  const period = timeOf(text);
  if (period === null) return false;
  const words = period ? `${text.slice(0, period.index)}|${text.slice(period.index + period.length)}` : text;
  const parts = words
    .split(/[,;:()|\t]+|\s[–—-]\s|\s[–—]|[–—]\s/u)
    .map((part) => normalizeValue(part.replace(/^\.\s*|\.$/g, "")))
    .filter((part) => part !== "");
  const [first = "", ...rest] = [...partPlace(parts[0] ?? ""), ...parts.slice(1)];
  if (!serviceName.test(first) || rest.length > 4 || rest.some((part) => part.split(" ").length > 8))
    return false;
  const nysc = (draft.profile.nysc ??= { highlights: [] });
  const status = rest.map((part) => statusOf(part)).find((one) => one !== undefined);
  const state = rest.find(isState);
  const others = rest.filter((part) => part !== state && statusOf(part) === undefined && !isEngagement(part));
  // "Cultural dance group leader" is what somebody was there, and no place.
  const post = others.filter((part) => !isPost(part.split(" ").at(-1) ?? ""));
  nysc.highlights.push(...others.filter((part) => !post.includes(part)));
  if (post.length > 0 && !nysc.ppa) nysc.ppa = post.join(", ");
  else if (post.length > 0) nysc.highlights.push(post.join(", "));
  if (state && !nysc.state) nysc.state = state;
  if (status) nysc.status ??= status;
  if (period?.start && !nysc.startDate) nysc.startDate = period.start;
  if (period?.end && !nysc.endDate) nysc.endDate = period.end;
  draft.useRewritten(paragraph, text);
  draft.fact("nysc.endDate", paragraph, 1);
  return true;
}
