import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const line = (text: string, bold = false): Paragraph => ({
  text,
  runs: [{ text, bold, italic: false, size: 9.5 }],
  column: 1,
  indent: 0,
  spaceBefore: 0,
  page: 1,
});
const nameOf = (...lines: Paragraph[]) =>
  readResume({
    ...documentFromText(""),
    paragraphs: [
      ...lines,
      { ...line("Mass Comm. Graduate /"), spaceBefore: 10 },
      line("Content Creator"),
      line("CONTACT", true),
      line("0813 555 0144"),
      line("amina.kure@example.com"),
      line("SKILLS", true),
      line("Copy writing"),
      line("Script writing"),
    ],
  }).profile.basics.name;

test("a name with one word to a line is whole", () => {
  expect(nameOf(line("CHISIMDI", true), line("GRATEFUL", true), line("OKWUNWANKWOR", true))).toBe(
    "CHISIMDI GRATEFUL OKWUNWANKWOR",
  );
});

test("a heading below a name is no part of it", () => {
  expect(nameOf(line("AMINA OGBENYEALU", true), line("PROFILE", true), line("Writes and edits."))).toBe(
    "AMINA OGBENYEALU",
  );
});
