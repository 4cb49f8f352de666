import { expect, test } from "vitest";
import { clauseStart, instructionsIn, statedThings } from "./instructions";
import { deeds as DEEDS, places as PLACES } from "./vocabulary/instructions.json";

test.each(DEEDS)("$example tells to $deed", ({ deed, example }) => {
  expect(instructionsIn(example).map((one) => one.deed)).toContain(deed);
});

test.each(PLACES)("only the line of a mail says a deed in full: $example", ({ place, words, example }) => {
  const isClosed = (where: string) => instructionsIn(`Quote KO/7 ${where}`).map((one) => one.isClosed);
  expect(isClosed(example)).toEqual([place === "label"]);
  for (const word of words) expect(isClosed(`on the ${word}`), word).toEqual([place === "label"]);
});

test("each deed has its own clause, and ends where the next begins", () => {
  const text =
    "Kindly send your CV to a@tal.ng, then state your age and report at the yard with your licence.";
  expect(
    instructionsIn(text).map(({ deed, object }) => [deed, text.slice(object.start, object.end)]),
  ).toEqual([
    ["send", " your CV to a@tal.ng"],
    ["state", " your age"],
    ["come", " at the yard with your licence."],
  ]);
});

test("what is said in full before a deed has nothing to do with it", () => {
  const closed = "Quote KH/9 as the subject of the mail and state your pay.";
  expect(closed.slice(clauseStart(closed, closed.indexOf("state")))).toBe(" and state your pay.");
  const open = "Record a video and state your pay.";
  expect(clauseStart(open, open.indexOf("state"))).toBe(0);
});

test("what shall be stated may stand before the words that ask for it", () => {
  const thing = (text: string) => statedThings(text).map(({ start, end }) => text.slice(start, end));
  expect(thing("Age and notice should be stated in the letter.")).toEqual(["Age and notice"]);
  expect(thing("The trade should be stated on the envelope.")).toEqual([]);
  expect(thing("Applications must be submitted by hand.")).toEqual([]);
});
