import type { AskedStatement, TextRange } from "./job-advert";
import { inOrder, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { statementsOf } from "./statement-clause";
import { itemsIn } from "./statement-items";
import { kindOf } from "./statement-kind";
import { particularIn } from "./statement-particulars";
import { BEGINS_ANEW } from "./vocabulary/statement-begins";
import { FACT_ITEM } from "./vocabulary/statement-kinds";
import { STATEMENT_END } from "./vocabulary/statement-limits";

/** What a list asks for, item by item, and the range of the text in which it stands. */
export type StatementList = { asked: AskedStatement[]; covers: TextRange };

const MOST_LINES = 20;

/** The lists that ask by what they hold and not by a verb: questions, referees among what is sent, facts among papers. */
export function listsAt(
  index: number,
  sentences: readonly Sentence[],
  { isApplying }: { isApplying: boolean },
): StatementList[] {
  const sentence = sentences[index];
  if (!sentence) return [];
  const found =
    (isApplying && questionsBehind(index, sentences)) ||
    refereesListed(sentence) ||
    (isApplying && SENDS.test(sentence.text) && factsBelow(index, sentences));
  return found ? [found] : [];
}

/** "Send: (a) a CV, (b) the names of three referees": in a list of papers nothing but facts of the applicant is said. */
function factsBelow(index: number, sentences: readonly Sentence[]): StatementList | undefined {
  const asked = linesBelow(index, sentences)
    .filter(({ text }) => FACT_ITEM.test(text.trim()) || OWN_CLAUSE.test(text.trim()))
    .flatMap(partsOfLine)
    .flatMap((line) => statementsOf([line], 0, { isStating: true }));
  const [first, last] = [asked[0], asked.at(-1)];
  return first && last ? { asked, covers: { start: first.start, end: last.end } } : undefined;
}
/** "current monthly net and expected monthly net": a line of a list holds two things where something new begins. */
export function partsOfLine(line: { text: string; start: number }): { text: string; start: number }[] {
  const items = itemsIn(line.text, { isList: false });
  const isParted = items.length > 1 && items.slice(1).every(({ text }) => BEGINS_ANEW.test(text.trim()));
  return isParted ? items.map(({ text, start }) => ({ text, start: line.start + start })) : [line];
}

/** "when you can resume" */
const OWN_CLAUSE =
  /^(?:when|why|where|whether|if|how (?:soon|much|long|many|early)) (?:\p{L}+ ){0,2}(?:you|u)(?!\p{L})/iu;
const SENDS = patternOf(
  String.raw`(?<!\p{L})${sourceOf("send, submit, attach, enclose, forward, include, comprise, contain, consist of, with, documents?, application")}(?: \p{L}+){0,3}\s?:?-?\s*$`,
  "iu",
);

/** The items of the list in the next lines: the first sentence of each, without what follows it. */
export function linesBelow(index: number, sentences: readonly Sentence[]): { text: string; start: number }[] {
  const items: { text: string; start: number }[] = [];
  let line = sentences[index]?.line ?? 0;
  for (const own of sentences.slice(index + 1)) {
    if (own.line === line && items.length === 0) continue;
    if (own.line === line) {
      // "Do you drive? Do you own a bike?": each question asks.
      if (/\?\s*$/u.test(own.text)) items.push({ text: own.text, start: own.start });
      continue;
    }
    if (own.line !== line + 1 || !own.isBullet || own.isHeading || IS_REFUSED.test(own.text)) break;
    items.push({ text: own.text.slice(0, STATEMENT_END.exec(own.text)?.index), start: own.start });
    line = own.line;
  }
  return items;
}

/** "DO NOT come to the site": what is not to be done is the next item of another list. */
const IS_REFUSED = /^(?:please )?(?:do not|don['’]?t|never) /iu;

const FEWEST_SHORT = 2;
const IS_SHORT_LINE = patternOf(String.raw`^(?!.*[@:])[\p{L}][\p{L}\d (),'’/&+-]{1,60}$`, "u");
/** "Name", "Age", "When you can resume" in lines of their own, without marks: a list where most of them are facts of the applicant. */
export function shortLinesBelow(
  index: number,
  sentences: readonly Sentence[],
): { text: string; start: number }[] {
  const items: { text: string; start: number }[] = [];
  const line = sentences[index]?.line ?? 0;
  for (const own of sentences.slice(index + 1, index + 1 + MOST_LINES)) {
    const { text, start } = own;
    if (own.line !== line + items.length + 1 || !IS_SHORT_LINE.test(text) || own.label !== undefined) break;
    items.push({ text, start });
  }
  const facts = items.filter(
    ({ text }) => FACT_ITEM.test(text) || OWN_CLAUSE.test(text) || isParticular(text),
  );
  return items.length >= FEWEST_SHORT && facts.length * 2 > items.length ? items : [];
}
const isParticular = (text: string) => particularIn(text) !== undefined;

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

/** "… and answers to two questions: Which oven would you buy? What would it cost?": each of them is to be answered. */
function questionsBehind(index: number, sentences: readonly Sentence[]): StatementList | undefined {
  const own = sentences[index];
  const cue = own && QUESTIONS.exec(own.text);
  if (!own || !cue) return undefined;
  const first = {
    ...own,
    text: own.text.slice(cue.index + cue[0].length),
    start: own.start + cue.index + cue[0].length,
  };
  const behind = sentences.slice(index + 1);
  const end = behind.findIndex(({ text, line }) => !text.endsWith("?") || line > own.line + MOST_LINES);
  const asked = [first, ...(end < 0 ? behind : behind.slice(0, end))]
    .filter(({ text }) => text.endsWith("?"))
    .map(({ text, start }): AskedStatement => {
      const bare = text.replace(/^[\s\d(a-d.)]*(?=\p{Lu})/u, "").replace(/\?$/u, "");
      const from = start + text.indexOf(bare);
      return { kind: kindOf(bare), text: bare, start: from, end: from + bare.length };
    });
  const next = end < 0 ? undefined : behind[end];
  const { what = "" } = (next?.line === own.line && AND_STATES.exec(next.text)?.groups) || {};
  if (next && what !== "") {
    const from = next.start + next.text.indexOf(what);
    asked.push({ kind: kindOf(what), text: what, start: from, end: from + what.length });
  }
  const last = asked.at(-1);
  return last && { asked, covers: { start: own.start + cue.index, end: last.end } };
}
const QUESTIONS = patternOf(
  String.raw`(?<!\p{L})${sourceOf("answers?, reply, replies, respond, responses?")}(?: (?:to )?(?:\p{L}+ ){0,3}questions?\s?(?:\([^)]*\)\s?)?[:–-]|:(?= (?:why|what|how|which|when|where)(?!\p{L})))\s?`,
  "iu",
);
/** "… Why us? and describes a time you had to say no": what the letter does beside answering. */
const AND_STATES =
  /^and (?:describes?|states?|explains?|tells? us|says?|gives?) (?<what>[^.;]{4,160}?)[\s.;]*$/iu;

/** "Contacts of three (3) professional referees including your line manager": an item of what is sent. */
function refereesListed({ text, start, isBullet, section }: Sentence): StatementList | undefined {
  const own =
    isBullet && section === "apply"
      ? REFEREES.exec(text.slice(0, STATEMENT_END.exec(text)?.index))?.[0].trimEnd()
      : undefined;
  if (own === undefined) return undefined;
  const range = { start, end: start + own.length };
  return { asked: [{ kind: "referees", text: own, ...range }], covers: range };
}
const REFEREES = inOrder(
  [
    /^(?:the )?(?:full )?(?:names?|contacts?|(?:contact )?details)(?: [^.;:]{1,40})?/u,
    / of [^.;:]{0,40}referees?(?!\p{L})[^.;:]*/u,
  ],
  "iu",
);
