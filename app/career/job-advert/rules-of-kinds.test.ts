import { expect, test } from "vitest";
import type { Demand, DemandKind, Need } from "./job-advert";
import { rulesOfKinds } from "./rules-of-kinds";

function demand(kind: DemandKind, text: string, need: Need = "must"): Demand {
  return { kind, text, need, start: 0, end: text.length };
}

test.each([
  ["age", "28 to 55", { kind: "age", atLeast: 28, atMost: 55 }],
  ["age", "Upper age: 38", { kind: "age", atMost: 38 }],
  ["age", "<48yrs", { kind: "age", atMost: 48 }],
  ["place", "Must stay mainland", { kind: "residence", place: "mainland" }],
  ["place", "House around Ibafo, Mowe or Arepo", { kind: "residence", place: "Ibafo, Mowe or Arepo" }],
  [
    "place",
    "Home address on the Isolo/Ejigbo/Oshodi axis",
    { kind: "residence", place: "Isolo/Ejigbo/Oshodi" },
  ],
  ["years", "3yrs driving a manual bus or van", { kind: "years", atLeast: 3 }],
  ["nysc", "NYSC done", { kind: "nysc" }],
] as const)("a must that is %s: %s", (kind, text, rule) => {
  expect(rulesOfKinds([demand(kind, text)], [])).toEqual([expect.objectContaining(rule)]);
});

test.each([
  ["place", "indigenes of Korofa State"],
  ["place", "ready to travel to Kano"],
  ["age", "young"],
  ["nysc", "serving corps members"],
  ["skill", "28 to 55"],
] as const)("no rule of a must that is %s: %s", (kind, text) => {
  expect(rulesOfKinds([demand(kind, text)], [])).toEqual([]);
});

test("a wish makes no rule, and a rule that a form of words gave stands", () => {
  const age = demand("age", "28 to 55");
  expect(rulesOfKinds([demand("age", "28 to 55", "wish")], [])).toEqual([]);
  expect(rulesOfKinds([age], [{ kind: "age", atMost: 40, start: 0, end: 1 }])).toEqual([]);
});
