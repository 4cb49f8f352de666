import type { AskedStatement, StatementKind, TextRange } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import { BEGINS_ANEW, partsOf } from "./statement-parts";
import { STATEMENT_KINDS } from "./vocabulary/statement-kinds";
import { IN_SUBJECT, NO_STATEMENT, OF_REFERENCE, STATEMENT_END } from "./vocabulary/statement-limits";

const MOST_WORDS = 30;
const MOST_PARTS = 4;

/** What the words behind a cue ask for: to the end of the clause, in parts where each is something of its own. */
export function statementsBehind(text: string, cue: TextRange, end: number): AskedStatement[] {
  const { end: start } = cue;
  const lead = LEAD_IN.exec(text.slice(start, end))?.[0] ?? "";
  const rest = text.slice(start + lead.length, end);
  const behind = rest.slice(0, STATEMENT_END.exec(rest)?.index ?? rest.length);
  if (IN_SUBJECT.test(lead + behind)) return [];
  if (OF_REFERENCE.test(lead + behind) && !behind.includes(",")) return [];
  const whole = behind.slice(0, WHERE.exec(behind)?.index ?? behind.length);
  const where =
    placeIn(text.slice(cue.start, start)) ??
    placeIn(lead) ??
    placeIn(rest.slice(whole.length, whole.length + REACH));
  const before = text.slice(Math.max(0, cue.start - NEAR), start);
  const after = rest.slice(whole.length, behind.length);
  const length = (LENGTH.exec(lead) ?? LENGTH.exec(before) ?? LENGTH.exec(after))?.groups?.length;
  // "If you must give notice, tell us": what stands before is the thing.
  const conditional = EMPTY.test(whole) ? conditionIn(text.slice(0, start)) : undefined;
  const range = conditional ?? { start: start + lead.length, end: start + lead.length + whole.length };
  const isAmongPapers =
    /(?:that|which) \p{L}+$/iu.test(text.slice(cue.start, start)) &&
    HOLDS_PAPER.test(text.slice(0, cue.start));
  // "Your CV, a letter which says what is wrong, two scripts and a demo": behind the clause the list of papers goes on.
  const parts = partsOf(text.slice(range.start, range.end)).filter(
    (part, at) => at === 0 || !isAmongPapers || part.hasVerb || BEGINS_ANEW.test(part.text.trim()),
  );
  // "Add your CV, your licence and a letter of your parish" lists papers; many particulars are a form of CV.
  const isOfPapers = NO_STATEMENT.test(trimmed(parts[0]?.text ?? "")) || parts.length > MOST_PARTS;
  const isOwn = (words: string) =>
    parts.length > MOST_PARTS && /(?<!\p{L})(?:you|your|ur|u)(?!\p{L})/iu.test(words);
  return parts.flatMap((part) => {
    const own = trimmed(part.text);
    const from = range.start + part.start + part.text.indexOf(own);
    const kind = kindOf(own);
    // "your hen-day figure, mortality and reason for leaving": in a list of three a word is enough.
    const isListed = parts.length > 2 && /^\p{Ll}{5,}$/u.test(own);
    // "the names and phone numbers of two referees" are somebody else's.
    const isReferees = isOfReferees(kind, own);
    if (
      (!isStatement(own) && !isListed && !isReferees) ||
      (NO_STATEMENT.test(own) && !isReferees) ||
      (isOfPapers && kind === "other" && !isOwn(own))
    )
      return [];
    const found = { kind, text: own, start: from, end: from + own.length };
    return [{ ...found, ...(where && { where }), ...(length && { length }) }];
  });
}

/** Who vouches for somebody is stated with the number to call; their letters are papers. */
export const isOfReferees = (kind: StatementKind, text: string) =>
  kind === "referees" && !/(?<!\p{L})(?:letters?|attach\p{L}*|copies)(?!\p{L})/iu.test(text);

/** The things of a range, where what they are says that only the applicant knows them; anything else may be a paper. */
export function statementsOf(text: string, range: TextRange): AskedStatement[] {
  return partsOf(text.slice(range.start, range.end)).flatMap((part) => {
    const own = trimmed(part.text);
    const start = range.start + part.start + part.text.indexOf(own);
    const kind = kindOf(own);
    if ((!isStatement(own) && !isOfReferees(kind, own)) || kind === "other") return [];
    return [{ kind, text: own, start, end: start + own.length }];
  });
}
const HOLDS_PAPER = /(?<!\p{L})(?:c\.?v|r[eé]sum[eé]|certificates?|credentials)s?(?!\p{L})/iu;
const REACH = 60;
const NEAR = 16;

/** Whether it is a reason, a story, figures, pay … */
export function kindOf(text: string): StatementKind {
  // "where you would be based (we pay no relocation)": what stands in brackets explains.
  const bare = text.replace(/ ?\([^()]*\)/gu, "");
  const own = bare.includes(" ") ? bare : text;
  const kind = STATEMENT_KINDS.find(({ words }) => words.test(own))?.kind ?? "other";
  // "whether you have worked at night" asks for yes or no, and no story.
  return kind === "story" && YES_OR_NO.test(text) ? "other" : kind;
}
const YES_OR_NO = /^(?:if|whether) (?:or not )?(?:you|u|they)(?!\p{L})/u;

const PLACES = [
  "(?:first|opening|last|second) (?:paragraph|line|sentence|page)(?: of (?:the|your) (?:cover )?(?:letter|mail|application|cv))?",
  "body of (?:the|your|d|ur) (?:e-?)?(?:mail|message)",
  "top of (?:the|your) (?:letter|page|cv)",
  "(?:cover(?:ing)? )?(?:letter|note|application|e-?mail|mail|message|cv)",
];
const PLACE = `(?:${PLACES.join("|")})`;
const SIZE = String.raw`(?:half a|a|one|two|three|four|five|ten|\d{1,3})(?: short)?[ -](?:pages?|lines?|words|sentences?|paragraphs?)`;
const BRIEFLY = sourceOf("also, briefly, clearly, exactly, please, honestly, about(?= (?:your|how|why))");
const AT_MOST = sourceOf("not more than, no more than, at most, about, only");
/** "in one page", "in the letter", "briefly": what stands between the verb and the thing. */
const LEAD_IN = patternOf(
  String.raw`^(?:,| ?[:–-])?(?: ${BRIEFLY})*(?: ?\((?:max|min|at most|not more|no more|one|two|\d)[^()]{0,30}\))?(?:,? (?:in|at|on|with|inside) (?:(?:the|your|ur|d|his|her) )?(?:${PLACE}|(?:${AT_MOST} )?${SIZE})(?:,? (?:at most|only|or less|max))?,?)*(?: (?:of|that)(?= (?:a|an|one|the|your|you)(?!\p{L})))?(?= |$)`,
  "iu",
);
const LENGTH = patternOf(String.raw`(?<!\p{L})(?<length>${SIZE})(?!\p{L})`, "iu");
const IN_PLACE = String.raw`(?<!\p{L})(?:in|at|on|inside) (?:(?:the|your|ur|d|their) )?`;
const WHERE = patternOf(
  String.raw`,? ${IN_PLACE}(?:${PLACE}|(?:application|letter) form|(?:${AT_MOST} )?${SIZE})(?!\p{L})`,
  "iu",
);
const NAMED_PLACE = patternOf(String.raw`${IN_PLACE}(?<place>${PLACE})(?!\p{L})`, "iu");
/** The part of the application that words name: "in the first paragraph". */
export const placeIn = (text: string) => NAMED_PLACE.exec(text)?.groups?.place?.toLowerCase();

const EMPTY = /^\s*(?:it|this|that|so|us)?(?:,.*)?[\s.!]*$/iu;
const CONDITION = patternOf(
  String.raw`(?:^|[.;:] ?)(?<condition>[Ii]f [^.;:]{8,140}?)(?=,? (?:then |please )?(?:tell|let|mention|state|say|indicate)[^,]*$)`,
  "u",
);

function conditionIn(before: string): TextRange | undefined {
  const found = CONDITION.exec(before);
  const condition = found?.groups?.condition;
  if (!found || condition === undefined) return undefined;
  const start = found.index + found[0].indexOf(condition);
  return { start, end: start + condition.length };
}

/** Papers, names and numbers, which are read elsewhere. */
export const isPaper = (text: string) => NO_STATEMENT.test(text);

/** The words of a request without its joints and marks. */
export function trimmed(part: string): string {
  return part
    .replace(/^[\s,:&"'“”–-]+|[\s,;:.!?"'“”–-]+$/gu, "")
    .replace(/^(?:and|also|please|kindly|then) /iu, "")
    .replace(
      /^(?:state|indicate|mention|specify|say|give) (?=(?:your|ur|their|when|why|how|whether)(?!\p{L}))/iu,
      "",
    )
    .replace(/ (?:and|or|with)$/iu, "")
    .replace(/(?<=^[^(]*)\)$/u, "")
    .replace(/ ?\([^)]*$/u, "");
}

/** "Aptitude test – 4th week of May", "interview hold Tuesday 8th": what happens on a day, unless the words ask something of it. */
export function isEvent(text: string): boolean {
  return ON_DAY.test(text) && !ASKS_OF_DAY.test(text);
}
const ON_DAY = patternOf(
  String.raw`(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d(?:st|nd|rd|th)? (?:week of |of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|${sourceOf("january, february, april, june, july, august, september, october, november, december")} \d{4})(?!\p{L})`,
  "iu",
);
const ASKS_OF_DAY =
  /(?<!\p{L})(?:you|u|your|ur|if|whether|when|why|how|which|can|available|availability)(?!\p{L})/iu;

function isStatement(text: string): boolean {
  return (
    !isEvent(text) &&
    text.split(" ").length <= MOST_WORDS &&
    /\p{L}{2}/u.test(text) &&
    !isWordAlone(text) &&
    !NO_STATEMENT.test(text)
  );
}

/** A word alone says too little, but for these and short forms: "PAR". */
function isWordAlone(text: string): boolean {
  return (
    /^\p{L}+$/u.test(text) &&
    !/^\p{Lu}{2,5}$/u.test(text) &&
    !/^(?:age|area|town|state|city|notice|availability|location|salary|why)$/iu.test(text)
  );
}
