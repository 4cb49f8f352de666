import { addTime, dateIn, weekdayIn } from "./dates-in-text";
import type { TextRange } from "./job-advert";
import { anyOf, inOrder, patternOf, SMALL_NUMBER, smallNumber } from "./patterns";

const CLOSES = inOrder(
  [
    /\b/u,
    anyOf(
      [
        // "close 7pm" is the hour at which work ends.
        /dead ?lines?|clos(?:e|es|ing|ed)(?! (?:by |at )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm))/u,
        /(?:not|no) later than|on or before|latest(?: by)?|valid till/u,
        /ends?|expires?|before|b4|by|until|till|up to(?: and including)?/u,
        /within|from (?:the date of )?this|date limite|avant/u,
        /(?:accepted|received|read|opened|considered|entertained) (?:after|till|until)/u,
        /au plus tard|jusqu'au|bewerbungsfrist|bewerbungsschluss|bis(?: zum| spätestens)?|spätestens/u,
        /(?:applications?|cvs?)(?: \p{L}+)? after/u,
        /last (?:day|date)|stops?|shuts?|cut[- ]?off|clôture|dernier délai|einsendeschluss|no be after/u,
      ],
      "u",
    ),
    /(?![\p{L}])/u,
  ],
  "iu",
);

const WITHIN = patternOf(
  String.raw`(?<!\p{L})(?<n>${SMALL_NUMBER}|an?)(?: ?\(\w{1,12}\))?[ -]?(?<unit>working days?|days?|weeks?|wks?|months?|jours?|semaines?|tagen?|wochen?)(?= (?:\p{L}+ ){0,4}(?:this|publication|advert|date|posting|appears|cette|parution|ab|nach|hereof|today|now))`,
  "iu",
);

/** "two weeks from 26th November, 2026": a time behind a day that is named. */
const BEHIND_DAY = patternOf(
  String.raw`(?<!\p{L})(?<n>${SMALL_NUMBER}|an?)(?: ?\(\w{1,12}\))?[ -]?(?<unit>working days?|days?|weeks?|wks?|months?) (?:from|after|of|beginning|starting|with effect from|counting from)(?: the)?(?: date of)?(?: publication| this publication| this advert\p{L}*)?[,:( ]{1,3}(?=\d|\p{L}+ \d)`,
  "iu",
);

const LAST_OF_MONTH = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:last day|end) of (?:this|the) month|month[- ]end|end of (?:this|the) month|fin (?:de ce|du) mois/u,
        /ende (?:des|dieses) monats/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

// "within 14 days", without a word from when.
const INSIDE = patternOf(
  String.raw`(?<!\p{L})(?:within|in the next|dans les|innerhalb von) (?<n>${SMALL_NUMBER})(?: ?\(\w{1,12}\))?[ -]?(?<unit>working days?|days?|weeks?|wks?|months?|jours?|semaines?|tagen?|wochen?)(?!\p{L})`,
  "iu",
);

/** The last day to apply that a sentence names, as an ISO date; those without a year count from `today`, times ("within two weeks") from the day of publication where it is known. */
export function closingDateIn(
  sentence: string,
  {
    today,
    hasLabel,
    published = today,
  }: { today: string; hasLabel: boolean; published?: string | undefined },
): (TextRange & { date: string }) | undefined {
  const cue = CLOSES.exec(sentence);
  if (!cue && !hasLabel) return undefined;
  const counted = countedFrom(sentence, { today, published });
  if (counted) return counted;
  // Behind the word that closes first; a labelled sentence may give its date anywhere.
  const from = cue?.index ?? 0;
  if (hasLabel && from > 0) {
    const later = closingDateIn(sentence.slice(from), { today, hasLabel, published });
    if (later) return { date: later.date, start: from + later.start, end: from + later.end };
  }
  const rest = hasLabel ? sentence.slice(0, 400) : sentence.slice(from, from + 160);
  const at = hasLabel ? 0 : from;
  const relative = INSIDE.exec(rest);
  if (relative) {
    const date = addTime(published, smallNumber(relative.groups?.n) ?? 1, relative.groups?.unit ?? "");
    return { date, start: at + relative.index, end: at + relative.index + relative[0].length };
  }
  if (LAST_OF_MONTH.test(rest)) {
    const found = LAST_OF_MONTH.exec(rest);
    const end = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0));
    const start = at + (found?.index ?? 0);
    return { date: end.toISOString().slice(0, 10), start, end: start + (found?.[0].length ?? 0) };
  }
  const found = dateIn(rest, today);
  if (found) return { date: found.date, start: at + found.index, end: at + found.index + found.length };
  const alone = found ? undefined : dayAlone(rest, sentence, today);
  if (alone) return { ...alone, start: at + alone.start, end: at + alone.end };
  const weekday = cue || hasLabel ? weekdayIn(rest.slice(0, 40), today) : undefined;
  // Behind a label a day alone is enough, if it comes first: "Closing: next Wednesday".
  if (weekday && (cue || weekday.index === 0))
    return { date: weekday.date, start: at + weekday.index, end: at + weekday.index + weekday.length };
  return undefined;
}

/** "send before 9th": a day without its month is one of the month that the sentence names, else the next one. */
function dayAlone(rest: string, sentence: string, today: string): (TextRange & { date: string }) | undefined {
  const found = DAY_ALONE.exec(rest);
  const day = found?.groups?.day?.padStart(2, "0");
  if (!found || day === undefined || Number(day) > 28) return undefined;
  const named = dateIn(sentence, today)?.date.slice(0, 8);
  const near = `${today.slice(0, 8)}${day}`;
  const next = near > today ? near : addTime(near, 1, "month");
  const date = named ? `${named}${day}` : next;
  return { date, start: found.index, end: found.index + found[0].length };
}
const DAY_ALONE = inOrder(
  [
    /^(?:before|b4|by|till|until|on or before|latest(?: by)?) (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)/u,
    /(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|every|each|(?:the|a) month))/u,
  ],
  "iu",
);

/** A time that runs from a day which the sentence names, or from the publication, wherever in the sentence it stands. */
function countedFrom(
  sentence: string,
  { today, published }: { today: string; published: string },
): (TextRange & { date: string }) | undefined {
  const text = sentence.slice(0, 400);
  for (const pattern of [BEHIND_DAY, WITHIN]) {
    const found = pattern.exec(text);
    if (!found || OF_WORK.test(text.slice(found.index + found[0].length))) continue;
    const end = found.index + found[0].length;
    const named = pattern === BEHIND_DAY ? dateIn(text.slice(end, end + 40), today) : undefined;
    // "two weeks from Monday 23rd November"
    const isBehind = named !== undefined && WEEKDAY_BEFORE.test(text.slice(end, end + named.index));
    if (pattern === BEHIND_DAY && !isBehind) continue;
    const count = smallNumber(found.groups?.n) ?? 1;
    const date = addTime(named?.date ?? published, count, found.groups?.unit ?? "");
    const day = dayMeant(text, end, today);
    if (day) return day;
    return { date, start: found.index, end: end + (named ? named.index + named.length : 0) };
  }
  return undefined;
}

/** "six weeks from this publication (i.e. Monday, 20th April, 2026)": the day that the advert itself counted to. */
function dayMeant(text: string, from: number, today: string): (TextRange & { date: string }) | undefined {
  const lead = LEADS_TO_DAY.exec(text.slice(from))?.[0];
  const start = from + (lead?.length ?? 0);
  const day = lead === undefined ? undefined : dateIn(text.slice(start, start + 40), today);
  if (!day || !WEEKDAY_BEFORE.test(text.slice(start, start + day.index))) return undefined;
  // "of this publication (16th November)": a day that has passed, without a word that counts to it, is the one it runs from.
  if (day.date <= today && !COUNTS_TO.test(lead ?? "")) return undefined;
  return { date: day.date, start: start + day.index, end: start + day.index + day.length };
}
const COUNTS_TO = /(?:i\.e\.?|that is|which is|being|by|on or before|not later than|latest),? (?:on )?$/iu;
const LEADS_TO_DAY = inOrder(
  [
    /^[^.;()]{0,60}?(?:\(|[,–-] ?(?=that is|i\.e|which is|being))/u,
    /(?:(?:i\.e\.?|that is|which is|being|by|on or before|not later than|latest),? ){0,2}(?:on )?/u,
  ],
  "iu",
);
const WEEKDAY_BEFORE = /^(?:\p{L}{3,9}day,? (?:the )?)?$/iu;

// "3 months from date of employment" is the time of something else.
const OF_WORK = inOrder(
  [
    /^[^.;]{0,40}/u,
    /(?:employment|resumption|appointment|engagement|graduation|confirmation|offer|joining)(?!\p{L})/u,
  ],
  "iu",
);
