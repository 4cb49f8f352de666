import { expect, test } from "vitest";
import { isWorkExperience } from "./tenure";

test.each([
  ["Ward In-Charge, Maternity", true],
  ["Matron (Maternity and Theatre)", true],
  ["Maternity leave", false],
  ["Maternity", false],
  ["Career break", false],
])("%s is work: %s", (position, isWork) => {
  expect(isWorkExperience({ position, name: "Oke Hospital" })).toBe(isWork);
});
