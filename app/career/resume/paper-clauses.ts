import { untilWords } from "./unbroken";
import { findPeriods, parsePeriod, type Period } from "../dates";
import { foldText } from "../nlp/fold";
import {
  cutDateAtEnd,
  cutNoteAtEnd,
  hasPaperNoun,
  isBody,
  isLetters,
  isMembership,
  isNote,
  isValidity,
  type PaperColumn,
} from "./paper-words";
import { abbreviations, verbs } from "./vocabulary/vocabulary";

/** What parts a stretch from the one before it. "stop" ends a paper, "line" a line, "cell" a cell of a row, "under" a line of a cell. */
export type Mark =
  | "start"
  | "line"
  | "cell"
  | "under"
  | "stop"
  | "tab"
  | "bar"
  | "dash"
  | "comma"
  | "bracket"
  | "colon"
  | "by"
  | "end";

/** A stretch of a line of papers: a name, the body that gave it, its date, the grade of a member, or how far it has come. */
export type Clause = {
  kind: "name" | "body" | "date" | "grade" | "note";
  text: string;
  mark: Mark;
  paragraph: number;
  /** Its place among the stretches of the line. */
  at: number;
  /** Words before it that only join: "organised by". */
  joins: string;
  period?: Period;
  /** Its words as they stand, where its name is taken from the one before it: "II" of "Trade Test Grade II". */
  own?: string;
};

const separators = [
  "(?<tab>\\t+| {2,})",
  "(?<stop>\\s*;\\s*|(?<=[\\p{L}\\p{N})]{3})\\.\\s+(?=[\\p{Lu}\\d]))",
  "(?<bar>\\s*[|¦•·●▪]\\s*)",
  "(?<dash>\\s+[–—-]{1,2}\\s+|\\s*[–—]\\s+|\\s+[–—]\\s*)",
  "(?<comma>,\\s+|(?<=(?:19|20)\\d{2})\\s+(?:and|&)\\s+(?=(?:19|20)\\d{2}(?!\\d)))",
  "(?<colon>:\\s+)",
  "(?<by>,?\\s+(?:(?:organi[sz]ed|awarded|issued|conducted|facilitated|offered|given|sponsored)\\s+)?(?:by|from)\\s+(?:the\\s+)?(?=\\p{L})|\\s+(?:at|with)\\s+(?:the\\s+)?(?=\\p{Lu}))",
];
const separator = new RegExp(separators.join("|"), "gu");
const marks = ["tab", "stop", "bar", "dash", "comma", "colon", "by"] as const;

/** Cuts a line of papers into its stretches and says what each is. `isGiver`: what the tagger is sure of. `column`: the head of its column. */
export function clausesOf(
  text: string,
  paragraph: number,
  first: Mark,
  { isGiver, column }: { isGiver: (text: string) => boolean; column?: PaperColumn },
): Clause[] {
  if (text.length > longest) return [{ kind: "name", text, mark: first, joins: "", paragraph, at: 0 }];
  const remark = remarkBehind(text);
  if (remark !== undefined) {
    const paper = clausesOf(text.slice(0, remark.from), paragraph, first, {
      isGiver,
      ...(column && { column }),
    });
    const note = {
      kind: "note",
      text: remark.text,
      mark: "end",
      joins: "",
      paragraph,
      at: paper.length,
    } as const;
    return [...paper, note];
  }
  const found: Clause[] = [];
  for (const piece of piecesOf(text, first))
    for (const one of withDates(piece)) {
      const seen = kindOf(one, found, isGiver, column);
      const isBehindDate = one.mark === "bracket" && found.at(-1)?.kind === "date" && seen === "name";
      const isOfName = seen === "note" && found.length === 0 && startsWithLetters(one.text);
      const kind = isOfName ? "name" : isBehindDate ? "note" : seen;
      const note = kind === "name" ? cutNoteAtEnd(one.text) : undefined;
      const period = kind === "date" ? parsePeriod(one.text) : undefined;
      const last = found.at(-1);
      // "DUE: March 2027": the date says until when, and not when it was given.
      if (kind === "date" && last?.kind === "note" && isValidity(last.text)) {
        last.text = `${last.text} ${one.text}`;
        continue;
      }
      // "Practising licence valid to: 30/04/2028": behind the mark, too.
      const until = kind === "date" && last?.kind === "name" ? untilWords.exec(last.text) : null;
      if (last && until && until.index > 0 && until.index + until[0].length === last.text.length) {
        const words = last.text.slice(until.index).replace(/^[\s,;(–-]+/u, "");
        last.text = last.text.slice(0, until.index);
        const text = `${words} ${one.text}`;
        found.push({ ...one, kind: "note", text, mark: "end", paragraph, at: found.length });
        continue;
      }
      // "(2 papers remaining: Taxation and Case Study)": what remains is named, and nothing that somebody has.
      if (last?.kind === "note" && listsWhatRemains(last, one)) {
        last.text = `${last.text}${one.mark === "colon" ? ":" : ","} ${one.text}`;
        continue;
      }
      const at = found.length;
      found.push({ ...one, text: note?.name ?? one.text, kind, paragraph, at, ...(period && { period }) });
      if (note) found.push({ kind: "note", text: note.note, mark: "end", joins: "", paragraph, at: at + 1 });
    }
  return found;
}

/** "…, Abuja 2022: cut antibiotic spend by 38 %", "… 2022; I am the safety officer now": what came of a paper, told in a clause behind its date. */
function remarkBehind(text: string): { from: number; text: string } | undefined {
  for (const { index, 0: mark } of text.matchAll(BEHIND_DATE)) {
    const remark = text.slice(index + mark.length).replace(/\.$/u, "");
    const [first = "", ...others] = remark.split(/\s+/u);
    // "Also LASDRI card 2025": another paper.
    if (others.length < FEWEST_OF_REMARK || findPeriods(remark).length > 0) continue;
    // Behind a colon stands what is told of the paper, whatever the verb.
    const isVerb = mark.startsWith(":") || verbs.has(first) || /^\p{Ll}{3,}ed$/u.test(first);
    const isDeed = /^\p{Ll}/u.test(first) && isVerb && !hasPaperNoun(remark);
    if (OF_SELF.test(remark) || isDeed) return { from: index, text: remark };
  }
  return undefined;
}
const BEHIND_DATE = /(?<=(?:19|20)\d{2}\)?)(?:[.;:]|\s+[–—-])\s+/gu;
const OF_SELF = /^(?:I|We|My|Now|Currently)\s+\p{L}/u;
const FEWEST_OF_REMARK = 3;

/** Behind the colon of what remains, and behind the commas of its list. */
function listsWhatRemains({ text }: Clause, { mark, text: own }: Piece): boolean {
  if (mark === "colon") return REMAINING.test(text) && parsePeriod(own) === undefined;
  return mark === "comma" && REMAINING_LIST.test(text) && parsePeriod(own) === undefined;
}
const REMAINING =
  /(?<!\p{L})(?:remain(?:ing|s)|outstanding|left|to go|pending|to write|yet to (?:write|pass|sit))$/iu;
const REMAINING_LIST = /(?:remain(?:ing|s)|outstanding|left|to go|pending|to write|yet to \p{L}+): /iu;

/** "SHRM-CP in view" at the beginning of a line names a paper of its own, "results in view" tells of the one above. */
function startsWithLetters(text: string): boolean {
  const parts = cutNoteAtEnd(text);
  return (
    parts !== undefined && /^\p{Lu}{2,}[\p{Lu}\d-]*(?: |$)/u.test(parts.name) && /\p{Ll}/u.test(parts.note)
  );
}

// What is longer is no line of papers, and may not hold the reader.
const longest = 1_000;

type Piece = { text: string; mark: Mark; joins: string };

/** The stretches between separators. Brackets hold together unless a date, a note or a body alone stands in them. */
function piecesOf(text: string, first: Mark): Piece[] {
  const cuts: { from: number; to: number; mark: Mark }[] = [];
  const brackets = [...text.matchAll(/\s*\(([^()]*)\)[\s,.]*/g)];
  for (const match of brackets)
    if (isApart(match[1] ?? "") || isBehindDate(text, match)) {
      const open = match.index + match[0].indexOf("(");
      const close = match.index + match[0].lastIndexOf(")");
      cuts.push({ from: match.index, to: open + 1, mark: "bracket" });
      cuts.push({ from: close, to: match.index + match[0].length, mark: markBehind(match[0]) });
    }
  const isInBracket = (at: number) =>
    brackets.some(
      (match) =>
        !isApart(match[1] ?? "") &&
        !isBehindDate(text, match) &&
        match.index < at &&
        at < match.index + match[0].indexOf(")"),
    );
  for (const match of text.matchAll(separator)) {
    const mark = marks.find((name) => match.groups?.[name] !== undefined) ?? "comma";
    const [from, to] = [match.index, match.index + match[0].length];
    const isTaken = cuts.some((cut) => cut.from < to && from < cut.to);
    if (isTaken || isInBracket(from) || isInside(text, from, to, mark)) continue;
    cuts.push({ from, to, mark });
  }
  cuts.sort((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let [from, mark, joins]: [number, Mark, string] = [0, first, ""];
  for (const cut of [...cuts, { from: text.length, to: text.length, mark: "end" as const }]) {
    const piece = text
      .slice(from, cut.from)
      .replace(/^[\s,.;–—-]+|[\s,;–—-]+$/gu, "")
      .replace(/(?<=\p{L}{3}|\d|\))\.$/u, "");
    // "(6 months) from Rose Care Academy".
    const lead = /^(?:by|from)\s+(?=\p{Lu})/u.exec(piece)?.[0] ?? "";
    if (lead !== "") [mark, joins] = ["by", lead.trim()];
    if (/[\p{L}\p{N}]/u.test(piece)) {
      pieces.push({ text: piece.slice(lead.length), mark, joins });
      mark = cut.mark;
      joins = cut.mark === "by" ? text.slice(cut.from, cut.to).trim() : "";
    } else if (cut.mark === "stop" || cut.mark === "bracket") mark = cut.mark;
    from = cut.to;
  }
  return pieces;
}

/** "(ACA), ICAN", "(No. 0417). First aid": the comma or stop behind a bracket parts. */
function markBehind(bracket: string): Mark {
  if (/\)\s*\.\s+$/.test(bracket)) return "stop";
  return /\)\s*,/.test(bracket) ? "comma" : "end";
}

/** "First aid cert 2022 (red cross)", "Medical: 6 Aug. 2026 (fit for offshore)": who gave a paper, or a note on it, stands in brackets behind its time. */
function isBehindDate(text: string, { index, 1: inside = "" }: RegExpMatchArray): boolean {
  const before = text.slice(0, index);
  if (!/(?:19|20)\d{2}$/.test(before)) return false;
  const [stretch = ""] = /[^,:;|–—]+$/u.exec(before) ?? [];
  return isBody(inside) || (parsePeriod(stretch.trim()) !== undefined && stretch.length < before.length);
}

/** True for what stands in brackets and is no part of a name: "(2019)", "(Cisco, 2019)", "(5 days)". */
function isApart(inside: string): boolean {
  const parts = inside.split(/,\s+/);
  return (
    parsePeriod(inside) !== undefined ||
    isNote(inside) ||
    REMAINING_LIST.test(inside) ||
    (parts.length === 1 && cutNoteAtEnd(inside) !== undefined) ||
    (parts.length > 1 && parsePeriod(parts.at(-1) ?? "") !== undefined) ||
    // "(Sept. 2025, 6 weeks)".
    (parts.length > 1 && parsePeriod(parts[0] ?? "") !== undefined && parts.slice(1).every(isNote))
  );
}

/** Marks that part nothing: of numbers, of short forms, of "by" before what is no body, of a period. */
function isInside(text: string, from: number, to: number, mark: Mark): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (findPeriods(text).some(({ index, length }) => index < from && to < index + length)) return true;
  if (mark === "comma")
    return (
      /(?:^|\W)(?:\d{1,2}|[IV]{1,4}|[A-Z])$/.test(before) &&
      /^(?:\d{1,2}|[IV]{1,4}|[A-Z])(?![\p{L}\d])/u.test(after)
    );
  if (mark === "stop" && text.charAt(from) === ".") {
    const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? "";
    return word.includes(".") || abbreviations.has(foldText(word));
  }
  const word = text.slice(from, to).trim().split(/\s+/)[0];
  const next = (/^[^,;(|–]+/u.exec(after)?.[0] ?? "")
    .replace(/\s+(?:(?:in|for)\s+)?(?:19|20)\d{2}[\s.]*$/, "")
    .trim();
  // "Registered with the Medical Rehabilitation Board": what somebody is with a body is named with it.
  if (mark === "by" && (word === "with" || word === "by") && IS_WITH.test(before)) return true;
  // "training by red cross" in small letters: only what is plainly a body.
  if (mark === "by" && /^\p{Ll}/u.test(after)) return !isBody(next);
  if (mark !== "by" || (word !== "at" && word !== "with" && word !== "from")) return false;
  // "Excel training with VBA" is one paper, "catering training with NDE" names who gave it.
  return !isBody(next) && (word === "with" || !isLetters(next));
}

const IS_WITH =
  /(?:^|[,;|]\s*)(?:(?:fully|duly) )?(?:registered|licen[cs]ed|certified|accredited|enrolled)$/iu;

/** "completed 2019", "registered March 2020": the date on which a paper was given, with the word that says so. */
const whenGiven =
  /^(?:completed|obtained|awarded|issued|concluded|taken|registered|inducted|enrolled|admitted)(?: in| on)?\s+/iu;

/** A date at the end of a stretch stands apart, unless the stretch tells what happened then: "expired Aug 2025". */
function withDates(piece: Piece): Piece[] {
  const { text } = piece;
  const given = whenGiven.exec(text)?.[0] ?? "";
  if (given !== "" && parsePeriod(text.slice(given.length)))
    return [{ ...piece, text: text.slice(given.length), joins: given.trim() }];
  if (parsePeriod(text) || isNote(text) || upToDate.test(text)) return [piece];
  const parts = cutDateAtEnd(text);
  if (!parts || parts.text === "") return [piece];
  const until = untilWords.exec(parts.text);
  if (piece.mark === "comma" && isUntil(text)) return [piece];
  if (until && until.index > 0)
    // "Nursing council licence valid to December 2027".
    return [
      { ...piece, text: text.slice(0, until.index) },
      { text: text.slice(until.index).replace(/^[\s,;(–-]+/u, ""), mark: "end", joins: "" },
    ];
  return [
    { ...piece, text: parts.text },
    { text: parts.date, mark: "end", joins: parts.joins.trim() },
  ];
}

/** "licence", "practising fee": a kind of paper, and not which. */
const KIND_ALONE =
  /^(?:(?:current|annual|practi[sc]ing|my) )*(?:licen[cs]e|membership|certificate|registration|permit|card|fee|dues)$/iu;

/** That a paper holds, and no time. */
const upToDate = /^up[- ]to[- ]date\.?$/iu;

/** "licence renewed to December 2026": until when what was named before holds. */
function isUntil(text: string): boolean {
  const parts = cutDateAtEnd(text);
  const until = parts && untilWords.exec(parts.text);
  return until ? KIND_ALONE.test(parts.text.slice(0, until.index)) : false;
}

function kindOf(
  { text, mark }: Piece,
  before: readonly Clause[],
  isGiver: (text: string) => boolean,
  column: PaperColumn | undefined,
): Clause["kind"] {
  if (parsePeriod(text) && !upToDate.test(text)) return column === "note" ? "note" : "date";
  if (column === "note") return "note";
  if (column === "issuer" && mark === "cell") return "body";
  if (column === "name" && mark === "cell" && before.length === 0) return "name";
  // "i join red cross": what somebody did is nobody who gave a paper.
  if (isNote(text) || /^(?:[iI]\s+\p{Ll}|I\s+\p{Lu}{2,}\s)/u.test(text)) return "note";
  // "…, licence renewed to December 2026".
  if (mark === "comma" && before.length > 0 && isUntil(text)) return "note";
  if (isMembership(text)) return "grade";
  if (mark === "by") return "body";
  if (mark === "under" && !hasPaperNoun(text) && text.split(" ").length <= 5) return "body";
  const lastDate = before.findLastIndex(({ kind }) => kind === "date");
  const isBehindName = before.slice(lastDate + 1).some(({ kind }) => kind === "name");
  return isBody(text) ||
    (isBehindName && mark !== "colon" && isLetters(text)) ||
    ((isBehindName || mark === "line") && isGiver(text))
    ? "body"
    : "name";
}
