import { findPeriods, parsePeriod, type Period } from "../dates";
import type { DocumentText, Paragraph } from "./document-text";
import { numbering } from "./headings";
import { looks, lookChanges, type Look } from "./look";
import { fold, joins, labelWords, type LabelKind } from "./vocabulary/vocabulary";

/** What sets a segment off from the one before it on the same line. */
export type Separator =
  "start" | "tab" | "bar" | "dash" | "comma" | "bracket" | "join" | "colon" | "look" | "atom";
/** What the shape of the letters alone tells. */
export type Atom = "email" | "phone" | "link" | "dates" | "label";

/** A stretch of a paragraph that may be one field. `from` and `to` are places in the paragraph's text. */
export type Segment = {
  paragraph: number;
  from: number;
  to: number;
  text: string;
  before: Separator;
  index: number;
  /** Number of segments of the paragraph. */
  count: number;
  look: Look;
  atom?: Atom;
  period?: Period;
  /** The kind of the label before it: "Position: …". */
  label?: LabelKind;
};

const maxSegments = 3_000;
const maxOfParagraph = 14;

/** Cuts every paragraph at its separators. Linear in the length of the text; past 3,000 segments a paragraph stays whole. */
export function segments(document: DocumentText, body: number): Segment[] {
  const all: Segment[] = [];
  let cellLabel: { kind: LabelKind; table: number; row: number } | undefined;
  document.paragraphs.forEach((paragraph, place) => {
    const lookAt = looks(paragraph, body);
    const isFull = all.length > maxSegments;
    const cuts = isFull ? [whole(paragraph.text)] : cut(paragraph);
    const { cell } = paragraph;
    const inherited =
      cell && cellLabel && cell.table === cellLabel.table && cell.row === cellLabel.row && cell.column > 0
        ? cellLabel.kind
        : undefined;
    let label = inherited;
    cuts.forEach(({ from, to, before, atom, period }, index) => {
      const text = paragraph.text.slice(from, to);
      const kind = atom === "label" ? labelKind(text) : undefined;
      all.push({
        paragraph: place,
        from,
        to,
        text,
        before,
        index,
        count: cuts.length,
        look: lookAt(from, to),
        ...(atom && { atom }),
        ...(period && { period }),
        ...(atom !== "label" && label && { label }),
      });
      if (atom === "label") label = kind ?? undefined;
      if (atom === "label" && cell && cuts.length === 1 && kind)
        cellLabel = { kind, table: cell.table, row: cell.row };
    });
  });
  return all;
}

type Cut = { from: number; to: number; before: Separator; atom?: Atom; period?: Period };

function whole(text: string): Cut {
  return { from: 0, to: text.length, before: "start" };
}

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
const link =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/[^\s|,;)]{3,200}|www\.[^\s|,;)]{3,200}|(?:linkedin|github|gitlab|behance|dribbble|medium|twitter|x|facebook|instagram|orcid|bit)\.(?:com|org|net|ly)\/[^\s|,;)]{1,150}|[\p{L}\p{N}-]{2,40}\.(?:github\.io|dev|me|io|netlify\.app|vercel\.app|com|com\.ng|org|net|ng)(?:\/[^\s|,;)]{0,150})?(?![\p{L}\p{N}@]))/giu;
const phone = /(?<![\p{L}\p{N}₦$£€])(?:\+|\(\+?|00)?\d(?:[ \u00a0().\-–]{0,2}\d){7,14}(?![\p{L}\p{N}])/gu;
const separator =
  /(?<tab>\t+)|(?<gap> {2,})|(?<bar>\s*[|¦•·●▪◦‣⋅∙;]\s*| \/{1,2} )|(?<dash>\s+[–—]\s*|\s*[–—]\s+|\s+-{1,2}\s+)|(?<comma>,\s+|(?<=\p{L}{4})\.\s+(?=\p{Lu}))|(?<bracket>\s*[()[\]]\s*,?\s*)|(?<colon>\s?:\s+|:$)|(?<join>\s+(?:at|with|@|chez|bei|from)\s+)/giu;

function cut(paragraph: Paragraph): Cut[] {
  // A soft hyphen between spaces is a dash that the file drew (LaTeX does).
  const text = paragraph.text.replace(/(?<=\s)\u00ad(?=\s)/g, "–");
  if (text.length > 2_000) return [whole(text)];
  const words = text.split(/\s+/).length;
  const isLong = words > 22 || text.length > 160;
  const atoms = findAtoms(text, isLong);
  const isSentence = words > 9 && /[.!?]\s*$/.test(text) && atoms.length === 0;
  const isHead = !isLong && !isSentence;
  const marks: { from: number; to: number; before: Separator }[] = [];
  for (const match of text.matchAll(separator)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (atoms.some((atom) => atom.from < to && from < atom.to)) continue;
    const kind = separatorOf(match.groups ?? {});
    if (kind === "colon" && !isLabel(text, from, marks.at(-1)?.to ?? 0)) continue;
    if (
      !isHead &&
      (kind !== "tab" || match.groups?.gap) &&
      kind !== "colon" &&
      !(kind === "bar" && /[|•·]/.test(match[0]))
    )
      continue;
    marks.push({ from, to, before: kind });
  }
  if (isHead)
    for (const from of lookChanges(paragraph))
      if (
        !atoms.some((atom) => atom.from < from && from < atom.to) &&
        !marks.some((mark) => mark.from <= from && from <= mark.to) &&
        /[\s(]/.test(text.charAt(from - 1))
      )
        marks.push({ from, to: from, before: "look" });
  marks.sort((a, b) => a.from - b.from);
  const commas = marks.filter(({ before }) => before === "comma").length;
  const kept = marks.filter(({ before }) => commas <= 6 || before !== "comma");
  const number = numbering.exec(text);
  if (number && number[0].length < text.length)
    kept.unshift({ from: 0, to: number[0].length, before: "start" });
  const cuts = pieces(text, kept, atoms);
  if (cuts.length > maxOfParagraph) {
    const hard = pieces(
      text,
      kept.filter(({ before }) => before === "tab" || before === "colon"),
      isLong ? [] : atoms,
    );
    return hard.length > maxOfParagraph || hard.length === 0 ? [whole(text)] : hard;
  }
  return cuts.length === 0 ? [whole(text)] : withLabels(paragraph, cuts);
}

/** The pieces between separators and atoms, trimmed; a piece without a letter or figure is left out. */
function pieces(text: string, marks: { from: number; to: number; before: Separator }[], atoms: Cut[]): Cut[] {
  const edges: Cut[] = [...marks, ...atoms].sort((a, b) => a.from - b.from);
  const found: Cut[] = [];
  let from = 0;
  let before: Separator = "start";
  const close = (to: number) => {
    const piece = text.slice(from, to);
    const lead = /^[\s,.;:*_~>\p{So}\p{Sk}\p{Cf}\p{M}–—-]*/u.exec(piece)?.[0].length ?? 0;
    const trimmed = piece.slice(lead).replace(/[\s,;*_–—-]+$/u, "");
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      found.push({ from: from + lead, to: from + lead + trimmed.length, before });
      return true;
    }
    return false;
  };
  for (const edge of edges) {
    const isClosed = close(edge.from);
    if (edge.atom) {
      found.push({
        ...edge,
        before:
          isClosed && before === "start" ? "atom" : found.length === 0 ? "start" : isClosed ? "atom" : before,
      });
      before = "atom";
    } else if (
      isClosed ||
      before === "start" ||
      before === "atom" ||
      edge.before === "tab" ||
      edge.before === "bar"
    ) {
      before = found.length === 0 ? "start" : edge.before;
    }
    from = edge.to;
  }
  close(text.length);
  return found;
}

function separatorOf(groups: Record<string, string | undefined>): Separator {
  if (groups.gap !== undefined) return "tab";
  const kinds: readonly Separator[] = ["tab", "bar", "dash", "comma", "bracket", "colon", "join"];
  return kinds.find((kind) => groups[kind] !== undefined) ?? "join";
}

/** A colon parts a label from its value when at most five words stand before it. */
function isLabel(text: string, colon: number, from: number): boolean {
  const before = text.slice(from, colon).trim();
  return before !== "" && before.length <= 45 && before.split(/\s+/).length <= 5 && !/\d{3}/.test(before);
}

function findAtoms(text: string, isLong: boolean): Cut[] {
  const taken: Cut[] = [];
  const add = (from: number, to: number, atom: Atom, period?: Period) => {
    if (!taken.some((other) => other.from < to && from < other.to))
      taken.push({ from, to, before: "atom", atom, ...(period && { period }) });
  };
  if (text.includes("@"))
    for (const match of text.matchAll(email)) add(match.index, match.index + match[0].length, "email");
  if (text.includes("."))
    for (const match of text.matchAll(link)) add(match.index, match.index + match[0].length, "link");
  if (/\d/.test(text)) {
    if (!isLong)
      for (const range of trimmedRanges(text)) add(range.index, range.index + range.length, "dates", range);
    for (const match of text.matchAll(phone)) {
      const digits = match[0].replace(/\D/g, "").length;
      if (digits >= 9 && digits <= 15 && !parsePeriod(match[0]))
        add(match.index, match.index + match[0].length, "phone");
    }
    if (isLong)
      for (const range of edgeRanges(text)) add(range.index, range.index + range.length, "dates", range);
  }
  return taken.sort((a, b) => a.from - b.from);
}

/** How long something lasted, and nothing else: "3 years 2 months", "8 mos". */
export function isDuration(text: string): boolean {
  return /^\(?\s*(?:\d{1,2}\+?\s*(?:years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?|años?|meses|mes)[\s,]*(?:and\s+)?){1,2}\)?$/iu.test(
    text,
  );
}

type Found = Period & { index: number; length: number };

/** Periods of a short line. A year inside a sentence is no period: one must stand at an edge of the line or behind a separator. */
function trimmedRanges(text: string): Found[] {
  return findPeriods(text).filter(({ index, length, start, end }) => {
    const before = text.slice(0, index).trimEnd();
    const after = text.slice(index + length).trimStart();
    const isApart =
      before === "" ||
      /[,(|\t–—:;·•[/-]$/.test(before) ||
      text.slice(before.length, index).includes("\t") ||
      after === "" ||
      /^[)\]|,\t–—:;·•]/.test(after);
    return isApart || (start !== undefined && end !== undefined);
  });
}

/** Periods at the two ends of a long line. */
function edgeRanges(text: string): Found[] {
  const head = text.slice(0, 60);
  const tailFrom = Math.max(60, text.length - 50);
  const tail = text.slice(tailFrom);
  return [
    ...findPeriods(head).filter(
      ({ index, start, end }) => index < 2 && start !== undefined && end !== undefined,
    ),
    ...findPeriods(tail)
      .filter(
        ({ index, length, start, end }) =>
          /^[\s).\]]*$/.test(tail.slice(index + length)) && start !== undefined && end !== undefined,
      )
      .map((range) => ({ ...range, index: range.index + tailFrom })),
  ];
}

/** Marks the labels: what stands before a colon, and known label words before a tab, a dash or in the first cell of a row. */
function withLabels(paragraph: Paragraph, cuts: Cut[]): Cut[] {
  return cuts.map((piece, index): Cut => {
    const next = cuts[index + 1];
    const text = paragraph.text.slice(piece.from, piece.to);
    const isColon =
      paragraph.text
        .slice(piece.to, piece.to + 3)
        .trimStart()
        .startsWith(":") &&
      (next === undefined || next.before === "colon" || next.atom !== undefined);
    const isKnown = labelKind(text) !== undefined;
    const isCell = paragraph.cell?.column === 0 && cuts.length === 1 && isKnown;
    const isBefore =
      isKnown && index === 0 && (next?.before === "tab" || next?.before === "dash") && cuts.length === 2;
    return piece.atom === undefined && (isColon || isCell || isBefore) ? { ...piece, atom: "label" } : piece;
  });
}

/** What a label announces, if it is a known one. */
export function labelKind(text: string): LabelKind | undefined {
  return labelWords.get(
    fold(text)
      .replace(/[:.()\s]+$/, "")
      .replace(/^(?:my|the) /, ""),
  );
}

/** A text without the small word that joins it to the part before: "in Accounting" → "Accounting". */
export function withoutJoin(text: string): string {
  const [first = "", ...rest] = text.split(" ");
  return rest.length > 0 && joins.has(fold(first)) ? rest.join(" ") : text;
}
