import { matchesIn } from "~/pattern";
import { clauseStart, instructionsIn } from "./instructions";
import type { AskedStatement } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { statementsBehind, statementsOf, type StatementCue } from "./statement-clause";
import { itemsIn } from "./statement-items";
import { clausesBehind, linesBelow, partsOfLine, shortLinesBelow } from "./statement-lists";
import { OF_WORK, OTHER_TIME, UNWANTED, type Reach } from "./statement-reach";
import { STATEMENT_CUES } from "./vocabulary/statement-cues";
import { OTHER_MEDIUM } from "./vocabulary/statement-limits";
import { GIVING, STATING } from "./vocabulary/statement-verbs";

/**
 * What the cues of a sentence lead to, as spans of the advert: behind them, behind the semicolons that follow, or in the lines below where nothing stands behind.
 * `end`: how far that reaches.
 */
export function askedAt(
  index: number,
  sentences: readonly Sentence[],
  { mayAsk }: Pick<Reach, "mayAsk">,
): { asked: AskedStatement[]; end: number } {
  const sentence = sentences[index];
  if (!sentence) return { asked: [], end: 0 };
  const label = ASKING_LABEL.test(sentence.label ?? "") ? `${sentence.label ?? ""}: ` : "";
  const text = label + sentence.text;
  const offset = sentence.start - label.length;
  const isHead = sentence.isHeading && !isWholeSentence(text);
  const cues = cuesIn(text, sentence.isHeading && !mayAsk ? ASKING_LABEL.test(text) : mayAsk);
  const found = cues.flatMap((cue, at): { asked: AskedStatement[]; end: number }[] => {
    const isInner = cues.slice(0, at).some((other) => other.end > cue.start);
    const before = text.slice(Math.max(0, cue.start - REACH, clauseStart(text, cue.start)), cue.end);
    if (isInner || OTHER_MEDIUM.test(before) || (!cue.isNegated && UNWANTED.test(before))) return [];
    if (OTHER_TIME.test(text.slice(0, cue.start)) || (OF_WORK.test(text) && !cue.isNegated)) return [];
    const next = cues.find(({ start }) => start >= cue.end)?.start ?? text.length;
    // "Tell us in five lines about …": the second cue has the thing.
    if (next < text.length && /^ (?:in|with|within) [\p{L}\d -]{0,15}$/u.test(text.slice(cue.end, next)))
      return [];
    const { asked, isOpen, isList, where } = statementsBehind(text, cue, next);
    const isLast = next === text.length;
    const marks = where ? { where } : {};
    const below = isOpen && isLast ? belowOf(rowsBelow(index, sentences), marks) : NOTHING;
    if (isHead) return [below];
    const here = asked.map((one) => ({ ...one, start: offset + one.start, end: offset + one.end }));
    const goesOn = isLast && (here.length > 0 || cue.isStating);
    const isStating = isList || cues.some((one) => one.isStating && one.start <= cue.start);
    const behind = goesOn
      ? clausesOf(index, sentences, { isStating }).map((own) => ({ ...own, ...marks }))
      : [];
    return [
      { asked: [...here, ...behind, ...below.asked], end: Math.max(below.end, behind.at(-1)?.end ?? 0) },
    ];
  });
  return {
    asked: found.flatMap(({ asked }) => asked),
    end: Math.max(0, ...found.map(({ end }) => end)),
  };
}
/** "STATE INSIDE THE LETTER IF YOU HAVE SOLD KEROSENE BEFORE.": capitals do not make it a heading. */
export function isWholeSentence(text: string): boolean {
  return /[.!?]$/u.test(text) && text.split(" ").length >= FEWEST_WORDS;
}
const FEWEST_WORDS = 6;
const NOTHING: { asked: AskedStatement[]; end: number } = { asked: [], end: 0 };
const REACH = 60;
/** "Write in the mail: …", "We also want to know: …" is read as the label of its line. */
const ASKING_LABEL = patternOf(
  String.raw`(?<!\p{L})${sourceOf("(?<!^)note, (?:given|included|supplied|provided|stated|answered), letter, e-?mail, mail, message, application, know, forget, remember, state, indicate, mention, tell, lines, sentences, words, say, include")}(?!\p{L})`,
  "iu",
);

/** More words that ask are in no sentence that somebody wrote; each is read with all that stands before it. */
const MOST_CUES = 20;

type FoundCue = StatementCue & { isNegated: boolean };

function cuesIn(text: string, mayAsk: boolean): FoundCue[] {
  const all = STATEMENT_CUES.flatMap(({ words, isSure = false, isStating = false, isNegated = false }) =>
    isSure || mayAsk
      ? matchesIn(text, words).map((own) => ({
          start: own.index,
          end: own.index + own[0].length,
          isStating,
          isNegated,
        }))
      : [],
  )
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .slice(0, MOST_CUES);
  // "three referees, including your present manager": behind a cue it goes on with the thing.
  // "the worst outbreak (we want to hear what you did), and your age": what a bracket explains ends nothing.
  const isInBracket = (start: number) =>
    all.some((other) => other.end < start && /\([^()]*$/u.test(text.slice(other.end, start)));
  return all.filter(
    ({ start, end }, at) =>
      at === 0 ||
      (!isInBracket(start) &&
        (!/^including$/iu.test(text.slice(start, end)) || !OF_THING.test(text.slice(0, start)))),
  );
}

const OF_THING = /(?:, |(?:referees?|references|guarantors?|persons|people)(?: ?\([^()]*\))? )$/iu;

/** The lines of the list below, or the parts of the one line that a colon leads to: "in this order:" above "Name / town / age". */
function rowsBelow(index: number, sentences: readonly Sentence[]): { text: string; start: number }[] {
  const lines = linesBelow(index, sentences);
  const [own, next] = [sentences[index], sentences[index + 1]];
  const isRow = own?.text.endsWith(":") && next?.line === own.line + 1 && !next.isHeading;
  if (lines.length > 0 || !own?.text.endsWith(":")) return lines;
  const short = shortLinesBelow(index, sentences);
  if (short.length > 0 || !next || !isRow) return short;
  const items = itemsIn(next.text, { isList: true });
  return items.length > 1 ? items.map(({ text, start }) => ({ text, start: next.start + start })) : [];
}

function belowOf(
  lines: { text: string; start: number }[],
  marks: { where?: string },
): { asked: AskedStatement[]; end: number } {
  const asked = statementsOf(lines.flatMap(partsOfLine), 0, { isStating: true }).map((own) => ({
    ...own,
    ...marks,
  }));
  const last = lines.at(-1);
  return { asked, end: last && asked.length > 0 ? last.start + last.text.length : 0 };
}

/** "…; add your CV": it asks by itself. */
const HAS_OWN_VERB = patternOf(String.raw`^(?:and )?(?:${STATING.base}|${GIVING.base}|state)(?!\p{L})`, "iu");
/** "…; we do not accept relatives": what the firm says of itself. */
const OF_FIRM = patternOf(
  String.raw`^(?:we|i|they|it|this|our \p{L}+) (?:${sourceOf("do, does, will, shall, are, is, can, may, have, has, cannot, don['’]?t, won['’]?t")})(?!\p{L})`,
  "iu",
);
/** "…; estimates are fine" */
const STANDS_ALONE = patternOf(
  String.raw`^(?!${sourceOf("whether, if, how, what, which, why, when, where, who, that")} )[\p{L}-]+(?: [\p{L}-]+)? (?:${sourceOf("is, are, leads? to, will, shall, won['’]?t")})(?!\p{L})`,
  "iu",
);
/** "It should state your rate; your notice": what goes on behind the semicolon of a clause that asks. */
function clausesOf(
  index: number,
  sentences: readonly Sentence[],
  { isStating }: Pick<StatementCue, "isStating">,
): AskedStatement[] {
  return clausesBehind(index, sentences)
    .filter(
      ({ text }) =>
        instructionsIn(text)[0]?.start !== 0 &&
        !HAS_OWN_VERB.test(text) &&
        !OF_FIRM.test(text) &&
        !STANDS_ALONE.test(text),
    )
    .flatMap(({ text, start }) => statementsOf(itemsIn(text, { isList: true }), start, { isStating }))
    .filter(({ kind }) => isStating || kind !== "other");
}
