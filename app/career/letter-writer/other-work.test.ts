import { expect, test } from "vitest";
import { EN } from "./phrases-en";
import type { ProofLine } from "./letter-plan";
import { writeOtherWork } from "./other-work";

const line = (
  id: string,
  text: string,
  place: string,
  age: number,
  tense: "present" | "past",
): ProofLine => ({
  text,
  place,
  age,
  tense,
  sourceIds: [id],
});
const post = {
  position: "Store Officer",
  employer: "Plateau Feeds",
  endDate: "present",
  sourceIds: ["work.0"],
};
const deeds = EN.deeds ?? expect.fail("no deeds");
const written = (lines: ProofLine[]) => writeOtherWork(lines, { post }, deeds).map(({ text }) => text);

test("up to three lines of one post are one sentence, the newest post first, and a post is named once", () => {
  expect(
    written([
      line("work.1.highlights.0", "Received goods with waybills", "Bukuru Mills", 1, "past"),
      line("work.0.highlights.0", "Raise orders in Odoo", "Plateau Feeds", 0, "present"),
      line("work.1.highlights.1", "Kept the ledger", "Bukuru Mills", 1, "past"),
      line("work.1.highlights.2", "Trained two clerks", "Bukuru Mills", 1, "past"),
      line("work.0.highlights.1", "Cut losses from 2% to 1%", "Plateau Feeds", 0, "past"),
    ]),
  ).toEqual([
    "In my present post I raise orders in Odoo.",
    "There I also cut losses from 2% to 1%.",
    "At Bukuru Mills I received goods with waybills, kept the ledger, and trained two clerks.",
  ]);
});

test("a further post at the employer just named is told without naming it again", () => {
  const titled = (one: ProofLine, title: string): ProofLine => ({ ...one, title });
  expect(
    written([
      titled(line("work.1.highlights.0", "Checked waybills", "Plateau Feeds", 1, "past"), "Store Clerk"),
      titled(line("work.2.highlights.0", "Loaded trucks", "Plateau Feeds", 2, "past"), "Driver"),
      titled(line("work.3.highlights.0", "Milled maize", "Bukuru Mills", 3, "past"), "Miller"),
      titled(line("work.4.highlights.0", "Swept the yard", "Plateau Feeds", 4, "past"), "Yard Hand"),
    ]),
  ).toEqual([
    "As a Store Clerk there I checked waybills.",
    "As a Driver there I loaded trucks.",
    "As a Miller at Bukuru Mills I milled maize.",
    "As a Yard Hand at Plateau Feeds I swept the yard.",
  ]);
});

test("the place stands before the first line also where another line names it", () => {
  const { tense: _tense, ...clause } = line(
    "work.1.highlights.0",
    "In 2017 I did my attachment at Bukuru Mills",
    "Bukuru Mills",
    1,
    "past",
  );
  expect(
    written([
      { ...clause, isClause: true },
      line("work.1.highlights.1", "Learnt to grade maize", "Bukuru Mills", 1, "past"),
    ]),
  ).toEqual(["At Bukuru Mills I learnt to grade maize.", "In 2017 I did my attachment at Bukuru Mills."]);
});

test("a line with parts stands alone, and what is not sure to begin with a verb is left to the resume", () => {
  const { tense: _tense, ...bare } = line("work.1.highlights.2", "Stock control", "Bukuru Mills", 1, "past");
  expect(
    written([
      line("work.1.highlights.0", "Taught Form 3; 81% passed", "Bukuru School", 1, "past"),
      line("work.1.highlights.1", "Ran the farm", "Bukuru School", 1, "past"),
      bare,
      line("projects.0.highlights.0", "Built a shop", "Site", 2, "past"),
    ]),
  ).toEqual(["At Bukuru School I taught Form 3; 81% passed.", "There I also ran the farm."]);
});

test("duties that are named without a verb are told as duties, up to three of a post in one sentence", () => {
  const duty = (id: string, words: string, place: string, age: number): ProofLine => ({
    text: `my duties ${age === 0 ? "include" : "included"} ${words}`,
    place,
    age,
    isClause: true,
    duty: words,
    sourceIds: [id],
  });
  expect(
    written([
      duty("work.0.highlights.0", "conducting normal deliveries", "Plateau Feeds", 0),
      duty("work.0.highlights.1", "keeping of drug charts", "Plateau Feeds", 0),
      duty("work.1.highlights.0", "administration of drugs, drips and blood", "Bukuru Mills", 1),
      duty("work.1.highlights.1", "care of the newborn", "Bukuru Mills", 1),
    ]),
  ).toEqual([
    "In my present post, my duties include conducting normal deliveries and keeping of drug charts.",
    "At Bukuru Mills, my duties included administration of drugs, drips and blood; and care of the newborn.",
  ]);
});

test("what says nothing that was done stands in no sentence", () => {
  const line: ProofLine = {
    text: "Turbidity and chlorine of treated water",
    place: "Jos Water Board",
    title: "Laboratory Assistant",
    age: 1,
    sourceIds: ["siwes.0.highlights.0"],
  };
  expect(written([line])).toEqual([]);
});

test("what somebody had is told after 'also', and what they have done around it", () => {
  expect(
    written([
      line("work.1.highlights.0", "Received goods with waybills, daily", "Bukuru Mills", 1, "past"),
      line("work.1.highlights.1", "Had no shortage", "Bukuru Mills", 1, "past"),
    ]),
  ).toEqual(["At Bukuru Mills I received goods with waybills, daily.", "There I also had no shortage."]);
});

test("a title that ends with the numeral I is set off from the person", () => {
  const lines = [
    { text: "Won a grant", title: "Lecturer I", tense: "past" as const, sourceIds: ["work.1.highlights.0"] },
  ];
  expect(written(lines.map((one) => ({ ...one, needsTitle: true as const })))).toEqual([
    "As a Lecturer I, I won a grant.",
  ]);
});

test("sentences that begin with I follow the post", () => {
  const own = {
    ...line("work.1.highlights.0", "I bake the bread. I supervise two cooks", "Bukuru Mills", 1, "past"),
    tense: undefined,
    isClause: true as const,
  };
  expect(written([own])).toEqual(["At Bukuru Mills I bake the bread. I supervise two cooks."]);
});

test("what was done in a post without a name is not told of the post before it", () => {
  const { place: _, ...unplaced } = line("work.2.highlights.0", "Sewed forty school bags", "", 2, "past");
  const { place: __, ...more } = line(
    "work.2.highlights.1",
    "Sold plain and lined bags, and mats",
    "",
    2,
    "past",
  );
  expect(
    written([line("work.1.highlights.0", "Kept the ledger", "Bukuru Mills", 1, "past"), unplaced, more]),
  ).toEqual([
    "At Bukuru Mills I kept the ledger.",
    "In other work I sewed forty school bags.",
    "I also sold plain and lined bags, and mats.",
  ]);
});

test("what a section of its own tells was done at no place that was named", () => {
  const own = (id: string, text: string): ProofLine => ({ text, age: 50, tense: "past", sourceIds: [id] });
  const texts = written([
    line("work.0.highlights.0", "Raise orders in Odoo", "Plateau Feeds", 0, "present"),
    own(
      "custom.0.lines.0",
      "Led a branch through the cash-less period from December 2022 to March 2023 without any sanction",
    ),
    own(
      "custom.0.lines.1",
      "Handled complaints on failed transfers, and brought their closing time from six working days to two",
    ),
  ]);
  expect(texts).toHaveLength(3);
  expect(texts.join(" ")).not.toContain("There");
});

test("where the sentence that names a post does not hold, the next one names it", () => {
  const lines = [
    line("work.1.highlights.0", "Received 900 goods", "Bukuru Mills", 1, "past"),
    line("work.1.highlights.1", "Joined the union, and kept the ledger", "Bukuru Mills", 1, "past"),
  ];
  const holds = ({ text }: { text: string }) => !text.includes("900");
  expect(writeOtherWork(lines, { post, holds }, deeds).map(({ text }) => text)).toEqual([
    "At Bukuru Mills I joined the union, and kept the ledger.",
  ]);
});

test("the years of a post stand behind its name, unless a line does not hold with them", () => {
  const dated = {
    ...line("work.1.highlights.0", "Kept the ledger", "Bukuru Mills", 1, "past"),
    years: "2017 to 2019",
  };
  const sentences = (holds: (sentence: { text: string }) => boolean) =>
    writeOtherWork([dated], { post, holds }, deeds);
  expect(sentences(() => true)).toEqual([
    {
      text: "At Bukuru Mills (2017 to 2019) I kept the ledger.",
      sourceIds: ["work.1.highlights.0", "work.1"],
    },
  ]);
  expect(sentences(({ text }) => !text.includes("2017"))).toEqual([
    { text: "At Bukuru Mills I kept the ledger.", sourceIds: ["work.1.highlights.0"] },
  ]);
});
