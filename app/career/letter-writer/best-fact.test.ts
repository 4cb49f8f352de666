import { expect, test } from "vitest";
import { bestFact, openingWorth } from "./best-fact";
import type { PlannedPost, ProofLine } from "./letter-plan";
import { WORTH } from "./line-worth";

const post = (endDate: string): PlannedPost => ({
  position: "Store Keeper",
  employer: "Bukuru Mills",
  startDate: "2018-03",
  endDate,
  sourceIds: ["work.0"],
});
const line = (n: number, text: string, worth: number): ProofLine => ({
  text,
  worth,
  sourceIds: [`work.0.highlights.${n}`],
});
const beside = line(1, "Count the stock of 3 warehouses", WORTH.good);
const factOf = (
  text: string,
  { endDate = "2020-05", worth = WORTH.best as number, others = [beside] } = {},
) => bestFact([...others, line(0, text, worth)], { posts: [post(endDate)] }, () => true)?.sentence.text;

test("the best line of a post that ended is a sentence with its place and time", () => {
  expect(factOf("Cut stock losses from 9% to 2%.")).toBe(
    "At Bukuru Mills (2018 to 2020) I cut stock losses from 9% to 2%.",
  );
});

test("of a post that is held it is what is done, or what came of it", () => {
  const inPost = (text: string) => factOf(text, { endDate: "present", worth: 2.7 });
  expect(inPost("Supervise 4 store keepers in two stores")).toBe(
    "At Bukuru Mills I supervise 4 store keepers in two stores.",
  );
  expect(inPost("Cut stock losses from 9% to 2%")).toBe("At Bukuru Mills I cut stock losses from 9% to 2%.");
  expect(inPost("Welded 40 joints of steel pipe")).toBe(
    "At Bukuru Mills I have welded 40 joints of steel pipe.",
  );
});

test.each([
  "Kept 3 stores: losses and gains",
  "46 officers in six zonal offices",
  "Trained all the store keepers of the mill",
  "Moved the whole mill to another office in March 2020",
  "Cut losses by 9%",
])("what is no whole sentence with a figure stays in its list: %s", (text) => {
  expect(factOf(text)).toBeUndefined();
});

test("a fact that says little, or would leave its post with little, stays in its list", () => {
  expect(factOf("Counted the stock of 3 warehouses", { worth: WORTH.best })).toBeUndefined();
  expect(factOf("Cut stock losses from 9% to 2%", { worth: WORTH.good })).toBeUndefined();
  expect(factOf("Cut stock losses from 9% to 2%", { others: [] })).toBeUndefined();
  const thin = [line(1, "Kept the keys", WORTH.least)];
  expect(factOf("Cut stock losses from 9% to 2%", { others: thin })).toBeUndefined();
});

test("a sentence that does not hold gives way to the next best", () => {
  const lines = [
    line(0, "Cut stock losses from 9% to 2%", 3),
    line(1, "Raised sales of flour by 40% in a year", WORTH.best),
    beside,
  ];
  const found = bestFact(lines, { posts: [post("2020-05")] }, ({ text }) => !text.includes("losses"));
  expect(found?.line).toBe(lines[1]);
});

test("a place with a comma is closed by one", () => {
  const inIkeja = { ...post("present"), employer: "Zenith Foods Ltd, Ikeja" };
  const lines = [line(0, "Cut stock losses from 9% to 2%", WORTH.best), beside];
  expect(bestFact(lines, { posts: [inIkeja] }, () => true)?.sentence.text).toBe(
    "At Zenith Foods Ltd, Ikeja, I cut stock losses from 9% to 2%.",
  );
});

test("a result and what somebody runs go before a line that is worth a little more", () => {
  const lines = [
    line(0, "Counted the stock of 3 warehouses every week", 2.7),
    line(1, "Cut losses of flour from 9% to 2%", 2.4),
  ];
  const found = bestFact([...lines, beside], { posts: [post("2020-05")] }, () => true);
  expect(found?.line).toBe(lines[1]);
  const led = [
    line(0, "Counted the stock of 3 warehouses every week", 2.7),
    line(1, "Supervised 9 store keepers in two stores", 2.4),
  ];
  const few = led.map((one) => ({ ...one, text: one.text.replace("9", "2") }));
  expect(bestFact([...few, beside], { posts: [post("2020-05")] }, () => true)?.line).toBe(few[0]);
  expect(bestFact([...led, beside], { posts: [post("2020-05")] }, () => true)?.line).toBe(led[1]);
});

test("a line of no post stands without a place", () => {
  const loose = { text: "Grew deposits from 1.9bn to 3.2bn naira", worth: 2.5, sourceIds: ["custom.0.0"] };
  expect(bestFact([loose], { posts: [post("2020-05")] }, () => true)?.sentence).toEqual({
    text: "I grew deposits from 1.9bn to 3.2bn naira.",
    sourceIds: ["custom.0.0"],
  });
});

test("nobody works at a part of an organisation, or nowhere", () => {
  const lines = [line(0, "Cut stock losses from 9% to 2%", WORTH.best), beside];
  const at = (employer?: string) => {
    const { employer: _employer, ...bare } = post("present");
    return bestFact(lines, { posts: [{ ...bare, ...(employer && { employer }) }] }, () => true);
  };
  expect(at("Maternity Ward")).toBeUndefined();
  expect(at()).toBeUndefined();
  expect(at("Bukuru Maternity")).toBeDefined();
});

test("running many is worth the same in each tense", () => {
  const more = openingWorth(2, "supervised 9 store keepers") - 2;
  expect(more).toBeGreaterThan(0);
  expect(openingWorth(2, "have supervised 9 store keepers") - 2).toBe(more);
  expect(openingWorth(2, "am in charge of 46 trucks") - 2).toBe(more);
  expect(openingWorth(2, "have counted 9 stores")).toBe(2);
});
