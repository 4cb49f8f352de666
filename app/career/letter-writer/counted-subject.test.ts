import { expect, test } from "vitest";
import { asCountedSubject } from "./counted-subject";

test.each([
  "Eleven girls completed ten parts under me",
  "28 of my 30 candidates had credit in Chemistry",
  "Six students won the state quiz",
  "Over 40 customers came back every month",
])("%j has a subject of its own", (text) => {
  expect(asCountedSubject(text)).toEqual({ text, isClause: true });
});

test.each([
  "212 premises visited in 2025",
  "14 rooms cleaned daily",
  "Two stores in Ikeja and one in Ojota",
  "Trained 12 riders in Kano",
])("%j may have none", (text) => {
  expect(asCountedSubject(text)).toBeUndefined();
});
