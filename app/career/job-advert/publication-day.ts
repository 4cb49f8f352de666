import { matchesIn } from "~/pattern";
import { addTime, dateIn } from "./dates-in-text";
import { patternOf, SMALL_NUMBER, smallNumber, sourceOf } from "./patterns";

const REACH = 40;
/** Longer ago an advert of today was not published. */
const MOST_DAYS = 120;

/** The day on which a pasted advert says that it was published, as an ISO date not after `today`: "Posted: 17 Nov, 2026", "Posted 4 days ago". Undefined where it does not. */
export function publicationDay(pasted: string, today: string): string | undefined {
  for (const { index, 0: words } of matchesIn(pasted, PUBLISHED)) {
    const behind = pasted.slice(index + words.length, index + words.length + REACH).split("\n")[0] ?? "";
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
const PUBLISHED = patternOf(
  String.raw`(?<!\p{L})(?:(?:date )?(?:re)?${sourceOf("posted, published, advertised")}|date of ${sourceOf("publication, advert(?:isement)?")})(?: on)?\s?[:–-]?\s?`,
  "giu",
);
const AGO = patternOf(String.raw`^(?<n>${SMALL_NUMBER}|an?) (?<unit>days?|weeks?|months?) ago`, "iu");
