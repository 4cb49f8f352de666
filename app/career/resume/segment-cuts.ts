import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { degreeBehindSchool, schoolPaperAtEnd } from "./degrees";
import { gradeAtEnd } from "./grades";
import { headingSection, numbering } from "./headings";
import { isPost } from "./places";
import { type Cut, findAtoms, isYearOfDetail, type Separator } from "./segment-atoms";
import { endOfLabel, labelKind, withLabels } from "./segment-labels";
import { findStyleChanges } from "./text-style";
import { findUnbroken } from "./unbroken";
import { abbreviations, honorifics, shortDegrees } from "./vocabulary/vocabulary";

const maxOfParagraph = 14;

/** A whole text as one part. */
export function whole(text: string): Cut {
  return { from: 0, to: text.length, before: "start" };
}

const separator =
  /(?<tab>\t+)|(?<gap> {2,})|(?<bar>\s*[|¦•·●▪◦‣⋅∙;]\s*| \/{1,2} )|(?<dash>\s+[–—]\s*|\s*[–—]\s+|\s+-{1,2}\s+)|(?<comma>,\s+|(?<=\p{L}{3}|\b[A-Z]{2})\.\s+(?=\p{Lu}|(?:19|20)\d{2}(?:\.|$))|(?<=(?:19|20)\d{2})\.\s+(?=[\p{L}\d]))|(?<bracket>\s*[()[\]]\s*,?\s*)|(?<colon>\s?:\s+|:$)|(?<join>\s+(?:at|with|@|chez|bei|from)\s+)/giu;

/** A paragraph cut at its separators, what its letters alone tell and the changes of its look. */
export function cut(paragraph: Paragraph): Cut[] {
  // A soft hyphen between spaces is a dash that the file drew (LaTeX does).
  const text = paragraph.text.replace(/(?<=\s)\u00ad(?=\s)/g, "–");
  if (text.length > 2_000) return [whole(text)];
  const isHeading = text.length <= 120 && !paragraph.cell && headingSection(text) !== undefined;
  if (isHeadOfColumns(text) || isHeading || (paragraph.cell && labelKind(text) !== undefined))
    return withLabels(paragraph, [whole(text)]);
  const labelEnd = endOfLabel(text);
  const words = text.split(/\s+/).length;
  const isLong = words > 22 || text.length > 160;
  const atoms = findAtoms(text, isLong).filter(({ from }) => from >= labelEnd);
  const isSentence = words > 9 && /[.!?]\s*$/.test(text) && atoms.length === 0;
  const isHead = !isLong && !isSentence;
  const marks: { from: number; to: number; before: Separator }[] = [];
  const together = isHead ? findUnbroken(text) : [];
  for (const match of text.matchAll(separator)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (from < labelEnd) continue;
    if (atoms.some((atom) => atom.from < to && from < atom.to)) continue;
    const kind = separatorOf(match.groups ?? {});
    if (
      kind === "comma" &&
      (isInBracket(text, from) || isAbbreviation(text, from) || isInNumbers(text, from, to))
    )
      continue;
    if (kind === "bar" && /[;/]/.test(match[0]) && isInBracket(text, from)) continue;
    if (match[0] === " / " && joinsAlternatives(text, from, to)) continue;
    if (together.some((one) => one.from < from && to <= one.to)) continue;
    const start = Math.max(marks.at(-1)?.to ?? 0, ...atoms.map((atom) => (atom.to <= from ? atom.to : 0)));
    if (kind === "colon" && from !== labelEnd && !isLabel(text, from, start)) continue;
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
    for (const from of findStyleChanges(paragraph))
      if (
        !atoms.some((atom) => atom.from < from && from < atom.to) &&
        !marks.some((mark) => mark.from <= from && from <= mark.to) &&
        from >= labelEnd &&
        /[\s(]/.test(text.charAt(from - 1))
      )
        marks.push({ from, to: from, before: "look" });
  const ends = isHead ? [gradeAtEnd(text), schoolPaperAtEnd(text), degreeBehindSchool(text)] : [];
  for (const end of ends)
    if (end !== undefined && !marks.some(({ from, to }) => from <= end && end <= to))
      marks.push({ from: end, to: end, before: "look" });
  marks.sort((a, b) => a.from - b.from);
  const commas = marks.filter(({ before }) => before === "comma").length;
  const number = numbering.exec(text);
  const kept = marks.filter(
    ({ before, from }) => (commas <= 6 || before !== "comma") && from >= (number?.[0].length ?? 0),
  );
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

/** "Institutions attended⇥Dates": a heading whose second word heads the column of dates. */
function isHeadOfColumns(text: string): boolean {
  const head = /^(.{3,45}?)[\t ]+(?:dates?|years?|period|datum|fechas?)\s*:?$/iu.exec(text)?.[1];
  return head !== undefined && headingSection(head) !== undefined;
}

/** The pieces between separators and atoms, trimmed; a piece without a letter or figure is left out. */
function pieces(text: string, marks: { from: number; to: number; before: Separator }[], atoms: Cut[]): Cut[] {
  const edges: Cut[] = [...marks, ...atoms].sort((a, b) => a.from - b.from);
  const found: Cut[] = [];
  let from = 0;
  let before: Separator = "start";
  const close = (to: number) => {
    const piece = text.slice(from, to);
    const lead = /^[\s,.;:*_~>/|\p{So}\p{Sk}\p{Cf}\p{M}–—-]*/u.exec(piece)?.[0].length ?? 0;
    const trimmed = piece.slice(lead).replace(/[\s,;*_/|–—-]+$/u, "");
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
  // "(ACA), ICAN" is parted by the comma.
  if (groups.bracket?.includes(",")) return "comma";
  const kinds: readonly Separator[] = ["tab", "bar", "dash", "comma", "bracket", "colon", "join"];
  return kinds.find((kind) => groups[kind] !== undefined) ?? "join";
}

/** True at the stop of "B.Tech. Microbiology", "Ph.D. Physics", "Govt. Sec. School" and "Engr. Ada Obi". */
function isAbbreviation(text: string, at: number): boolean {
  const word = /[\p{L}.]+$/u.exec(text.slice(0, at))?.[0] ?? "";
  return (
    text.charAt(at) === "." &&
    (word.includes(".") ||
      shortDegrees.has(foldText(word)) ||
      abbreviations.has(foldText(word)) ||
      honorifics.has(foldText(word)))
  );
}

/** "Store Keeper / Warehouse Officer", "Safety Watch / Fire Watch": a stroke between two posts, or two words of one kind, parts nothing. */
function joinsAlternatives(text: string, from: number, to: number): boolean {
  const before = /[^|,;:()\t–—]*$/u.exec(text.slice(0, from))?.[0].trim() ?? "";
  const after = /^[^|,;:()\t–—]*/u.exec(text.slice(to))?.[0].trim() ?? "";
  const lastWord = (words: string) => foldText(words.split(" ").at(-1) ?? "");
  return (
    !before.includes(" / ") &&
    !after.includes(" / ") &&
    ((isPost(before) && isPost(after)) || lastWord(before) === lastWord(after))
  );
}

/** True between brackets that hold no date: what stands there belongs together. */
function isInBracket(text: string, at: number): boolean {
  const open = text.lastIndexOf("(", at);
  const close = text.indexOf(")", at);
  if (open < 0 || close < 0 || text.lastIndexOf(")", at) >= open) return false;
  const year = /\b(?:19|20)\d{2}\b/.exec(text.slice(open, close));
  return year === null ? !/\d{4}/.test(text.slice(open, close)) : isYearOfDetail(text, open + year.index);
}

/** "HSE Level 1, 2, 3", "Trade Test Grade I, II", "Class B, D": the commas of short numbers and of letters part nothing. */
function isInNumbers(text: string, from: number, to: number): boolean {
  const [before, after] = [text.slice(Math.max(0, from - 5), from), text.slice(to, to + 5)];
  return (
    (/(?:^|\D)\d{1,2}$/.test(before) && /^\d{1,2}(?:\D|$)/.test(after)) ||
    (/(?:^|\s)[IV]{1,4}$/.test(before) && /^[IV]{1,4}(?:\P{L}|$)/u.test(after)) ||
    (/(?:^|\s)[A-Z]$/.test(before) && /^[A-Z](?:\P{L}|$)/u.test(after))
  );
}

/** A colon parts a label from its value when at most five words stand before it. */
function isLabel(text: string, colon: number, from: number): boolean {
  const before = text.slice(from, colon).trim();
  return before !== "" && before.length <= 45 && before.split(/\s+/).length <= 5 && !/\d{3}/.test(before);
}
