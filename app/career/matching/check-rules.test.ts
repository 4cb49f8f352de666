import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { checkRules } from "./check-rules";

const profile = Profile.parse({
  basics: {},
  work: [
    { position: "Senior Accountant", name: "Harmony Foods", startDate: "2022-02", endDate: "present" },
    { position: "Audit Associate", name: "Bello & Co.", startDate: "2018-09", endDate: "2022-01" },
    { position: "Waiter", name: "Creek View", startDate: "2016-01", endDate: "2017-12" },
  ],
});
const years = (atLeast: number, related: number[]) =>
  checkRules([{ kind: "years", atLeast, start: 0, end: 1 }], profile, {
    today: "2026-11-22",
    isRelated: (index) => related.includes(index),
  })[0];

test.each([
  [4, [0], "met"],
  [5, [0], "unknown"],
  [12, [0], "unmet"],
  [5, [], "unmet"],
] as const)("%i years with the related jobs %j are %s", (atLeast, related, state) => {
  expect(years(atLeast, [...related])?.state).toBe(state);
});

test("where some of the work may count, both figures are named", () => {
  expect(years(5, [0])?.why).toBe(
    "It asks for 5 years. Your profile shows about 4 years of such work, 10 in all.",
  );
});
