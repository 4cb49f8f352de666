import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { cleanLine } from "~/career/profile.schema";
import { resume } from "#tests/fixtures/documents";
import { renderDocx } from "./docx";
import { renderHtml } from "./html";
import { renderPdf } from "./pdf";
import { readBack } from "./read-back";
import { renderText } from "./text";
import type { RenderableDocument } from "./layout";

const PIECES = [
  ..."ẹọṣịụṅɓɗƙ₦éǹńẸỌ",
  "ẹ́",
  "ọ̀",
  "Ọ̀",
  "\u0301",
  "\u0300",
  " ",
  " ",
  "a",
  "fi",
  "ffi",
  "0",
  "-",
  "/",
  "____ (x)",
  "·",
  "•",
  "|",
  "→",
  "😀",
  "👩🏽‍💻",
  "李",
  "س",
  "\ue001",
  "ﬁ",
  "µ",
  "#",
  "$",
  "@",
  "\\",
  "<",
  "*",
  "`",
  "'",
  '"',
  "~",
  "&",
];
// For a busy machine.
const SLOW = 120_000;

const anyLine = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: "binary-ascii", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 80 }),
  )
  .map((text) => cleanLine(text.slice(0, 95)))
  .filter((text) => text !== "" && text.length <= 100);
const anyLines = fc.record({
  name: anyLine,
  label: anyLine,
  place: anyLine,
  summary: anyLine,
  position: anyLine,
  employer: anyLine,
  bullet: anyLine,
  skill: anyLine,
  heading: anyLine,
});

test(
  "any text becomes a PDF with the full text on read-back",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyLines, async (lines) => {
        const document = resumeOf(lines);
        expect((await readBack(await renderPdf(document), "pdf", document)).problems).toEqual([]);
      }),
      runs(15),
    );
  },
  SLOW,
);

test(
  "any text becomes a Word file with the full text on read-back, and is escaped in the HTML",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyLines, async (lines) => {
        const document = resumeOf(lines);
        expect((await readBack(await renderDocx(document), "docx", document)).problems).toEqual([]);
        const bare = renderHtml(
          resumeOf({
            name: "x",
            label: "x",
            place: "x",
            summary: "x",
            position: "x",
            employer: "x",
            bullet: "x",
            skill: "x",
            heading: "x",
          }),
        );
        expect(tags(renderHtml(document)).filter((tag) => !tags(bare).includes(tag))).toEqual([]);
        expect(renderText(document)).toMatch(/\n$/);
      }),
      runs(15),
    );
  },
  SLOW,
);

function resumeOf({
  name,
  label,
  place,
  summary,
  position,
  employer,
  bullet,
  skill,
  heading,
}: Record<string, string>): RenderableDocument {
  return resume("x", {
    basics: { name, label, location: place, email: "ada@example.com", phone: "+234 803 123 4567" },
    summary: [summary],
    work: [
      {
        position,
        name: employer,
        startDate: "2020-01",
        endDate: "present",
        highlights: [bullet, "Last bullet."],
      },
    ],
    skills: [{ name: skill, keywords: [skill] }],
    custom: [{ heading, lines: [{ text: summary, bullet: true }] }],
    sectionOrder: ["summary", "work", "skills", "custom.0"],
  });
}

/** The tag, link and mark names of a page, which may change with the text. */
function tags(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)]
    .map((match) => match[1] ?? "")
    .filter((tag) => !["a", "mark"].includes(tag));
}
