import { BULLET_SIGNS } from "../bullet-signs";
import { bodySize, type DocumentText, type Paragraph } from "./document-text";
import { headingSection, joinSpaced } from "./headings";
import { columnEdges, isCutField, isCutHeading } from "./cut-lines";
import { foldRails, type Placed } from "./rails";
import { partRefereeColumns } from "./referee-columns";
import { maxSegments } from "./segments";
import { splitHeadFromSentences } from "./entry-sentences";
import { runsBetween } from "./text-style";
import { listParter } from "./typed-lists";
import { verbs } from "./vocabulary/vocabulary";

const lists: ReadonlySet<string> = new Set(["work", "siwes", "volunteer", "projects"]);

const papers: ReadonlySet<string> = new Set(["certificates", "awards"]);
const studies: ReadonlySet<string> = new Set(["education", "certificates"]);

/** A document whose broken lines are whole again, and for each of its paragraphs the first one of the file that it holds. */
export type Unwrapped = { document: DocumentText; origin: number[] };

/**
 * Joins lines that a PDF reader left apart: the second line of a list item, of a bracket or clause, or of a large name.
 * Word's paragraphs are whole by definition and stay as they are.
 */
export function unwrap(document: DocumentText): Unwrapped {
  const body = bodySize(document);
  const paragraphs: Paragraph[] = [];
  const origin: number[] = [];
  // Every paragraph has a segment at least: what stands behind so many is not tagged.
  const placed = partRefereeColumns(foldRails(document.paragraphs.slice(0, maxSegments)));
  const isHeading = railHeading(placed);
  const edges = columnEdges(placed);
  const open = new Map<number, string>();
  const usesOneSentence = hasOneSentenceItems(placed);
  const splitBySection = (paragraph: Paragraph): Paragraph[] => {
    const section = open.get(paragraph.column);
    if (papers.has(section ?? ""))
      return splitPapers(paragraph).flatMap(splitAtSemicolons).flatMap(splitDatedParts);
    if (section === "education") return splitDatedParts(paragraph);
    return lists.has(section ?? "")
      ? splitHeadFromSentences(paragraph).flatMap((part) => splitLines(part, usesOneSentence))
      : [paragraph];
  };
  const isTyped = typedMark(placed);
  const partList = listParter();
  let line: Paragraph | undefined;
  for (const { paragraph: found, place } of placed) {
    const whole = isTyped(withoutSpacing(found));
    for (const paragraph of splitHeading(whole, isHeading)
      .flatMap(splitItems)
      .flatMap((part) => (open.get(part.column) === "oLevels" ? [part] : partList(part)))
      .flatMap(splitBySection)) {
      const section = headingSection(paragraph.text);
      if (section) open.set(paragraph.column, section);
      const last = paragraphs.at(-1);
      const isEntry = studies.has(open.get(paragraph.column) ?? "") && !section;
      const isOne =
        last &&
        (isContinued(last, paragraph, body) ||
          isCutHeading(last, paragraph, edges) ||
          (line && isEntry && isCutField(line, paragraph, edges)));
      line = paragraph;
      if (last && isOne) paragraphs[paragraphs.length - 1] = joined(last, paragraph);
      else {
        paragraphs.push(paragraph);
        origin.push(place);
      }
    }
  }
  document.paragraphs.slice(maxSegments).forEach((paragraph, at) => {
    paragraphs.push(paragraph);
    origin.push(maxSegments + at);
  });
  return { document: { ...document, paragraphs }, origin };
}

const letterMark = /^[o§q]\s+(?=\p{Lu}\p{L})/u;

/** A lone letter before many lines is the mark of a list that lost its font: "o Sold bread", "§ Kept the till". */
function typedMark(placed: readonly Placed[]): (paragraph: Paragraph) => Paragraph {
  const isUsed = placed.filter(({ paragraph }) => letterMark.test(paragraph.text)).length > 1;
  return (paragraph) => {
    const mark = isUsed ? letterMark.exec(paragraph.text)?.[0] : undefined;
    if (mark === undefined) return paragraph;
    const { text } = paragraph;
    return {
      ...paragraph,
      text: text.slice(mark.length),
      runs: runsBetween(paragraph.runs, mark.length, text.length),
      listLevel: 0,
    };
  };
}

/** "A D A   O B I" → "ADA OBI": letters set apart for their looks. */
function withoutSpacing(paragraph: Paragraph): Paragraph {
  const text = joinSpaced(paragraph.text);
  const [run] = paragraph.runs;
  const isSpaced = /^(?:[^\s\d]\s+){4,}[^\s\d]$/u.test(paragraph.text.trim());
  return isSpaced && run ? { ...paragraph, text, runs: [{ ...run, text }] } : paragraph;
}

/** True for the bold first cell of a line that names a section, where other headings stand alone at the same edge. */
function railHeading(placed: readonly Placed[]): (first: string, paragraph: Paragraph) => boolean {
  const alone = placed.filter(
    ({ paragraph: { text, runs, box } }) =>
      box && runs[0]?.bold && !text.includes("\t") && headingSection(text) !== undefined,
  );
  return (first, { runs, box }) =>
    box !== undefined &&
    runs[0]?.bold === true &&
    runs[0].text.trim() === first.trim() &&
    headingSection(first) !== undefined &&
    alone.some(
      ({ paragraph }) =>
        Math.abs((paragraph.box?.x ?? 0) - box.x) < 3 &&
        Math.abs((paragraph.runs[0]?.size ?? 0) - (runs[0]?.size ?? 0)) < 0.6,
    );
}

/** "Skills⇥SQL, Python": the heading of a rail and what stands beside it are two paragraphs. */
function splitHeading(
  paragraph: Paragraph,
  isHeading: (first: string, paragraph: Paragraph) => boolean,
): Paragraph[] {
  const [, first = "", rest = ""] = /^([^\t]{3,45})\t+(.+)$/.exec(paragraph.text) ?? [];
  if (rest === "" || !isHeading(first, paragraph)) return [paragraph];
  return [
    { ...paragraph, text: first, runs: paragraph.runs.slice(0, 1) },
    { ...paragraph, text: rest, runs: paragraph.runs.slice(1), spaceBefore: 0 },
  ];
}

/** Splits a paragraph of a list that lost its marks where the next item plainly begins: a verb in a capital letter behind small letters. */
function splitLines(paragraph: Paragraph, usesOneSentence: boolean): Paragraph[] {
  const { text, box, indent, listLevel } = paragraph;
  const size = paragraph.runs[0]?.size ?? 10;
  if (!box || box.height < size * 2 || (indent < 8 && listLevel === undefined) || /\t/.test(text))
    return [paragraph];
  const cuts = [0];
  for (const match of text.matchAll(
    /(?<=\s\p{Ll}[\p{Ll}’'-]*|[\d%)]|(?<stop>\.))\s(?=(?<verb>\p{Lu}\p{Ll}+)\s)/gu,
  )) {
    const { stop, verb = "" } = match.groups ?? {};
    const from = cuts.at(-1) ?? 0;
    const isVerb = verbs.has(verb.toLowerCase()) || /\p{Ll}{2}ed$/u.test(verb);
    const isLong =
      text.slice(from, match.index).split(" ").length >= 4 &&
      text.slice(match.index + 1).split(" ").length >= 3;
    if (isVerb && isLong && (stop === undefined || usesOneSentence)) cuts.push(match.index + 1);
  }
  return cuts.map((from, at): Paragraph => {
    const to = cuts[at + 1] ?? text.length;
    return at === 0 && cuts.length === 1
      ? paragraph
      : {
          ...paragraph,
          text: text.slice(from, to).trimEnd(),
          runs: runsBetween(paragraph.runs, from, to),
          ...(at > 0 && { spaceBefore: 0 }),
        };
  });
}

/** "…, 2013 Registered Midwife (RM), …": papers whose years part them. */
function splitPapers(paragraph: Paragraph): Paragraph[] {
  const { text, box } = paragraph;
  if (!box || (text.match(/(?:19|20)\d{2}/g) ?? []).length < 1) return [paragraph];
  const cuts = [
    0,
    ...[...text.matchAll(/(?<=[,(]\s?(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\)?)\s(?=\p{Lu}\p{L})/gu)].map(
      ({ index }) => index + 1,
    ),
  ];
  return cuts.map((from, at): Paragraph => {
    const to = cuts[at + 1] ?? text.length;
    return cuts.length === 1
      ? paragraph
      : { ...paragraph, text: text.slice(from, to).trimEnd(), runs: runsBetween(paragraph.runs, from, to) };
  });
}

/** "CIPM (stage 2, in progress); HSE Level 1, 2, 3; Red Cross": semicolons outside brackets part papers, commas do not. */
function splitAtSemicolons(paragraph: Paragraph): Paragraph[] {
  const { text } = paragraph;
  const cuts = [0];
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]|;\s+(?=[\p{Lu}\d])/gu)) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) cuts.push(index + sign.length);
  }
  if (cuts.length < 2) return [paragraph];
  return cuts.map((from, at) => {
    const to = cuts[at + 1] ?? text.length;
    const part = text.slice(from, to).replace(/;\s*$/, "");
    return {
      ...paragraph,
      text: part,
      runs: runsBetween(paragraph.runs, from, from + part.length),
      ...(at > 0 && { spaceBefore: 0 }),
    };
  });
}

/** "ACA, ICAN (2016) | ACTI, CITN (2018)": parts between bars that each end in a year are entries of their own. */
function splitDatedParts(paragraph: Paragraph): Paragraph[] {
  const parts = paragraph.text.split(/\s+[|•]\s+/);
  if (parts.length < 2 || !parts.every((part) => /\p{L}{2}.*(?:19|20)\d{2}\)?$/u.test(part)))
    return [paragraph];
  let from = 0;
  return parts.map((text): Paragraph => {
    from = paragraph.text.indexOf(text, from);
    return { ...paragraph, text, runs: runsBetween(paragraph.runs, from, from + text.length) };
  });
}

/** True where nearly every item of the file's lists is one sentence with its stop. */
function hasOneSentenceItems(placed: readonly Placed[]): boolean {
  const items = placed.filter(
    ({ paragraph: { box, indent, listLevel, text } }) =>
      box && (indent >= 8 || listLevel !== undefined) && text.split(" ").length > 4,
  );
  const stops = items.filter(({ paragraph }) => /\.$/.test(paragraph.text)).length;
  const many = items.filter(({ paragraph }) => /\p{Ll}\.\s\p{Lu}/u.test(paragraph.text)).length;
  return items.length >= 4 && stops > 0 && many <= Math.max(1, items.length * 0.2);
}

const IS_ITEM = new RegExp(`^(?:\\d{1,2}[.)]|[-–*${BULLET_SIGNS}])\\s`, "u");
const mark = new RegExp(`\\s[${BULLET_SIGNS}]\\s+(?=\\p{Lu})`, "u");

/** "… Pattern Cutter • Cut patterns for … • Graded …": list items that came as one paragraph. */
function splitItems(paragraph: Paragraph): Paragraph[] {
  const { text, box } = paragraph;
  if (!box || !mark.test(text)) return [paragraph];
  const [head = "", ...items] = text.split(mark);
  if (items.some((item) => item.split(" ").length < 4)) return [paragraph];
  const cut = (from: number, to: number) => runsBetween(paragraph.runs, from, to);
  let from = head.length;
  return [
    { ...paragraph, text: head, runs: cut(0, head.length) },
    ...items.map((item): Paragraph => {
      from = text.indexOf(item, from);
      return { ...paragraph, text: item, runs: cut(from, from + item.length), listLevel: 0, spaceBefore: 0 };
    }),
  ];
}

function isContinued(first: Paragraph, second: Paragraph, body: number): boolean {
  if (!first.box || !second.box || first.page !== second.page || first.column !== second.column) return false;
  if (first.zone || second.zone || second.headingLevel !== undefined) return false;
  // The dash of "(2020 – 2022)" at the beginning of a line looks like the mark of a list item.
  if (
    /[([](?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2}\s*[–-]?$/u.test(first.text) &&
    /^[–-]?\s*(?:\p{L}{3,9}\.?\s)?(?:(?:19|20)\d{2}|present)[)\]]/iu.test(second.text)
  )
    return true;
  if (second.listLevel !== undefined) return false;
  if (second.cell && (first.cell?.row !== second.cell.row || first.cell.column !== second.cell.column))
    return false;
  const [one, two] = [first.runs.at(-1), second.runs[0]];
  if (!one || !two || one.bold !== two.bold || Math.abs(one.size - two.size) > 0.6) return false;
  if (first.text.length + second.text.length > 1_500) return false;
  if (isLargeName(first, second, body)) return true;
  const size = first.runs[0]?.size ?? 10;
  if (
    /(?:19|20)\d{2}\s*[–-]$/.test(first.text) &&
    /^(?:\p{L}{3,9}\.?,?\s*)?(?:\d{2}\/)?\d{4}|^present/iu.test(second.text)
  )
    return second.spaceBefore < size;
  if (/\t/.test(first.text + second.text) || second.spaceBefore > 3) return false;
  const isItem = first.listLevel !== undefined || IS_ITEM.test(first.text);
  const isHanging = isItem && second.indent > first.indent + 3;
  if (isHanging && !/[.!?]$/.test(first.text)) return true;
  const isAligned = Math.abs(first.box.x - second.box.x) < 3 || isHanging;
  return isAligned && isHalf(first.text, second.text);
}

/** A clause that plainly goes on: small letters, an open bracket, or a word that needs another. */
function isHalf(first: string, second: string): boolean {
  if (/[.!?:]$/.test(first) || first.split(" ").length < 2) return false;
  const open = (first.match(/\(/g) ?? []).length > (first.match(/\)/g) ?? []).length;
  if (open && second.includes(")")) return true;
  if (
    /^\p{Ll}{2,}/u.test(second) &&
    first.length > 18 &&
    !/@|\.(?:com|ng|org)\b|^(?:www|http|linkedin|github)/i.test(second)
  )
    return true;
  if (/^\([^()]{1,40}\)/.test(second) && !/\d{4}/.test(second.slice(0, 12))) return true;
  return /(?:,|&|\s(?:of|and|for|in|the|with|to|by|from))$/.test(first) && first.length > 18;
}

/** A name in large letters that takes two lines. */
function isLargeName(first: Paragraph, second: Paragraph, body: number): boolean {
  const size = first.runs[0]?.size ?? 0;
  const isLetters = (text: string) => /^[\p{L}\p{M}.'’ -]+$/u.test(text) && text.split(" ").length <= 4;
  return (
    first.page === 1 &&
    size > body * 1.6 &&
    Math.abs(size - (second.runs[0]?.size ?? 0)) < 0.6 &&
    isLetters(first.text) &&
    isLetters(second.text) &&
    second.spaceBefore < size * 0.6
  );
}

function joined(first: Paragraph, second: Paragraph): Paragraph {
  const { box } = first;
  const last = first.runs.at(-1);
  const gap = second.listLevel !== undefined && /\d$/.test(first.text) ? " – " : " ";
  const runs = last
    ? [...first.runs.slice(0, -1), { ...last, text: `${last.text}${gap}` }, ...second.runs]
    : second.runs;
  return {
    ...first,
    text: `${first.text}${gap}${second.text}`,
    runs,
    ...(box && second.box && { box: { ...box, height: second.box.y + second.box.height - box.y } }),
  };
}
