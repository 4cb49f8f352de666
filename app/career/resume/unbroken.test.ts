import { expect, test } from "vitest";
import { splitDegree } from "./degrees";
import { findUnbroken } from "./unbroken";
import { isPlaceShape } from "./places";

const stretches = (text: string) => findUnbroken(text).map(({ from, to }) => text.slice(from + 1, to).trim());

test.each([
  ["Electrician (self employed) | 2016", ["(self employed)"]],
  ["Accounts Assistant (PPA)", ["(PPA)"]],
  ["Trainee (SIWES/Contract), Lagos", []],
  ["Sales Officer (Zenith Bank)", []],
  ["Class E licence, expires 2027", [", expires 2027"]],
  ["First aid (valid till 05/2026)", ["(valid till 05/2026)"]],
  ["Ausweis, gültig bis 2027", [", gültig bis 2027"]],
  ["First aid, 2019", []],
  ["B.Sc. Physics, CGPA: 3.71", ["CGPA:"]],
])("what no mark parts in “%s”", (text, expected) => {
  expect(stretches(text)).toEqual(expected);
});

test.each([
  ["RN", { studyType: "RN" }],
  ["Trade Test 1, 2 and 3 (Plumbing)", { studyType: "Trade Test 1, 2 and 3 (Plumbing)" }],
  ["Junior WAEC", { studyType: "Junior WAEC" }],
  ["Rnx", { area: "Rnx" }],
])("a paper of a trade names no subject: %s", (text, expected) => {
  expect(splitDegree(text)).toEqual(expected);
});

test.each([
  ["Kawo", true],
  ["Ikot Ekpene", true],
  ["Head Teacher", false],
  ["Marketing Department", false],
  ["B.Sc. Physics", false],
  ["Block 4", false],
])("“%s” may name a place: %s", (text, expected) => {
  expect(isPlaceShape(text)).toBe(expected);
});
