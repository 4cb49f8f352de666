import fc from "fast-check";
import { expect, test } from "vitest";
import { doubtfulResume } from "#tests/factories/doubtful-resume";
import { RESUMES, resumeText } from "#tests/fixtures/resumes";
import { keptWords } from "#tests/kept-words";
import { runs } from "#tests/runs";
import { documentFromText } from "../from-text";
import { listValues, valueAt } from "../profile-values";
import { readResume, type ReadResume } from "../read-resume";
import { labels } from "../tagger/labels";
import { doubtfulParagraphs } from "./doubtful-paragraphs";
import type { AskedParagraph, Mark } from "./mark";
import { askRoles } from "./question";
import { readMarkedResume } from "./read-marked-resume";
import { readMarks } from "./read-marks";

const TODAY = { today: "2026-11-22" };
const DOUBTED = doubtfulResume();
const RECEPTIONIST = documentFromText(DOUBTED.text);
// What a careful reader answers about the paragraphs around the place that the reader was not sure of.
const RIGHT = [
  "9 1 employer place",
  "10 1 dates",
  "11 1 line",
  "12 2 title",
  "13 2 employer place place",
  "14 2 dates",
  "15 2 line",
  "16 3 title",
  "17 3 employer place",
];
const asked = doubtfulParagraphs(RECEPTIONIST, TODAY);
const changed = (from: string, to: string) => RIGHT.map((mark) => (mark === from ? to : mark));

test("a right answer resolves a doubt with the words of the file, and changes nothing else", () => {
  const read = readResume(RECEPTIONIST, TODAY);
  expect(read.doubts.map(({ path }) => path)).toContain("work.1.location");
  expect(read.profile.work[1]?.location).toBeUndefined();
  const marks = readMarks(asked, { marks: RIGHT });
  const resolved = readMarkedResume(RECEPTIONIST, TODAY, marks ?? []);
  const [first, second, ...others] = read.profile.work;
  expect(resolved.profile).toEqual({
    ...read.profile,
    work: [first, { ...second, location: DOUBTED.place }, ...others],
  });
  expect(resolved.doubts).toEqual(read.doubts.filter(({ path }) => path !== "work.1.location"));
  expect(resolved.facts.at(-1)).toMatchObject({ path: "work.1.location", paragraph: 13 });
});

test("the question holds the paragraphs around the doubt, and nothing that names or reaches the person", () => {
  expect(asked.map(({ paragraph }) => paragraph)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
  const { system, user, maxTokens } = askRoles(asked);
  expect(user).toContain("Guest House");
  const { basics } = readResume(RECEPTIONIST, TODAY).profile;
  for (const detail of [...(basics.name ?? "").split(" "), basics.email ?? "?", "0902 556 7713", "Woji Road"])
    expect(system + user).not.toContain(detail);
  expect(maxTokens).toBeLessThan(400);
});

const RESUMES_ASKED = RESUMES.map(({ id }) => {
  const document = documentFromText(resumeText(id));
  return { document, asked: doubtfulParagraphs(document, TODAY) };
});

test("where the reader has no doubt that a mark may resolve, there is no question", () => {
  const certain = RESUMES_ASKED.filter((one) => one.asked.length === 0);
  expect(certain.length).toBeGreaterThan(20);
  expect(certain.length).toBeLessThan(RESUMES.length);
});

test.each([
  ["a paragraph is missing", RIGHT.slice(1)],
  ["a paragraph stands twice", [...RIGHT.slice(1), "11 1 line"]],
  ["a paragraph was not asked about", changed("10 1 dates", "1 1 name")],
  ["a paragraph is invented", changed("10 1 dates", "900 1 dates")],
  ["a role is invented", changed("11 1 line", "11 1 duty")],
  ["a part has no role", changed("13 2 employer place place", "13 2 employer place")],
  ["dates are somewhere else", changed("13 2 employer place place", "13 2 employer place dates")],
  ["dates are gone", changed("14 2 dates", "14 2 line")],
  [
    "there is text in the place of roles",
    changed("13 2 employer place place", "13 2 Elkan Terrace Guest House"),
  ],
  ["there is text behind the roles", changed("11 1 line", "11 1 line Served 40 customers.")],
  ["it is a list of other things", [{ paragraph: 10 }]],
  ["it is a sentence", "All of this is right."],
])("nothing of an answer counts when %s", (_what, marks) => {
  expect(readMarks(asked, { marks })).toBeUndefined();
});

test("the right answer counts whatever the order of its strings", () => {
  expect(readMarks(asked, { marks: RIGHT.toReversed() })).toEqual(readMarks(asked, { marks: RIGHT }));
});

test.each([
  ["puts the words into another entry", changed("13 2 employer place place", "13 3 employer place place")],
  ["puts the words into no entry", changed("13 2 employer place place", "13 0 employer place place")],
  ["calls the words an employer", changed("13 2 employer place place", "13 2 place employer employer")],
  ["joins two entries", RIGHT.map((mark) => mark.replace(/^(1[67]) 3/, "$1 2"))],
])("the doubt stays when the answer %s", (_what, answer) => {
  const marks = readMarks(asked, { marks: answer });
  expect(marks).toBeDefined();
  expect(readMarkedResume(RECEPTIONIST, TODAY, marks ?? [])).toEqual(readResume(RECEPTIONIST, TODAY));
});

const DOUBTFUL = RESUMES_ASKED.filter((one) => one.asked.length > 0).map((one) => ({
  ...one,
  read: readResume(one.document, TODAY),
}));

/** Any answer that passes the check: the dates stand where they are, all else is chance. */
function anyMarks(paragraphs: AskedParagraph[]): fc.Arbitrary<Mark[]> {
  const role = fc.constantFrom(...labels.filter((label) => label !== "dates"));
  return fc.tuple(
    ...paragraphs.map(({ paragraph, parts, dates }) =>
      fc.record({
        paragraph: fc.constant(paragraph),
        entry: fc.nat(4),
        roles: fc
          .array(role, { minLength: parts.length, maxLength: parts.length })
          .map((roles) => roles.map((one, at) => (dates.includes(at) ? ("dates" as const) : one))),
      }),
    ),
  );
}

function wordsOf({ profile, notPlaced }: ReadResume): string[] {
  const texts = [...listValues(profile), ...notPlaced].map(({ text }) => text);
  return texts.flatMap(keptWords).toSorted();
}

test("no marks change what was read without a doubt, add a word, or lose one", () => {
  expect(DOUBTFUL.length).toBeGreaterThan(6);
  fc.assert(
    fc.property(
      fc.constantFrom(...DOUBTFUL).chain((one) => fc.tuple(fc.constant(one), anyMarks(one.asked))),
      ([{ document, read, asked: paragraphs }, marks]) => {
        const answer = marks.map(({ paragraph, entry, roles }) => `${paragraph} ${entry} ${roles.join(" ")}`);
        expect(readMarks(paragraphs, { marks: answer })).toEqual(marks);
        const resolved = readMarkedResume(document, TODAY, marks);
        for (const { path, text } of listValues(read.profile))
          expect(valueAt(resolved.profile, path)).toBe(text);
        const added = listValues(resolved.profile).filter(
          ({ path }) => valueAt(read.profile, path) === undefined,
        );
        for (const { path, text } of added) {
          expect(read.doubts.map((doubt) => doubt.path)).toContain(path);
          expect(document.paragraphs.some((paragraph) => paragraph.text.includes(text))).toBe(true);
        }
        expect(wordsOf(resolved)).toEqual(wordsOf(read));
        for (const doubt of resolved.doubts) expect(read.doubts).toContainEqual(doubt);
      },
    ),
    runs(12),
  );
});

test("no other answer than one of marks is ever read", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom(...RIGHT), fc.constantFrom("22 2 school Lagos", "18 1"));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (marks) => {
      const found = readMarks(asked, { marks });
      if (found) expect(marks.toSorted()).toEqual(RIGHT.toSorted());
    }),
  );
});
