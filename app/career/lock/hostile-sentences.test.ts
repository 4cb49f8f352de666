import { expect, test } from "vitest";
import { countBacktracks, usedPatterns } from "#tests/count-backtracks";
import { growingPatterns } from "#tests/growing-patterns";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const FEW_STEPS = 50;
const ID = "work.0.highlights.0";

function prepared(line: string) {
  const work = [{ name: "Tamba Works", position: "Head Clerk", startDate: "2017-01", highlights: [line] }];
  const profile = Profile.parse({ basics: {}, work });
  return prepareLock({
    profile,
    today: "2026-11-27",
    language: "en",
    advert: { title: "", company: "Oke Mills", text: "" },
  });
}

test("a sentence and a line of figures alone cost a bounded number of calculations", () => {
  const context = prepared("7 of 9 in 3 a day and 40% of 12 each week, ".repeat(40).slice(0, 1000));
  const fact = context.facts.get(ID);
  expect(fact?.amounts.length).toBeLessThanOrEqual(40);
  expect(fact?.computed.length).toBeLessThanOrEqual(1500);
  const text = "I sold 9 of 12 a day. ".repeat(90);
  expect(lockSentence({ text, facts: [ID] }, context)).toEqual([{ kind: "number", words: "9" }]);
});

test("no pattern costs more a character in a longer sentence", () => {
  const context = prepared(
    "Assisted the head cook with 3 of 9 Class 2 meals on Mondays without a fault, by the 5th of each month, who cooked",
  );
  const pieces = [
    "half a ",
    "a quarter of an ",
    "three in ",
    "as the head of ",
    "not alone ",
    "without any ",
    "from a to the ",
    "the ninth ",
    "the team of the ",
    "all of 9 mine ",
    "week by ",
    "a good ",
    "with 9 other ",
    "part of the a b ",
    "Oke Mills had me ",
    "kept 9 no not a ",
    "I was the clerk ",
    "nine clerks and i ",
    "after my old ba ",
    "grade 1 and 2, ",
    "Class I, II to ",
    "the manager of the ",
    "who had also ",
    "four thousand one ",
    "between 2 and 3 ",
    "since may 2013 have ",
    "monday to friday ",
    "the deepest net at ",
    "as deep as ",
    "longer than 3 ",
    "every one of the 9 ",
    "half of the meals, ",
    "saved the about ",
    "cut of the 3 days less ",
    "hour by hour ",
    "over 12 months ",
    "four to five hundred ",
  ];
  const read = (text: string) => lockSentence({ text, facts: [ID] }, context);
  expect(growingPatterns(read, { pieces, fewSteps: FEW_STEPS })).toEqual([]);
});

test("a word without an end is read once, not in each way of cutting it", () => {
  const context = prepared("Kept 9 ledgers");
  const read = (text: string) => lockSentence({ text, facts: [ID] }, context);
  const text = `I was ${"a".repeat(18)}9`;
  const slow = [...usedPatterns(() => read(text)).values()].filter(
    (one) => countBacktracks(one.pattern, one.text) > 20 * FEW_STEPS * (one.text.length + 1),
  );
  expect(slow).toEqual([]);
  expect(read(`I was ${"a".repeat(20_000)}9`)).toEqual([]);
});
