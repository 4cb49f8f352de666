import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLine } from "#tests/arbitraries/profile";
import { runs } from "#tests/runs";
import { cleanLine } from "../profile.schema";
import type { DocumentText, Paragraph } from "./document-text";
import { documentFromText } from "./from-text";
import { readResume, type ReadResume } from "./read-resume";

// Words that nothing else in a document can stand for: that one of them is missing is no accident of the vocabulary.
const rareWord = fc.stringMatching(/^[bdfgkz][aeou][bdfgkz][aeou][bdfgkz][aeou]q$/);
const line = fc
  .tuple(fc.array(rareWord, { maxLength: 2 }), anyLine(120), fc.array(rareWord, { maxLength: 3 }))
  .map(([before, text, behind]) => cleanLine([...before, text, ...behind].join(" ")))
  .chain((text) => fc.boolean().map((hasTab) => (hasTab ? text.replace(/ /, "\t") : text)));

const paragraph: fc.Arbitrary<Paragraph> = fc
  .record(
    {
      text: line,
      bold: fc.boolean(),
      italic: fc.boolean(),
      size: fc.constantFrom(9, 10, 10.5, 14, 24),
      page: fc.integer({ min: 1, max: 2 }),
      column: fc.integer({ min: 0, max: 2 }),
      indent: fc.constantFrom(0, 4, 18),
      spaceBefore: fc.constantFrom(0, 2, 6, 12),
      ruleBelow: fc.boolean(),
      listLevel: fc.integer({ min: 0, max: 1 }),
      headingLevel: fc.integer({ min: 1, max: 3 }),
      cell: fc.record({
        table: fc.integer({ min: 1, max: 2 }),
        row: fc.integer({ min: 0, max: 3 }),
        column: fc.integer({ min: 0, max: 3 }),
      }),
      zone: fc.constantFrom("head" as const, "foot" as const, "textbox" as const),
      place: fc.record({
        x: fc.constantFrom(40, 40, 42, 200, 380),
        y: fc.integer({ min: 40, max: 800 }),
        width: fc.constantFrom(60, 150, 300, 500),
      }),
    },
    { requiredKeys: ["text", "bold", "italic", "size", "page", "column", "indent", "spaceBefore"] },
  )
  .map(({ text, bold, italic, size, place, ...rest }) => ({
    ...rest,
    text,
    runs: [{ text, bold, italic, size }],
    ...(place && { box: { ...place, height: size * 1.2 } }),
  }));

const anyDocument: fc.Arbitrary<DocumentText> = fc
  .array(paragraph, { minLength: 1, maxLength: 40 })
  .map((paragraphs) => ({ paragraphs, hidden: [], pages: 2 }));

const rare = (text: string) => text.toLowerCase().match(/[a-z]{6}q/g) ?? [];

/** What was read of a document, as text. */
function wordsRead({ paragraphs }: DocumentText, read: ReadResume): string {
  return [
    JSON.stringify(read.profile),
    ...read.notPlaced.map(({ text }) => text),
    ...read.labels.map(({ text }) => text),
    ...read.headings.map(({ paragraph: at }) => paragraphs[at]?.text ?? ""),
  ].join(" ");
}

/** The wanted words that are not there as often as they are wanted. */
function lostWords(wanted: readonly string[], there: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

test("each word of any document is in the profile, a heading, a label or not placed, as often as it stands there", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const wanted = document.paragraphs.flatMap(({ text }) => rare(text));
      expect(lostWords(wanted, rare(wordsRead(document, readResume(document))))).toEqual([]);
    }),
    runs(60),
  );
});

test("each word of any text is kept, also where its lines are typed tables, headings or cut at the edge", () => {
  const text = fc
    .array(fc.oneof(line, fc.constantFrom("", "SKILLS:", "Employer\tPost\tDates", "WORK EXPERIENCE")), {
      maxLength: 60,
    })
    .map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, (typed) => {
      const document = documentFromText(typed);
      expect(lostWords(rare(typed), rare(wordsRead(document, readResume(document))))).toEqual([]);
    }),
    runs(60),
  );
});

test.each([
  ["more lines than are sorted", (at: number) => `babagab${at}`],
  [
    "a table with more cells than a document may have",
    (at: number) => (at === 0 ? "Employer\tPost\tDates\tPlace" : `babagab${at}\ta\tb\tc`),
  ],
])("no line of a long text is dropped: %s", (_, lineAt) => {
  const lines = Array.from({ length: 4_500 }, (__, at) => lineAt(at));
  const document = documentFromText(lines.join("\n"));
  expect(document.paragraphs.length).toBeLessThanOrEqual(4_000);
  const words = (text: string) => text.toLowerCase().match(/babagab\d+/g) ?? [];
  const read = readResume(document);
  expect(lostWords(lines.flatMap(words), words(wordsRead(document, read)))).toEqual([]);
});
