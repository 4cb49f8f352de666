import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const today = "2026-11-28";
const read = (text: string) => readAdvert(text, { today });
const demandsOf = (text: string) => read(text).demands.map(({ text: own }) => own);

test.each([
  "We value honesty, courage and teamwork.",
  "We opened in 2017 and treat 50 animals a day.",
  "Palm Cradle is a 20-bed maternity home with its own laboratory.",
])("what the firm says of itself asks nothing: %s", (line) => {
  const demands = demandsOf(
    `Midwife needed at Palm Cradle Maternity Home, Uyo\n${line}\nRequirements:\n- RM licence\n- two years on a labour ward\nCV to jobs@palm.example`,
  );
  expect(demands).toEqual([expect.stringContaining("RM"), expect.stringContaining("two years")]);
});

test("what the firm seeks is asked, though its sentence begins as one about the firm", () => {
  expect(
    demandsOf("We make cloth in Kano and need a driver with 3 years of experience and OND.").join(),
  ).toContain("3 years");
});

test("what one gets is below no list of demands", () => {
  const text =
    "Dyer needed at Kofar Dye House, Kano\n\nYou bring\n- two years at a dye pit\n- fluent Hausa\n\nYou get\n- airtime, fuel and a health plan\n- training for the safety certificate\n\nCV to jobs@kofar.example";
  expect(demandsOf(text).join()).not.toMatch(/fuel|safety/);
});

test.each([
  ["Chemistry Teacher (registered with TRCN)", "registered with TRCN"],
  ["CHEMISTRY TEACHER (MUST BE TRCN CERTIFIED)", "TRCN CERTIFIED"],
])("a bracket behind the title that asks is a demand: %s", (line, demand) => {
  const { title, demands } = read(`${line}\nRidge College, Nsukka\nCV to jobs@ridge.example`);
  expect(title).toBe("Chemistry Teacher");
  expect(demands.map(({ text }) => text)).toContain(demand);
});

test("a demand in a bracket ends with it", () => {
  expect(
    demandsOf(
      "Driver (must have 5 years experience & valid licence) – Zed Logistics, Apapa\nCV to jobs@zed.example",
    ),
  ).toEqual(expect.arrayContaining(["valid licence"]));
});

test.each([
  ["Account Officer - Lagos OR Abuja\nFern Microfinance Bank needs people with OND.", "Lagos or Abuja"],
  [
    "Account Officers (3) in Kano, Kaduna or Jos\nFern Microfinance Bank needs people with OND.",
    "Kano, Kaduna or Jos",
  ],
])("one of several places: %s", (text, place) => {
  expect(read(text).location?.toLowerCase()).toBe(place.toLowerCase());
});

test.each([
  "Review of applications starts on 7 December and the post stays open until it is filled.",
  "A written test holds on Saturday 12 December 2026.",
  "Interviews hold on 8 December 2026.",
])("where papers are sent, a day of choosing closes nothing: %s", (line) => {
  expect(
    read(`Dyer needed at Kofar Dye House, Kano\nTwo years at a dye pit.\nCV to jobs@kofar.example. ${line}`)
      .howToApply.closes,
  ).toBeUndefined();
});

test("the last day on which one may walk in closes the post", () => {
  expect(
    read(
      "Dyer needed at Kofar Dye House, Kano\nCome with your CV on Wednesday 2nd or Thursday 3rd December 2026, 9am, at 15 Zaria Bypass, Kano.",
    ).howToApply.closes,
  ).toBe("2026-12-03");
});

test("what the school has done is nothing that applicants need, with its kind for its name", () => {
  const { rules, demands } = read(
    "Our Lady of the Reeds College is a mission school founded in 2004. With 812 students, the College has maintained five credits in WASSCE for nine years running.\nBURSAR\nRequirements:\n- HND in Accounting",
  );
  expect(rules.map(({ kind }) => kind)).toEqual(["degree"]);
  expect(demands.some(({ text }) => /credits|nine/.test(text))).toBe(false);
});

test("a count in brackets is no length of time", () => {
  const { rules } = read(
    "Oak Hotel needs:\n1. Executive Chef (1) – 8 yrs, continental\n2. Barista (2), 3 yrs",
  );
  const ofYears = rules.flatMap((rule) => (rule.kind === "years" ? [[rule.atLeast, rule.atMost]] : []));
  expect(ofYears).toEqual([
    [8, undefined],
    [3, undefined],
  ]);
});
