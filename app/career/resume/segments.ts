import { findPeriods, parsePeriod, type Period } from "../dates";
import type { DocumentText, Paragraph } from "./document-text";
import { isExamResults } from "./exam-results";
import { gradeAtEnd } from "./grades";
import { headingSection, numbering } from "./headings";
import { isPost } from "./places";
import { findStandings } from "./standing";
import { readTableHeads } from "./table-heads";
import type { Label } from "./tagger/labels";
import { createStyleReader, findStyleChanges, type TextStyle } from "./text-style";
import { findExpiries, findUnbroken } from "./unbroken";
import { foldText } from "../nlp/fold";
import { abbreviations, honorifics, labelWords, shortDegrees } from "./vocabulary/vocabulary";
import type { LabelKind } from "./vocabulary/vocabulary-types";

/** What sets a segment off from the one before it on the same line. */
export type Separator =
  "start" | "tab" | "bar" | "dash" | "comma" | "bracket" | "join" | "colon" | "look" | "atom";
/** What the shape of the letters alone tells. */
export type Atom = "email" | "phone" | "link" | "dates" | "label" | "standing" | "number";

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
  style: TextStyle;
  /** The space above its paragraph, in points. */
  space: number;
  atom?: Atom;
  period?: Period;
  /** The kind of the label before it: "Position: …", or of the head of its column. */
  label?: LabelKind;
  /** What it is whatever stands around it. */
  fixed?: "label" | "other" | "dates" | "standing" | "email" | "phone" | "grade";
  /** What its words were taken for, where they were parted from others without a mark between them. */
  partOf?: Label;
  /** How likely its words make it each of the labels, where the page has no look. */
  likelihoods?: ReadonlyMap<Label, number>;
};

/** Five close pages. Strange text has as many in a few of its lines, and its reading may not cost more than 200 ms of processor time. */
export const maxSegments = 330;
const maxOfParagraph = 14;

/** Cuts every paragraph at its separators, up to `maxSegments`: what comes later is not tagged. Linear in the length of the text. */
export function segments(document: DocumentText, body: number): Segment[] {
  const all: Segment[] = [];
  let cellLabel: { kind: LabelKind; table: number; row: number } | undefined;
  const heads = readTableHeads(document, labelKind);
  document.paragraphs.forEach((paragraph, place) => {
    if (all.length >= maxSegments) return;
    const styleAt = createStyleReader(paragraph, body);
    const { cell } = paragraph;
    const head = heads.heads.has(place) ? "label" : heads.isNumber(place) ? "number" : undefined;
    const cuts = head ? [{ ...whole(paragraph.text), atom: head } as Cut] : cut(paragraph);
    const inherited =
      cell && cellLabel && cell.table === cellLabel.table && cell.row === cellLabel.row && cell.column > 0
        ? cellLabel.kind
        : heads.kindOf(paragraph);
    let label = inherited;
    cuts.forEach(({ from, to, before, atom, period }, index) => {
      const text = paragraph.text.slice(from, to);
      const kind = atom === "label" ? labelKind(text) : undefined;
      const isApart = before === "tab" || before === "bar" || (label === "dates" && before === "colon");
      const alone =
        atom === undefined && (isApart || label === "dates") && text.length < 20
          ? parsePeriod(text)
          : undefined;
      const present =
        label === "dates" && openEnd.test(text)
          ? { end: "present" as const }
          : label === "dates" || alone?.end === "present"
            ? alone
            : undefined;
      const known = period ?? present;
      all.push({
        paragraph: place,
        from,
        to,
        text,
        before,
        index,
        count: cuts.length,
        style: styleAt(from, to),
        space: paragraph.spaceBefore,
        ...(atom && { atom }),
        ...(present && { atom: "dates" as const }),
        ...(known && { period: known }),
        ...(head && { fixed: head === "label" ? ("label" as const) : ("other" as const) }),
        ...(present && { fixed: "dates" as const }),
        ...(atom === "standing" && { fixed: "standing" as const }),
        ...(atom === "email" && { fixed: "email" as const }),
        ...(atom === "phone" &&
          (label ?? "phone") === "phone" &&
          isMobile(text) && { fixed: "phone" as const }),
        // "Position: …" is a label in every place.
        ...(atom === "label" &&
          kind !== undefined &&
          (cuts.length > 1 || (kind === "lines" && /:$/.test(text))) && { fixed: "label" as const }),
        ...(atom === undefined && isExamResults(text) && { fixed: "grade" as const }),
        // How long a post lasted repeats what its dates tell.
        ...(isDuration(text) && { fixed: "label" as const }),
        ...(atom !== "label" && label && { label }),
      });
      if (atom === "label") label = kind ?? undefined;
      if (atom === "label" && !head && cell && cuts.length === 1 && kind)
        cellLabel = { kind, table: cell.table, row: cell.row };
    });
  });
  return all;
}

/** A mobile number of Nigeria, with or without the country's code. */
function isMobile(text: string): boolean {
  return /^(?:234)?0?[789][01]\d{8}$/.test(text.replace(/\D/g, ""));
}

/** Under a head such as "To" even "Date" alone is today. */
const openEnd = /^(?:to )?date$/i;

type Cut = { from: number; to: number; before: Separator; atom?: Atom; period?: Period };

function whole(text: string): Cut {
  return { from: 0, to: text.length, before: "start" };
}

export const emailPattern = /[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
const link =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/[^\s|,;)]{3,200}|www\.[^\s|,;)]{3,200}|(?:linkedin|github|gitlab|behance|dribbble|medium|twitter|x|facebook|instagram|orcid|bit)\.(?:com|org|net|ly)\/[^\s|,;)]{1,150}|[\p{L}\p{N}-]{2,40}\.(?:github\.io|dev|me|io|netlify\.app|vercel\.app|com|com\.ng|org|net|ng)(?:\/[^\s|,;)]{0,150})?(?![\p{L}\p{N}@]))/giu;
export const phonePattern =
  /(?<![\p{L}\p{N}₦$£€])(?:\+|\(\+?|00)?\d(?:[ \u00a0().\-–]{0,2}\d){7,14}(?![\p{L}\p{N}])/gu;
const separator =
  /(?<tab>\t+)|(?<gap> {2,})|(?<bar>\s*[|¦•·●▪◦‣⋅∙;]\s*| \/{1,2} )|(?<dash>\s+[–—]\s*|\s*[–—]\s+|\s+-{1,2}\s+)|(?<comma>,\s+|(?<=\p{L}{3}|\b[A-Z]{2})\.\s+(?=\p{Lu}|(?:19|20)\d{2}(?:\.|$))|(?<=(?:19|20)\d{2})\.\s+(?=[\p{Lu}\d]))|(?<bracket>\s*[()[\]]\s*,?\s*)|(?<colon>\s?:\s+|:$)|(?<join>\s+(?:at|with|@|chez|bei|from)\s+)/giu;

function cut(paragraph: Paragraph): Cut[] {
  // A soft hyphen between spaces is a dash that the file drew (LaTeX does).
  const text = paragraph.text.replace(/(?<=\s)\u00ad(?=\s)/g, "–");
  if (text.length > 2_000) return [whole(text)];
  if (isHeadOfColumns(text) || (text.length <= 120 && !paragraph.cell && headingSection(text)))
    return withLabels(paragraph, [whole(text)]);
  const words = text.split(/\s+/).length;
  const isLong = words > 22 || text.length > 160;
  const atoms = findAtoms(text, isLong);
  const isSentence = words > 9 && /[.!?]\s*$/.test(text) && atoms.length === 0;
  const isHead = !isLong && !isSentence;
  const marks: { from: number; to: number; before: Separator }[] = [];
  const together = isHead ? findUnbroken(text) : [];
  for (const match of text.matchAll(separator)) {
    const [from, to] = [match.index, match.index + match[0].length];
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
    if (kind === "colon" && !isLabel(text, from, start)) continue;
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
        /[\s(]/.test(text.charAt(from - 1))
      )
        marks.push({ from, to: from, before: "look" });
  const grade = isHead ? gradeAtEnd(text) : undefined;
  if (grade !== undefined && !marks.some(({ from, to }) => from <= grade && grade <= to))
    marks.push({ from: grade, to: grade, before: "look" });
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

function findAtoms(text: string, isLong: boolean): Cut[] {
  const taken: Cut[] = [];
  const add = (from: number, to: number, atom: Atom, period?: Period) => {
    if (!taken.some((other) => other.from < to && from < other.to))
      taken.push({ from, to, before: "atom", atom, ...(period && { period }) });
  };
  // "2020 – ongoing" is a period.
  const open = isLong ? [] : findPeriods(text).filter(({ end }) => end === "present");
  const isInPeriod = (at: number) => open.some(({ index, length }) => index < at && at < index + length);
  if (!isLong)
    for (const { from, to } of findStandings(text)) if (!isInPeriod(from)) add(from, to, "standing");
  if (text.includes("@"))
    for (const match of text.matchAll(emailPattern)) add(match.index, match.index + match[0].length, "email");
  if (text.includes("."))
    for (const match of text.matchAll(link)) add(match.index, match.index + match[0].length, "link");
  if (/\d/.test(text)) {
    // "0807 555 1926" ends in what may be a year.
    for (const match of text.matchAll(phonePattern))
      if (isMobile(match[0]) && /^\D*0/.test(match[0]))
        add(match.index, match.index + match[0].length, "phone");
    const expiries = findExpiries(text);
    const isExpiry = ({ index }: Found) => expiries.some(({ from, to }) => from < index && index < to);
    if (!isLong)
      for (const range of trimmedRanges(text))
        if (!isExpiry(range)) add(range.index, range.index + range.length, "dates", range);
    for (const match of text.matchAll(phonePattern)) {
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
    if (isPartOfStandard(text, index) || (start === undefined && isYearOfDetail(text, index))) return false;
    const before = text.slice(0, index).trimEnd();
    const after = text.slice(index + length).trimStart();
    const isApart =
      before === "" ||
      /(?:[,(|\t–—:;·•[/-]|\p{L}{3}\.)$/u.test(before) ||
      text.slice(before.length, index).includes("\t") ||
      after === "" ||
      /^(?:[()\]|,\t–—:;·•]|-\s)/.test(after);
    return isApart || (start !== undefined && end !== undefined);
  });
}

/** The year in "ISO 45001:2018" and "ISO/IEC 27001-2022" is a part of the standard's name. */
function isPartOfStandard(text: string, year: number): boolean {
  return /\p{Lu}{2}[\p{Lu}/ -]{0,12}\d{3,5}(?:-\d)?[:-]$/u.test(text.slice(Math.max(0, year - 24), year));
}

/** The year in "(Surgical Ward; moved to Maternity in 2021)" is told of the post, and is not its time. */
function isYearOfDetail(text: string, year: number): boolean {
  const open = text.lastIndexOf("(", year);
  const inside = open < 0 || text.slice(open, year).includes(")") ? "" : text.slice(open + 1, year);
  return inside.trim().split(/\s+/).length > 2 && /\p{L}\s+(?:in|by|of)\s+$/iu.test(inside);
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
    const kind = labelKind(text);
    const isHeading =
      cuts.length === 1 &&
      kind !== "lines" &&
      headingSection(paragraph.text) !== undefined &&
      !paragraph.cell;
    if (isHeading) return piece;
    if (cuts.length === 1 && kind === "lines") return { ...piece, atom: "label" };
    const isKnown = kind !== undefined;
    const isCell = paragraph.cell?.column === 0 && cuts.length === 1 && isKnown;
    const isBefore =
      isKnown &&
      index === 0 &&
      (next?.before === "tab" || next?.before === "dash") &&
      (cuts.length === 2 || (next.before === "dash" && ofThePerson.has(kind)));
    // "Mobile 0811 222 3334".
    const isAddressed = (kind === "phone" || kind === "email" || kind === "link") && kind === next?.atom;
    return piece.atom === undefined && (isColon || isCell || isBefore || isAddressed)
      ? { ...piece, atom: "label" }
      : piece;
  });
}

// "Address - 3 Refinery Road, Ekpan, Warri": what stands behind these has commas of its own.
const ofThePerson: ReadonlySet<LabelKind> = new Set(["name", "place", "phone", "email", "personal"]);

/** What a label announces, if it is a known one. */
export function labelKind(text: string): LabelKind | undefined {
  return labelWords.get(
    foldText(text)
      .replace(/(?<![:.()\s])[:.()\s]+$/, "")
      .replace(/^(?:my|the) /, ""),
  );
}
