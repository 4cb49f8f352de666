import type { AskedStatement, StatementKind, TextRange } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import { itemsIn } from "./statement-items";
import { kindOf } from "./statement-kind";
import { particularIn } from "./statement-particulars";
import { BEGINS_ANEW } from "./vocabulary/statement-begins";
import {
  IN_SUBJECT,
  IS_NIN,
  isNoStatement,
  OF_FRAUD,
  OF_REFERENCE,
  STATEMENT_END,
} from "./vocabulary/statement-limits";

const MOST_WORDS = 30;
const FEWEST_PARTICULARS = 3;

/** Words that ask: `isStating`, whether they can only be about words. */
export type StatementCue = TextRange & { isStating: boolean };
/** What a cue leads to. `isOpen`: nothing stands behind it on its line, so that it is what stands below. */
export type AskedBehind = { asked: AskedStatement[]; isOpen: boolean; isList: boolean; where?: string };

/** What the words behind a cue ask for: to the end of the clause, in parts where each is something of its own. */
export function statementsBehind(text: string, cue: StatementCue, end: number): AskedBehind {
  const { end: start } = cue;
  const lead = LEAD_IN.exec(text.slice(start, end))?.[0] ?? "";
  const isList = OPENS_LIST.test(lead) || OPENS_ITEM.test(text.slice(start + lead.length));
  const rest = text.slice(start + lead.length, end);
  const behind = withinBracket(text.slice(0, start), rest.slice(0, STATEMENT_END.exec(rest)?.index));
  const where = placeIn(text.slice(Math.max(0, cue.start - (isList ? REACH : 0)), start)) ?? placeIn(lead);
  if (IN_SUBJECT.test(lead + behind)) return NOTHING;
  if (OF_REFERENCE.test(lead + behind) && !behind.includes(",")) return NOTHING;
  const whole = behind.slice(0, WHERE.exec(behind)?.index ?? behind.length);
  const place = where ?? placeIn(rest.slice(whole.length, whole.length + REACH));
  const before = text.slice(Math.max(0, cue.start - NEAR), start);
  const after = rest.slice(whole.length, behind.length);
  // A length in front of a list is that of the whole.
  const length = isList
    ? undefined
    : (LENGTH.exec(lead) ?? LENGTH.exec(before) ?? LENGTH.exec(after))?.groups?.length;
  // "If you must give notice, tell us": what stands before is the thing.
  if (AT_MEETING.test(behind) || (EMPTY.test(whole) && AT_INTERVIEW.test(behind))) return NOTHING;
  const conditional = EMPTY.test(whole) ? conditionIn(text.slice(0, start)) : undefined;
  const isPointer = IS_POINTER.test(behind);
  const isOpen = OPENS_BELOW.test(rest) || isPointer;
  if ((behind.trim() === "" || isPointer) && !conditional)
    return { asked: [], isOpen, isList, ...(where && { where }) };
  const range = conditional ?? { start: start + lead.length, end: start + lead.length + whole.length };
  const isAmongPapers =
    /(?:that|which) \p{L}+$/iu.test(text.slice(cue.start, start)) &&
    HOLDS_PAPER.test(text.slice(0, cue.start));
  // "Your CV, a letter which says what is wrong, two scripts and a demo": behind the clause the list of papers goes on.
  const stretch = text.slice(range.start, range.end);
  const row = conditional ? [{ text: stretch, start: 0, hasVerb: false }] : itemsIn(stretch, { isList });
  const items = row.filter(
    (item, at) => at === 0 || !isAmongPapers || item.hasVerb || BEGINS_ANEW.test(item.text.trim()),
  );
  const opening = CONDITIONAL.exec(text.slice(0, cue.start))?.groups?.condition;
  const marks = { ...(place && { where: place }), ...(length && { length }) };
  const asked = statementsOf(items, range.start, { isStating: cue.isStating || isList }).map((own) => ({
    ...own,
    ...marks,
  }));
  const [only] = asked;
  // "If you have a motorcycle, add its plate number": what is asked only of some says of whom.
  if (opening !== undefined && only && asked.length === 1 && !conditional) {
    const from = text.lastIndexOf(opening, cue.start);
    return { asked: [{ ...only, text: text.slice(from, only.end), start: from }], isOpen, isList };
  }
  return { asked, isOpen, isList };
}
/** "a CV (showing your age and town) and copies": what a bracket opens ends with it. */
function withinBracket(before: string, behind: string): string {
  const isOpen = /\([^()]*$/u.test(before);
  const close = behind.replace(/\([^()]*\)/gu, (inner) => "-".repeat(inner.length)).indexOf(")");
  return isOpen && close >= 0 ? behind.slice(0, close) : behind;
}

const NOTHING: AskedBehind = { asked: [], isOpen: false, isList: false };
const OPENS_LIST = /(?::-?| [–—-])\s*$/u;
/** "three short things we will check:" */
const IS_POINTER = patternOf(
  String.raw`^ (?:${sourceOf("the, these, those, a, some, few, two, three, four, five, six, \\d+, short, simple, quick, following, our, all, other, more")} )*${sourceOf("things?, points?, questions?, details?, facts?, items?, particulars, information, matters, issues")}(?: (?:only|below|we will check|please|briefly|in order))?[\s.:-]*$`,
  "iu",
);
/** Nothing, or "to a@b.ng:". */
const OPENS_BELOW = /^\s*$|:-?\s*$/u;
const OPENS_ITEM = /^ ?\((?:a|1|i)\) /iu;

/** The statements among the items of a row that starts at `offset`. Where the words may be about papers, a row that begins with one lists them. */
export function statementsOf(
  items: readonly { text: string; start: number }[],
  offset: number,
  { isStating }: { isStating: boolean },
): AskedStatement[] {
  const isOfFraud = items.length < 2 || items.some((item) => OF_FRAUD.test(item.text));
  const isOfPapers = !isStating && isNoStatement(trimmed(items[0]?.text ?? ""));
  const asked = items.flatMap((item): AskedStatement[] => {
    const text = trimmed(item.text.replace(ITEM_MARK, ""));
    const kind = particularIn(text) ?? kindOf(text);
    const isListed = isStating || items.length > 2;
    if (
      !isAsked(text, kind, isListed) ||
      (isOfFraud && IS_NIN.test(text)) ||
      (isOfPapers && kind === "other" && particularIn(text) === undefined)
    )
      return [];
    const start = offset + item.start + item.text.indexOf(text);
    return [{ kind, text, start, end: start + text.length }];
  });
  // The name is asked where a row of particulars is; alone it stands in every letter.
  const isOfParticulars = asked.filter(({ kind }) => kind !== "identity").length >= FEWEST_PARTICULARS - 1;
  return asked.filter(({ kind }) => kind !== "identity" || isOfParticulars);
}
const ITEM_MARK = /^\s*\((?:[a-h]|\d{1,2}|[ivx]{1,5})\) /iu;

/** Who vouches for somebody is stated with the number to call; their letters are papers. */
const isOfReferees = (kind: StatementKind, text: string) =>
  kind === "referees" && !/(?<!\p{L})(?:letters?|attach\p{L}*|copies)(?!\p{L})/iu.test(text);

function isAsked(text: string, kind: StatementKind, isListed: boolean): boolean {
  if (isEvent(text) || text.split(" ").length > MOST_WORDS || !/\p{L}{2}/u.test(text) || /@/.test(text))
    return false;
  if (particularIn(text) !== undefined || isOfReferees(kind, text)) return true;
  if (isNoStatement(text)) return false;
  return !isWordAlone(text) || (isListed && /^\p{Ll}{4,}$/u.test(text));
}

const HOLDS_PAPER = /(?<!\p{L})(?:c\.?v|r[eé]sum[eé]|certificates?|credentials)s?(?!\p{L})/iu;
const REACH = 60;
const NEAR = 16;

const PLACES = [
  "(?:first|opening|last|second) (?:paragraph|line|sentence|page)(?: of (?:the|your) (?:cover )?(?:letter|mail|application|cv))?",
  "(?:(?:mail|message) )?body(?: of (?:the|your|d|ur) (?:e-?)?(?:mail|message))?",
  "top of (?:the|your) (?:letter|page|cv)",
  "(?:cover(?:ing)? )?(?:letter|note|application|e-?mail|mail|message|cv)",
];
const PLACE = `(?:${PLACES.join("|")})`;
const SIZE = String.raw`(?:half a|a|one|two|three|four|five|ten|\d{1,3})(?: short)?[ -](?:pages?|lines?|words|sentences?|paragraphs?)`;
const BRIEFLY = sourceOf(
  "by number, in turn, one by one, point by point, also, briefly, clearly, exactly, please, honestly, too, therein, herein, further, only, at least, us, the following(?: order)?, (?:the|these) (?:things|details|particulars|information|points|items|facts), following, below, as follows, these(?: (?:two|three|four|five|\\d))?(?: (?:things|details|points|facts|questions))?, (?:two|three|four|five|six) (?:things|points|facts|items), about(?= (?:your|how|why)), également, aussi, clairement, dans (?:le|la|sa|votre|leur) (?:corps du )?(?:lettre|message|courriel|mail|candidature)(?: de motivation)?(?: et)?(?: sans pièces? jointes?)?",
);
const AT_MOST = sourceOf("not more than, no more than, at most, about, only, under, max");
/** "in one page", "in the letter", "briefly": what stands between the verb and the thing. */
const LEAD_IN = patternOf(
  String.raw`^(?:(?:,? | ?[–-] )(?:${BRIEFLY}(?![\p{L}])|(?:in|at|on|with|inside|for) (?:(?:the|your|ur|d|his|her|this|same) )?(?:${PLACE}|it|(?:this )?order(?: (?:listed|below|given))?|(?:${AT_MOST} )?${SIZE}(?: total| each| in all)?)(?:,? (?:at most|only|or (?:less|fewer|so)|max|maximum))?(?!\p{L}))| ?\((?:max|min|at most|not more|no more|one|two|\d|do not|don['’]?t|no )[^()]{0,60}\))*,?(?:\s?:-?| [–—-]| of(?= (?:a|an|one|the|your|you)(?!\p{L})))?(?=[ \n]|$)`,
  "iu",
);
const LENGTH = patternOf(String.raw`(?<!\p{L})(?<length>${SIZE})(?!\p{L})`, "iu");
const IN_PLACE = String.raw`(?<!\p{L})(?:in|at|on|inside) (?:(?:the|your|ur|d|their|same|the same) )?`;
const WHERE = patternOf(
  String.raw`,? ${IN_PLACE}(?:${PLACE}|(?:application|letter) form|(?:${AT_MOST} )?${SIZE})(?!\p{L})`,
  "iu",
);
const NAMED_PLACE = patternOf(String.raw`${IN_PLACE}(?<place>${PLACE})(?!\p{L})`, "iu");
/** The part of the application that words name: "in the first paragraph". */
export const placeIn = (text: string) => NAMED_PLACE.exec(text)?.groups?.place?.toLowerCase();

const IT = "(?:it|this|that|so|us|the (?:person|name|fact))(?: (?:in|at|on|but|to) .*)?";
/** Nothing but "it", and what not to do with it: "tell us and do not hide it". */
const EMPTY = patternOf(
  String.raw`^\s*(?:${IT})?(?:(?:,| and (?:do not|don['’]t)(?!\p{L})).*)?[\s.!]*$`,
  "iu",
);
const AT_MEETING =
  /(?<!\p{L})(?:at|during|in) (?:the|an?|our|your) (?:\p{L}+ )?(?:interview|test|audition|screening)(?!\p{L})/iu;
const AT_INTERVIEW = /(?<!\p{L})(?:interview|audition|form|portal)(?!\p{L})/iu;
const CONDITION = patternOf(
  String.raw`(?:^|[.;:] ?)(?<condition>(?:[Ii]f|[Aa]ny(?:one|body|\p{L}*)|[Tt]hose|[Ww]hoever|[Aa]n? \p{L}+ (?:who|with)|\p{L}+ who) [^.;:]{8,140}?)(?=,? (?:then |please |must |should |shall |are to |is to |will )*(?:also |so )*(?:tell|let|mention|state|say|indicate|disclose|declare)[^,]*$)`,
  "u",
);

const CONDITIONAL = patternOf(
  String.raw`(?:^|[.;:] ?)(?<condition>[Ii]f (?:you|u|[^.;:,]{3,40}) [^.;:]{3,110}?),?$`,
  "u",
);

function conditionIn(before: string): TextRange | undefined {
  const found = CONDITION.exec(before);
  const condition = found?.groups?.condition;
  if (!found || condition === undefined) return undefined;
  const start = found.index + found[0].indexOf(condition);
  return { start, end: start + condition.length };
}

/** The words of a request without its joints and marks. */
function trimmed(part: string): string {
  return part
    .replace(/^[\s,:&+/"'“”–-]+|[\s,;:.!?"'“”–-]+$/gu, "")
    .replace(/^(?:and|also|please|kindly|then) /iu, "")
    .replace(VERB_AGAIN, "")
    .replace(/^(?:include|add) (?:\([^()]*\) )?(?=(?:an?|one|your) )/iu, "")
    .replace(/ (?:and|or|with)$/iu, "")
    .replace(/^([^(]*)\)$/u, "$1")
    .replace(/ ?\([^)]*$/u, "");
}

const VERB_AGAIN = patternOf(
  String.raw`^${sourceOf("state, indicate, mention, specify, say, give, (?:tell|gist) us, let us know")} (?=${sourceOf("about, your, ur, their, when, why, how, whether")}(?!\p{L}))`,
  "iu",
);

/** "Aptitude test – 4th week of May", "interview hold Tuesday 8th": what happens on a day, unless the words ask something of it. */
function isEvent(text: string): boolean {
  return ON_DAY.test(text) && !ASKS_OF_DAY.test(text);
}
const ON_DAY = patternOf(
  String.raw`(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d(?:st|nd|rd|th)? (?:week of |of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|${sourceOf("january, february, april, june, july, august, september, october, november, december")} \d{4})(?!\p{L})`,
  "iu",
);
const ASKS_OF_DAY =
  /(?<!\p{L})(?:you|u|your|ur|if|whether|when|why|how|which|can|available|availability)(?!\p{L})/iu;

/** A word alone says too little, but for these and short forms: "PAR". */
function isWordAlone(text: string): boolean {
  return (
    /^\p{L}+$/u.test(text) &&
    !/^\p{Lu}{2,5}$/u.test(text) &&
    !/^(?:age|area|town|state|city|notice|availability|location|salary|why)$/iu.test(text)
  );
}
