import { expect, test } from "vitest";
import type { Rule } from "../job-advert/job-advert";
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

const stateOf = (rules: Rule[], own: unknown) =>
  checkRules(rules, Profile.parse({ basics: {}, ...(own as object) }), { today: "2026-11-22" }).at(-1)?.state;
const place = { start: 0, end: 1 };

test.each([
  ["TRCN", "met"],
  ["TRCN: registration in process", "unmet"],
  ["TRCN (awaiting certificate)", "unmet"],
])("a membership written as %s is %s", (name, state) => {
  const rule = { kind: "body" as const, options: ["TRCN"], ...place };
  expect(stateOf([rule], { certificates: [{ name }] })).toBe(state);
});

test.each([
  [
    [
      { studyType: "B.Sc", score: "2:2" },
      { studyType: "M.Sc", score: "Distinction" },
    ],
    "unmet",
  ],
  [
    [
      { studyType: "OND", score: "Upper Credit" },
      { studyType: "HND", score: "Lower Credit" },
    ],
    "unmet",
  ],
  [[{ studyType: "HND", score: "Upper Credit" }], "met"],
  [[{ studyType: "B.Sc", score: "Second Class Upper" }], "met"],
])("the class of the degree that is asked for counts: %j is %s", (education, state) => {
  const rules = [
    { kind: "degree" as const, options: ["B.Sc", "HND"], ...place },
    { kind: "class" as const, atLeast: "2:1" as const, ofHnd: "upper_credit" as const, ...place },
  ];
  expect(stateOf(rules, { education })).toBe(state);
});

test("an address in the town answers where somebody lives", () => {
  const rule = { kind: "residence" as const, place: "Uyo metropolis", ...place };
  expect(stateOf([rule], { personal: [{ label: "Address", value: "12 Aka Road, Uyo" }] })).toBe("met");
  expect(stateOf([rule], { personal: [{ label: "State of origin", value: "Uyo" }] })).toBe("unknown");
});
