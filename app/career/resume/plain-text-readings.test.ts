import { expect, test } from "vitest";
import { compareResume } from "#tests/compare-resume";
import { CERTAIN_RESUMES } from "#tests/fixtures/resumes";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

// Every third resume by its name is aside: its text and its single statements are not looked at while the reader is built.
const ordered = [...CERTAIN_RESUMES].sort((one, other) => (one.id < other.id ? -1 : 1));

// Before the reader knew plain text: 78.2 and 72.7 %.
test.each([
  { set: "looked at", isAside: false, least: 91 },
  { set: "aside", isAside: true, least: 81 },
])("the share of the statements of plain texts that are right: $set", ({ isAside, least }) => {
  const statements = ordered
    .filter((_, at) => (at % 3 === 2) === isAside)
    .flatMap((resume) => compareResume(resume, readResume(documentFromText(resume.text)).profile));
  expect(statements.length).toBeGreaterThan(500);
  const right = statements.filter(({ isRight }) => isRight).length;
  expect((100 * right) / statements.length).toBeGreaterThanOrEqual(least);
});
