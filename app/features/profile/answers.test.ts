import { expect, test } from "vitest";
import { profileFromAnswers } from "./answers";
import { QUESTION_FIELDS, Questions } from "./questions.schema";

// What people type into the guided questions. Whatever the form takes becomes a profile: what a profile cannot hold is refused at its field.

const NGOZI = { fullName: "Ngozi Eze", phone: "0803 123 4567" };
const ACCOUNT = { name: "Ngozi Eze", email: "ngozi@example.com" };
const profileOf = (answers: Record<string, unknown>) => {
  const read = Questions.safeParse({ ...NGOZI, ...answers });
  return read.success ? profileFromAnswers(read.data, ACCOUNT) : undefined;
};
/** All texts of a profile, one after the other. */
const textOf = (answers: Record<string, unknown>) => JSON.stringify(profileOf(answers));

const PIECES = [
  "a",
  "word ",
  "a, ",
  "a: b ",
  "line\n",
  "- a\n",
  "ẹ́ ",
  "a@b.co ",
  "0803 123 4567 ",
  "\u202e",
  "ﷺ",
];
const LENGTHS = [50, 199, 201, 260, 999, 1001, 1900];
const FIELDS = Object.keys(QUESTION_FIELDS).filter((name) => name !== "work");

test.each(FIELDS)("%s: whatever is taken becomes a profile, at every length", (name) => {
  for (const piece of PIECES)
    for (const length of LENGTHS) {
      const answers = { [name]: piece.repeat(Math.ceil(length / piece.length)).slice(0, length) };
      expect(() => profileOf(answers), JSON.stringify(answers)).not.toThrow();
    }
});

test("what somebody did in a job is taken in lines, and a paragraph that no line holds is refused at its field", () => {
  const job = { position: "Clerk", name: "Northgate", startDate: "2019", endDate: "2021" };
  const words = "Counted the stock of each day and wrote it into the book. ".repeat(20);
  expect(textOf({ work: [{ ...job, did: words.slice(0, 990) }] })).toContain("Counted the stock");
  const refused = Questions.safeParse({ ...NGOZI, work: [{ ...job, did: words }] });
  expect(refused.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["work.0.did", "Begin a new line after at most 1000 characters"],
  ]);
});

test("a paragraph about an industrial attachment is what was done there, and no employer", () => {
  const paragraph = `At a mill in Aba I ${"checked the looms and wrote down what had to be mended, ".repeat(5)}for six months`;
  expect(profileOf({ siwes: paragraph })?.siwes).toEqual([{ highlights: [paragraph] }]);
  expect(profileOf({ siwes: "Aba Mill\nChecked the looms" })?.siwes).toEqual([
    { name: "Aba Mill", highlights: ["Checked the looms"] },
  ]);
});

test("of a project that is written as a paragraph no word is lost", () => {
  const paragraph = `A pump for ${"the school and the market and the clinic and the church of ".repeat(6)}our village`;
  const [project] = profileOf({ projects: paragraph })?.projects ?? [];
  expect(`${project?.name} ${project?.description?.toLowerCase()}`.toLowerCase()).toBe(
    paragraph.toLowerCase(),
  );
});
