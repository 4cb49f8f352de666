import { bodySize, type DocumentText, type Paragraph } from "./document-text";

/** How a stretch of a paragraph looks. `size` is relative to the size that most letters of the document have. */
export type TextStyle = { bold: boolean; italic: boolean; size: number; caps: boolean };

/** The look of each character range: `lookAt(from, to)` weighs the runs by their letters. */
export function createStyleReader(
  paragraph: Paragraph,
  body: number,
): (from: number, to: number) => TextStyle {
  const offsets = runOffsets(paragraph);
  return (from, to) => {
    let [letters, bold, italic, size, caps] = [0, 0, 0, 0, 0];
    for (const offset of offsets) {
      const length = Math.min(to, offset.to) - Math.max(from, offset.from);
      if (length <= 0) continue;
      letters += length;
      if (offset.run.bold) bold += length;
      if (offset.run.italic) italic += length;
      if (offset.run.caps) caps += length;
      size += length * (body > 0 ? offset.run.size / body : 1);
    }
    if (letters === 0) return { bold: false, italic: false, size: 1, caps: false };
    return {
      bold: bold * 2 > letters,
      italic: italic * 2 > letters,
      size: size / letters,
      caps: caps * 2 > letters,
    };
  };
}

/** The places in `text` where the weight, slant or size changes. */
export function findStyleChanges(paragraph: Paragraph): number[] {
  const offsets = runOffsets(paragraph).filter(({ run }) => /[\p{L}\p{N}]/u.test(run.text));
  return offsets.flatMap(({ from, run }, index) => {
    const before = offsets[index - 1]?.run;
    const isOther =
      before &&
      (before.bold !== run.bold || before.italic !== run.italic || Math.abs(before.size - run.size) > 0.7);
    return isOther ? [from] : [];
  });
}

function runOffsets({
  text,
  runs,
}: Paragraph): { run: Paragraph["runs"][number]; from: number; to: number }[] {
  let from = 0;
  return runs.map((run) => {
    const words = run.text.trim();
    const found = words === "" ? -1 : text.indexOf(words, from);
    const start = found < 0 || found > from + 20 ? from : found;
    const offset = { run, from: start, to: Math.min(text.length, start + words.length) };
    from = offset.to;
    return offset;
  });
}

/** The runs of the letters from `from` to `to` of their paragraph. */
export function runsBetween(runs: Paragraph["runs"], from: number, to: number): Paragraph["runs"] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text.trim() === "" ? [] : [{ ...run, text }];
  });
}

export type DocumentStyle = {
  body: number;
  /** The size of the largest letters of the first page, relative to the body. */
  largest: number;
  /** The usual space above a paragraph, in points. */
  space: number;
  hasBold: boolean;
  isAllCaps: boolean;
};

/** True where weight or size sets some lines of a document apart. */
export function isSetApart({ hasBold, largest }: DocumentStyle): boolean {
  return hasBold || largest > LARGER;
}

const LARGER = 1.12;

/** What is usual in a document, against which each paragraph is seen. */
export function readDocumentStyle(document: DocumentText): DocumentStyle {
  const body = bodySize(document);
  const spaces = document.paragraphs.map(({ spaceBefore }) => spaceBefore).sort((a, b) => a - b);
  const runs = document.paragraphs.flatMap((paragraph) => paragraph.runs);
  const firstPage = document.paragraphs
    .filter(({ page }) => page === 1)
    .flatMap((paragraph) => paragraph.runs);
  const largest = firstPage.reduce(
    (most, { size, text }) => (/\p{L}{2}/u.test(text) ? Math.max(most, size) : most),
    0,
  );
  let [upper, letters, bold] = [0, 0, 0];
  for (const run of runs) {
    letters += run.text.length;
    if (run.bold) bold += run.text.length;
    if (run.text === run.text.toUpperCase()) upper += run.text.length;
  }
  return {
    body,
    largest: body > 0 ? largest / body : 1,
    space: spaces[Math.floor(spaces.length / 2)] ?? 0,
    hasBold: bold > 0 && bold < letters * 0.9,
    isAllCaps: upper > letters * 0.8,
  };
}
