import { expect, test } from "vitest";
import { planPersonal } from "./personal-answers";

const today = "2026-11-27";
const asked = (advert: string, statements: string[] = [], isAgeAsked = false) => ({
  advert,
  statements,
  isAgeAsked,
  today,
});
const from = (label: string, value: string) => ({ personal: [{ label, value }] });

const personalIn = (...[own, question]: Parameters<typeof planPersonal>) =>
  planPersonal(own, question).personal;

test("the state of origin is told to an advert that seeks indigenes of that state, and to no other", () => {
  const niger = from("State of origin", "Niger State");
  const origin = [{ topic: "origin", state: "Niger", sourceIds: ["personal.0"] }];
  expect(personalIn(niger, asked("Indigenes of Niger State only"))).toEqual(origin);
  expect(personalIn(niger, asked("Indigene of Kano State. Our firm works all over Nigeria."))).toEqual([]);
  expect(personalIn(niger, asked("Teacher wanted in Niger State"))).toEqual([]);
  expect(personalIn(niger, asked("", ["your state of origin"]))).toEqual(origin);
});

test("what is no state is never told as one", () => {
  expect(personalIn(from("State", "L.G.A."), asked("", ["state of origin"]))).toEqual([]);
});

test("age is told where the advert sets a limit or asks for it", () => {
  const born = from("DOB", "25/12/1987");
  expect(personalIn(born, asked("", [], true))).toEqual([
    { topic: "age", years: 38, sourceIds: ["personal.0"] },
  ]);
  expect(personalIn(born, asked("", ["your age"]))).toHaveLength(1);
  expect(personalIn(born, asked("Driver wanted"))).toEqual([]);
});

test("a detail is told by its own label where the advert lists it", () => {
  const married = from("Marital status", "Married");
  const detailsFor = (...question: Parameters<typeof asked>) =>
    planPersonal(married, asked(...question)).details;
  expect(detailsFor("", ["age, marital status and number of children"])).toEqual([
    { label: "Marital status", text: "Married", sourceIds: ["personal.0"] },
  ]);
  expect(detailsFor("Marital status is no matter.", ["your notice"])).toEqual([]);
});
