import { matchesIn } from "~/pattern";
import type { Visit } from "./job-advert";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { visitTimesIn } from "./visit-times";

/** The place that was found, and the sentence that sends people there. */
export type Place = { place: string; sentence: Sentence };

/** When people shall come in person, where, and what they shall bring; undefined where the advert asks nobody to come. */
export function visitIn(
  sentences: readonly Sentence[],
  { found, today }: { found: Place | undefined; today: string },
): Visit | undefined {
  const invites = sentences.filter(({ text, label }) => INVITES.test(`${label ?? ""} ${text}`));
  if (!found && invites.length === 0) return undefined;
  const near = sentences.filter(
    (own, at) =>
      own === found?.sentence ||
      invites.includes(own) ||
      isNear(own, [found?.sentence, ...invites]) ||
      (OPENS_WITH_TIME.test(own.text) && [found?.sentence, ...invites].includes(sentences[at - 1])),
  );
  const { dates, weekdays, ...hours } = visitTimesIn(
    near
      .map(wordsOf)
      .join("\n")
      .replace(found?.place ?? "", ""),
    today,
  );
  const isDated = dates.length > 0 || weekdays.length > 0;
  if (!found && !isDated) return undefined;
  return {
    ...(found && { place: found.place }),
    dates,
    weekdays,
    ...hours,
    bring: broughtIn(sentences),
  };
}

/** "Monday 7th to Wednesday 9th December, 8.30am - 1pm" as a sentence of its own behind the place. */
const OPENS_WITH_TIME = inOrder(
  [
    /^(?:from |on |any |every )?/u,
    /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2}(?:st|nd|rd|th))(?!\p{L})/u,
  ],
  "iu",
);

const wordsOf = ({ text, label }: Sentence) => (label ? `${label}: ${text}` : text);

/** "Date: …" and "Time: …" stand beside the place, each on a line of its own. */
function isNear({ line, label }: Sentence, others: readonly (Sentence | undefined)[]): boolean {
  return (
    TIME_LABEL.test(label ?? "") && others.some((other) => other && Math.abs(other.line - line) <= REACH)
  );
}
const REACH = 4;
const TIME_LABEL =
  /^(?:(?:interview|walk[- ]?in|screening|test)? ?(?:dates?|time|days?|hours?|when)|dates? (?:and|&) time)$/iu;

/** Words that ask everybody to come, and no one who was chosen. */
const INVITES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /walk[- ]?in (?:interview|test|screening|practical|exercise|recruitment)\p{L}*/u,
        /open (?:interview|day)s?/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

const BRINGS = patternOf(
  String.raw`(?<!\p{L}|(?:not|never|don['’]?t) )(?:(?:come|report|walk[- ]?in|turn up|be there|attend|present yourself)(?: in(?: person)?| physically)?(?: along)?,? with|come along with|bring(?: along)?(?: with you)?)\s?:? (?<list>[^.;!?\n]{3,240})`,
  "giu",
);
const LIST_ENDS = patternOf(
  String.raw`(?:,? (?:and |or )?${sourceOf("to, 2 (?:d|our|the|my), at, on, for(?! your), by, between, before, from, when, where, not later, this, tomorrow, every, any, will, which, who, as, see, since, because, ask, report, a (?:\\p{L}+ )?test")} |:|\s[–—-]\s|\().*$`,
  "iu",
);
const ITEM_LEAD = patternOf(
  String.raw`^(?:${sourceOf("and, or, your, ur, their, the, a, an, his, her, along, also")} )+`,
  "iu",
);
const NO_ITEM = anyOf(
  [
    /@|https?:|^[N₦#]?\d[\d,.]*k?$/u,
    patternOf(
      String.raw`(?<!\p{L})${sourceOf("yourself, friends?, experience, energy, passion, ideas?, skills?, years?, value, results?(?= to), attitude, mind, anybody, anyone, somebody, nobody, it, them, us, money, account")}(?!\p{L})`,
      "u",
    ),
  ],
  "iu",
);
const MOST_WORDS = 8;

/** What shall be brought, each thing in the words of the advert. */
function broughtIn(sentences: readonly Sentence[]): string[] {
  const lists = sentences.flatMap(({ text, section, isHeading }) =>
    isHeading || NO_VISIT.has(section) ? [] : matchesIn(text, BRINGS).map(({ groups }) => groups?.list ?? ""),
  );
  const things = lists.flatMap((list) =>
    ` ${list} `
      .replace(LIST_ENDS, "")
      .split(/,(?: and | or )?|(?<!originals?) and | & |\+| plus /u)
      .map((item) =>
        item
          .trim()
          .replace(ITEM_LEAD, "")
          .replace(/[\s,.:]+$/u, ""),
      ),
  );
  return [...new Set(things)].filter(
    (thing) => thing.length > 1 && thing.split(" ").length <= MOST_WORDS && !NO_ITEM.test(thing),
  );
}
/** "You bring five years in sales" is asked of the person. */
const NO_VISIT = new Set(["must", "wish", "duties", "benefits", "about"]);
