import { bodySize, type DocumentText, type Paragraph } from "./document-text";

/** How a stretch of a paragraph looks. `size` is relative to the size that most letters of the document have. */
export type Look = { bold: boolean; italic: boolean; size: number; caps: boolean };

/** The look of each character range: `lookAt(from, to)` weighs the runs by their letters. */
export function looks(paragraph: Paragraph, body: number): (from: number, to: number) => Look {
  const spans = runSpans(paragraph);
  return (from, to) => {
    let [letters, bold, italic, size, caps] = [0, 0, 0, 0, 0];
    for (const span of spans) {
      const length = Math.min(to, span.to) - Math.max(from, span.from);
      if (length <= 0) continue;
      letters += length;
      if (span.run.bold) bold += length;
      if (span.run.italic) italic += length;
      if (span.run.caps) caps += length;
      size += length * (body > 0 ? span.run.size / body : 1);
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
export function lookChanges(paragraph: Paragraph): number[] {
  const spans = runSpans(paragraph).filter(({ run }) => /[\p{L}\p{N}]/u.test(run.text));
  return spans.flatMap(({ from, run }, index) => {
    const before = spans[index - 1]?.run;
    const isOther =
      before &&
      (before.bold !== run.bold || before.italic !== run.italic || Math.abs(before.size - run.size) > 0.7);
    return isOther ? [from] : [];
  });
}

function runSpans({ text, runs }: Paragraph): { run: Paragraph["runs"][number]; from: number; to: number }[] {
  let from = 0;
  return runs.map((run) => {
    const words = run.text.trim();
    const found = words === "" ? -1 : text.indexOf(words, from);
    const start = found < 0 || found > from + 20 ? from : found;
    const span = { run, from: start, to: Math.min(text.length, start + words.length) };
    from = span.to;
    return span;
  });
}

export type DocumentLook = {
  body: number;
  /** The size of the largest letters of the first page, relative to the body. */
  largest: number;
  /** The usual space above a paragraph, in points. */
  space: number;
  hasBold: boolean;
  isAllCaps: boolean;
};

/** What is usual in a document, against which each paragraph is seen. */
export function documentLook(document: DocumentText): DocumentLook {
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
