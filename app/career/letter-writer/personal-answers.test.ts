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

test("the state of origin is told to an advert that seeks indigenes of that state, and to no other", () => {
  const niger = from("State of origin", "Niger State");
  const origin = [{ topic: "origin", state: "Niger", sourceIds: ["personal.0"] }];
  expect(planPersonal(niger, asked("Indigenes of Niger State only"))).toEqual(origin);
  expect(planPersonal(niger, asked("Indigene of Kano State. Our firm works all over Nigeria."))).toEqual([]);
  expect(planPersonal(niger, asked("Teacher wanted in Niger State"))).toEqual([]);
  expect(planPersonal(niger, asked("", ["your state of origin"]))).toEqual(origin);
});

test("what is no state is never told as one", () => {
  expect(planPersonal(from("State", "L.G.A."), asked("", ["state of origin"]))).toEqual([]);
});

test("age is told where the advert sets a limit or asks for it", () => {
  const born = from("DOB", "25/12/1987");
  expect(planPersonal(born, asked("", [], true))).toEqual([
    { topic: "age", years: 38, sourceIds: ["personal.0"] },
  ]);
  expect(planPersonal(born, asked("", ["your age"]))).toHaveLength(1);
  expect(planPersonal(born, asked("Driver wanted"))).toEqual([]);
});

test("a detail is told by its own label where the advert lists it", () => {
  const married = from("Marital status", "Married");
  expect(planPersonal(married, asked("", ["age, marital status and number of children"]))).toEqual([
    { topic: "detail", label: "Marital status", text: "Married", sourceIds: ["personal.0"] },
  ]);
  expect(planPersonal(married, asked("Marital status is no matter.", ["your notice"]))).toEqual([]);
});
