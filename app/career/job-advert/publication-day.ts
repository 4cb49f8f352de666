import { matchesIn } from "~/pattern";
import { addTime, dateIn } from "./dates-in-text";
import { patternOf, SMALL_NUMBER, smallNumber, sourceOf } from "./patterns";

const REACH = 40;
/** Longer ago an advert of today was not published. */
const MOST_DAYS = 120;

/** The day on which a pasted advert says that it was published, as an ISO date not after `today`: "Posted: 17 Nov, 2026", "Posted 4 days ago". Undefined where it does not. */
export function publicationDay(pasted: string, today: string): string | undefined {
  for (const behind of [
    ...placesBehind(pasted, PUBLISHED),
    ...placesBehind(pasted.slice(0, HEAD), DATED),
    ...linesOfPapers(pasted),
  ]) {
    const { n, unit = "" } = AGO.exec(behind)?.groups ?? {};
    const ago = n === undefined ? undefined : (smallNumber(n) ?? 1);
    const named = ago === undefined ? dateIn(behind, today) : undefined;
    const day = ago === undefined ? named?.date : addTime(today, -ago, unit);
    const isNear = named === undefined || named.index <= LONGEST_WEEKDAY;
    if (day !== undefined && isNear && day <= today && day >= addTime(today, -MOST_DAYS, "days")) return day;
  }
  return undefined;
}

const LONGEST_WEEKDAY = 12;

/** What follows a pattern on its line, so far. */
const placesBehind = (text: string, pattern: RegExp) =>
  matchesIn(text, pattern).map(({ index, 0: words }) => {
    const start = index + words.length;
    return text.slice(start, start + REACH).split("\n")[0] ?? "";
  });

/** "Date: 16th November, 2026" in the head of a notice, beside its reference. */
const DATED = /(?<=^|[\n\t|]| {2}|\| )dated? ?: ?/giu;
const HEAD = 800;

/** "(The Pointer, Thursday 26th November, 2026, page 31)": the paper in which a notice stood, from its day on. */
const linesOfPapers = (text: string) =>
  matchesIn(text, PAPER_AND_PAGE).map(({ groups }) => (groups?.day ?? "").replace(/^[,\s–-]+/u, ""));
const PAPER_AND_PAGE = patternOf(
  String.raw`(?:^|\n)[^\n]{0,60}?(?<day>[,:–-] ?(?:\p{L}{3,9}day,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}),? 20\d\d)[,;–—. -]{1,3}(?:page|pg|p)\.? ?\d{1,3}`,
  "giu",
);
const PUBLISHED = patternOf(
  String.raw`(?<!\p{L})(?:(?:date )?(?:re)?${sourceOf("posted, published, advertised")}|date of ${sourceOf("publication, advert(?:isement)?")}|${sourceOf("notice, advert(?:isement)?, vacancy, circular")} dated|publication \((?:[^(),\d\n]{2,40}, )?)(?: on)?\s?[:–-]?\s?`,
  "giu",
);
const AGO = patternOf(String.raw`^(?<n>${SMALL_NUMBER}|an?) (?<unit>days?|weeks?|months?) ago`, "iu");
