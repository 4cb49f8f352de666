import { expect, test } from "vitest";
import { behindI, leftOf } from "./fact-sentence";

const over = (line: string) => behindI(line, { isHeld: false });
const held = (line: string) => behindI(line, { isHeld: true });

test("what was done is of a post that ended, or has been done in one that is held", () => {
  expect(over("Built 14 dashboards used in 31 branches.")).toBe("built 14 dashboards used in 31 branches");
  expect(held("Trained 28 requesters on the new system")).toBe(
    "have trained 28 requesters on the new system",
  );
});

test("what happened at a time, or changed, keeps its own tense", () => {
  expect(held("Sold sponsored segments worth N18.4m in 2024")).toBe(
    "sold sponsored segments worth N18.4m in 2024",
  );
  expect(held("Cut waiting at peak from 11 minutes to 6")).toBe("cut waiting at peak from 11 minutes to 6");
});

test("what somebody does is of a post that is held, and was done in one that ended", () => {
  expect(held("Supervises 9 clerks in two offices")).toBe("supervise 9 clerks in two offices");
  expect(over("Supervise 9 clerks in two offices")).toBe("supervised 9 clerks in two offices");
});

test("a participle alone becomes a sentence", () => {
  expect(over("Flown 310 hours on three drones without loss")).toBe(
    "flew 310 hours on three drones without loss",
  );
  expect(held("Flown 310 hours on three drones without loss")).toBe(
    "have flown 310 hours on three drones without loss",
  );
});

test("a line in the first person stays as it is", () => {
  expect(held("I am in charge of 46 trucks of three makes")).toBe("am in charge of 46 trucks of three makes");
  expect(over("I controlled 14 vehicles and 20 drivers")).toBe("controlled 14 vehicles and 20 drivers");
  expect(over("I am in charge of 46 trucks of three makes")).toBeUndefined();
});

test("the label of a line goes, and its further sentences and loose words behind a semicolon are left", () => {
  const line =
    "Data collection: Supervise 14 enumerators in two towns; 9,400 interviews since 2023. Wrote reports.";
  expect(held(line)).toBe("supervise 14 enumerators in two towns");
  expect(leftOf(line)).toBe("9,400 interviews since 2023; Wrote reports");
  expect(leftOf("Supervise 14 enumerators in two towns; follow up until all agree")).toBeUndefined();
  expect(leftOf("Managed the counter of 3 tills alone. From 2pm to 11pm, Sundays too.")).toBeUndefined();
});

test("clauses that a comma joins stand behind a semicolon, and those with a verb stay", () => {
  expect(over("Started a class of 12 patients, attendance moved to 78%")).toBe(
    "started a class of 12 patients; attendance moved to 78%",
  );
  expect(over("Wrote the SOP for rejects; mislabelled samples fell from 9% to 3%")).toBe(
    "wrote the SOP for rejects; mislabelled samples fell from 9% to 3%",
  );
  expect(over("Ran 14 interviews, redesigned the whole flow")).toBe(
    "ran 14 interviews, and redesigned the whole flow",
  );
});

test.each([
  ["without a figure", "Trained all the store keepers of the mill"],
  ["without an object", "Final accounts: settled eleven, two of them abandoned since 2011 (4 sites)"],
  ["what was done to somebody", "Posted to the main laboratory of 40 benches"],
  ["a name of work", "Upselling brought 14 million naira of revenue"],
  ["an open bracket", "Prepared tech packs for orders (uniforms of 3,000 pieces"],
  ["too long to be one", `Sold 5 bags${" of rice, Sold".repeat(90)}`],
  ["no verb", "Second in command of a team of 17 people"],
  ["what was not done", "I did not deliver late on any of 410 orders"],
])("no sentence is made of a line %s", (_, line) => {
  expect(over(line)).toBeUndefined();
});

test("two times in one line make no sentence", () => {
  expect(held("Keep 3 registers and prepared the shop for the inspection")).toBeUndefined();
});

test("an office is no deed", () => {
  expect(over("Lead inspector of a gas line, 3,160 joints to code")).toBeUndefined();
  expect(over("Lead 9 inspectors of two gas lines")).toBe("led 9 inspectors of two gas lines");
});
