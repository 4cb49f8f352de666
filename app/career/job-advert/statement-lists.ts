import type { AskedStatement, StatementKind, TextRange } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { isEvent, isOfReferees, isPaper, kindOf, placeIn, trimmed } from "./statement-clause";
import { BEGINS, BEGINS_ANEW, goesBack } from "./statement-parts";
import { FACT_ITEM } from "./vocabulary/statement-kinds";
import { STATEMENT_END } from "./vocabulary/statement-limits";
import { LIST_LEADS, PARTICULARS } from "./vocabulary/statement-lists";

/** What a list asks for, item by item, and the ranges of the text in which it stands. */
export type StatementList = { asked: AskedStatement[]; covers: TextRange };

const LONGEST_ITEM = 30;
const FEWEST_PARTICULARS = 3;

/** Items behind words that ask for them: "In your letter answer: (a) why … (b) your notice period", each its own statement. */
export function listBehind(
  index: number,
  sentences: readonly Sentence[],
  { isApplying }: { isApplying: boolean },
): StatementList | undefined {
  const sentence = sentences[index];
  if (!sentence) return undefined;
  const { text } = sentence;
  const next = sentences[index + 1];
  const opensLines = next?.isBullet === true && next.line === sentence.line + 1;
  const label = ASKING_LABEL.test(sentence.label ?? "")
    ? leadIn(`${sentence.label ?? ""}:`, { isApplying, opensLines: false })
    : undefined;
  const lead =
    (label && { start: 0, end: 0 }) ??
    leadIn(text, { isApplying: isApplying || sentence.isHeading, opensLines });
  if (!lead && isApplying && SENDS.test(text)) return factsBelow(index, sentences);
  if (!lead || UNWANTED.test(text.slice(0, lead.end))) return undefined;
  const rest = text.slice(lead.end);
  const items =
    rest.trim() === ""
      ? linesBelow(index, sentences)
      : [
          ...itemsIn(rest, sentence.start + lead.end),
          ...clausesBehind(index, sentences).flatMap((own) => itemsIn(own.text, own.start)),
        ];
  // "The letter must state: …" of a single thing is read as a clause.
  if (items.length < (IS_SHORT.test(text.slice(lead.start, lead.end)) ? 1 : 2)) return undefined;
  const where = placeIn(label ? (sentence.label ?? "") : text.slice(0, lead.end));
  const asked = items.flatMap((item) => statementOf(item, where));
  const last = items.at(-1);
  return asked.length === 0 || !last
    ? undefined
    : { asked, covers: { start: sentence.start + lead.start, end: last.start + last.text.length } };
}

/** "Send: (a) a CV, (b) the names of three referees": in a list of papers nothing but facts of the applicant is said. */
function factsBelow(index: number, sentences: readonly Sentence[]): StatementList | undefined {
  const items = linesBelow(index, sentences).filter(
    ({ text }) => FACT_ITEM.test(text.trim()) || OWN_CLAUSE.test(text.trim()),
  );
  const asked = items.flatMap((item) => statementOf(item, undefined));
  const [first, last] = [asked[0], asked.at(-1)];
  return first && last ? { asked, covers: { start: first.start, end: last.end } } : undefined;
}
/** "when you can resume" */
const OWN_CLAUSE =
  /^(?:when|why|where|whether|if|how (?:soon|much|long|many|early)) (?:\p{L}+ ){0,2}(?:you|u)(?!\p{L})/iu;
const SENDS = patternOf(
  String.raw`(?<!\p{L})${sourceOf("send, submit, attach, enclose, forward, include, comprise, contain, consist of, with, documents?, application")}(?: \p{L}+){0,3}\s?:?-?\s*$`,
  "iu",
);

/** "Write in the mail: …", "We also want to know: …" is read as the label of its line. */
const ASKING_LABEL = patternOf(
  String.raw`(?<!\p{L})${sourceOf("letter, e-?mail, mail, note, message, application, know, forget, remember, state, indicate, mention, tell, lines, sentences, words")}(?!\p{L})`,
  "iu",
);

type Item = { text: string; start: number };

/** `opensLines`: a list stands below, so that its lead needs no colon: "In your letter please state" above "(1) …". */
function leadIn(
  text: string,
  { isApplying, opensLines }: { isApplying: boolean; opensLines: boolean },
): TextRange | undefined {
  const whole = opensLines && !/:-?\s?$/.test(text) ? `${text.trimEnd()}:` : text;
  for (const [at, { words }] of LIST_LEADS.entries()) {
    // Only words that speak of the letter itself are enough outside of how to apply.
    if (at >= SURE_LEADS && !isApplying) break;
    const found = words.exec(whole);
    if (!found || !(/:-?\s?$/.test(found[0]) || OPENS_ITEM.test(whole.slice(found.index + found[0].length))))
      continue;
    const isOfLetter = isApplying || at < LEADS_OF_LETTER || opensLines;
    if (!isOfLetter && !ASKS.test(whole.slice(found.index + found[0].length))) continue;
    return { start: found.index, end: Math.min(found.index + found[0].length, text.length) };
  }
  return undefined;
}

const OPENS_ITEM = /^ \((?:a|1|i)\) /iu;

/** So many of the leads speak of the letter, or to the applicant. */
const SURE_LEADS = 7;
/** So many speak of the letter itself; behind the others the list must ask somebody: "In three lines: we drive, we deliver" tells of the firm. */
const LEADS_OF_LETTER = 4;
const ASKS = /(?<!\p{L})(?:you|your|ur|u|what|why|how|when|where|which|who|whether)(?!\p{L})/iu;
const IS_SHORT = /^(?:short|brief|one-page|an?) /iu;
/** "Do not include: …" */
const UNWANTED = /(?<!\p{L})(?:do not|don['’]?t|never|not) (?!forget)(?:\p{L}+ )?(?:\p{L}+)[^.]{0,20}:/iu;

/** The items of the list in the next lines: the first sentence of each, without what follows it. */
function linesBelow(index: number, sentences: readonly Sentence[]): Item[] {
  const items: Item[] = [];
  let line = sentences[index]?.line ?? 0;
  for (const own of sentences.slice(index + 1)) {
    if (own.line === line && items.length > 0) {
      // "Do you drive? Do you own a bike?": each question asks.
      if (/\?\s*$/u.test(own.text)) items.push({ text: own.text, start: own.start });
      continue;
    }
    if (own.line !== line + 1 || !own.isBullet || own.isHeading) break;
    items.push({ text: own.text, start: own.start });
    line = own.line;
  }
  return items;
}

/** "…; a fault you traced; your pay": a semicolon ends what is read as a sentence. */
export function clausesBehind(index: number, sentences: readonly Sentence[]): Sentence[] {
  const clauses: Sentence[] = [];
  for (let at = index; sentences[at]?.text.trimEnd().endsWith(";"); at += 1) {
    const next = sentences[at + 1];
    if (!next || next.line !== sentences[index]?.line || next.isHeading) break;
    clauses.push(next);
  }
  return clauses;
}

/** "It should state your rate; your notice": what goes on behind the semicolon of a clause that asks, where only the applicant knows it. */
export function statedBehind(index: number, sentences: readonly Sentence[]): AskedStatement[] {
  return clausesBehind(index, sentences)
    .flatMap((own) => itemsIn(own.text, own.start))
    .flatMap((item) => statementOf(item, undefined))
    .filter(({ kind }) => kind !== "other");
}

/** The parts between the commas outside of brackets, and the last behind "and". */
function itemsIn(text: string, start: number): Item[] {
  const own = text.slice(0, STATEMENT_END.exec(text)?.index ?? text.length);
  const items: Item[] = [];
  let from = 0;
  for (const joint of own.matchAll(/\([^()]*\)|[,;] (?:and |& |or )?| (?:and|&) | [/+|] /gu)) {
    const right = own.slice(joint.index + joint[0].length);
    const isComma = /^(?:[,;]| [/+|])/.test(joint[0]);
    if (joint[0].startsWith("(") || (goesBack(right) && !(isComma && BEGINS_ANEW.test(right)))) continue;
    // Behind the last "and" of a list a new thing may begin with an article, too.
    const isLast = items.length > 0 && !/,/.test(right);
    const isFresh = BEGINS_ANEW.test(right) || (isLast && BEGINS.test(right));
    if (!isComma && !isFresh) continue;
    items.push({ text: own.slice(from, joint.index), start: start + from });
    from = joint.index + joint[0].length;
  }
  return withWhole([...items, { text: own.slice(from), start: start + from }], (at, end) =>
    own.slice(at - start, end - start),
  ).filter(({ text: one }) => /\p{L}/u.test(one));
}

/** "names, functions, phone numbers and e-mails of three referees" are one thing: what is asked of people stands before who they are. */
function withWhole(items: Item[], textOf: (start: number, end: number) => string): Item[] {
  const at = items.findIndex(({ text }) => OF_PEOPLE.test(text));
  const of = items[at];
  if (!of) return items;
  let first = at;
  while (first > 0 && DETAIL_OF_PEOPLE.test(trimmed(items[first - 1]?.text ?? ""))) first -= 1;
  const start = items[first]?.start ?? of.start;
  const whole = { text: textOf(start, of.start + of.text.length), start };
  return [...items.slice(0, first), whole, ...items.slice(at + 1)];
}
const DETAILS =
  "(?:names?|address(?:es)?|functions?|positions?|titles?|(?:(?:tele)?phone|gsm|mobile)(?: numbers?)?|e-?mails?(?: addresses)?|contacts?|numbers?|occupations?|relationships?|organi[sz]ations?)";
const DETAIL_OF_PEOPLE = patternOf(String.raw`^(?:(?:the|full|official|functional) )*${DETAILS}$`, "iu");
const OF_PEOPLE = patternOf(
  String.raw`^ ?(?:(?:and|the|full|official|functional) )*${DETAILS}(?: (?:and|&) (?:\p{L}+ )?${DETAILS})? of [^,;:]{0,40}(?:referees?|guarantors?|references|sureties)(?!\p{L})`,
  "iu",
);

/** Each item in its words; a paper that is to be sent is none. */
function statementOf(item: Item, where: string | undefined): AskedStatement[] {
  const whole = item.text.slice(0, STATEMENT_END.exec(item.text)?.index ?? item.text.length);
  const text = trimmed(whole.replace(/[,;] (?:and|or)\s*$/iu, "").replace(ITEM_MARK, ""));
  const kind = particularIn(text) ?? kindOf(text);
  const isOwn = particularIn(text) !== undefined;
  const isOther =
    !/\p{L}{2}/u.test(text) ||
    text.split(" ").length > LONGEST_ITEM ||
    (!isOwn && !isOfReferees(kind, text) && isPaper(text)) ||
    isEvent(text) ||
    /@/.test(text);
  if (isOther) return [];
  const start = item.start + item.text.indexOf(text);
  return [{ kind, text, start, end: start + text.length, ...(where && { where }) }];
}

const ITEM_MARK = /^\s*\((?:[a-h]|\d{1,2}|[ivx]{1,5})\) /iu;

const PARTICULAR = PARTICULARS.map(({ words, kind }) => ({
  words: patternOf(
    String.raw`^(?:(?:your|ur|the|their|his|her|applicant['’]?s|the applicant['’]s|candidate['’]?s) )*(?:${words})(?: ?\([^()]{2,40}\))?$`,
    "iu",
  ),
  kind,
}));

/** What public adverts ask everybody to state: the kind of thing, undefined for anything else. */
export function particularIn(text: string): StatementKind | undefined {
  const found = PARTICULAR.find(({ words }) => words.test(text));
  return found && (found.kind === "own" ? kindOf(text) : found.kind);
}

/** "stating full name, date and place of birth, marital status, … and names of three referees": a run of at least three of them. */
export function particularsIn(sentence: Sentence): StatementList | undefined {
  const { text, start } = sentence;
  const cue = PARTICULARS_CUE.exec(text);
  if (!cue) return undefined;
  const from = cue.index + cue[0].length;
  const items = itemsIn(text.slice(from), start + from).map((item) => ({
    item,
    isOwn: particularIn(trimmed(item.text)) !== undefined,
  }));
  const last = items.findLastIndex(({ isOwn }) => isOwn);
  const own = items.slice(0, last + 1);
  const known = own.filter(({ isOwn }) => isOwn).length;
  if (known < FEWEST_PARTICULARS || known * 2 < own.length) return undefined;
  const asked = own.flatMap(({ item }) => statementOf(item, undefined));
  const end = asked.at(-1)?.end ?? 0;
  return { asked, covers: { start: start + cue.index, end } };
}
const STATES = sourceOf("state, indicate, include, contain, bear, give, provide, specify");
const CUES = [
  sourceOf("stating, bearing, giving, indicating, containing, showing, providing, specifying"),
  `(?:must|should|shall|to|please|kindly) (?:clearly )?${STATES}`,
  "with the following",
];
const PARTICULARS_CUE = patternOf(
  String.raw`(?<!\p{L})(?:${CUES.join("|")})(?: (?:clearly|the following|(?:full )?(?:particulars|details)(?: of)?))*:? `,
  "iu",
);
