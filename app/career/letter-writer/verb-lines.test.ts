import { expect, test } from "vitest";
import { toVerbLines } from "./verb-lines";

test.each([
  ["Prepare the payroll", true, "present", "Prepare the payroll"],
  ["Prepare the payroll", false, "past", "Prepared the payroll"],
  ["Led 12 engineers", true, "past", "Led 12 engineers"],
  ["File VAT and PAYE returns", true, "present", "File VAT and PAYE returns"],
  ["Order stock and keep the cost low", true, "present", "Order stock and keep the cost low"],
  ["Stock control", true, undefined, "Stock control"],
  ["Panel wiring and generator service", false, undefined, "Panel wiring and generator service"],
] as const)("%j, present post: %j, is written in tense %j", (line, isCurrent, tense, text) => {
  expect(toVerbLines([line], isCurrent)).toEqual([{ text, ...(tense && { tense }) }]);
});

test("a word that is a noun as well counts as a verb among lines that begin with verbs", () => {
  const lines = [
    "Wire motor starters",
    "Maintain packing lines",
    "Install the new panels",
    "Stock control of 3 stores",
  ];
  expect(toVerbLines(lines, true).map(({ tense }) => tense)).toEqual([
    "present",
    "present",
    "present",
    undefined,
  ]);
  expect(toVerbLines(["Wire motor starters", "Panel doors"], true)[0]?.tense).toBeUndefined();
});
