import { expect, test } from "vitest";
import { ageOn, birthdayIn, birthdayOf } from "./birthday";

test.each([
  ["1988-08-12", "1988-08-12"],
  ["14-08-1986", "1986-08-14"],
  ["25/12/1987", "1987-12-25"],
  ["8.5.1983", "1983-05-08"],
  ["19th March, 1979", "1979-03-19"],
  ["2ND FEBUARY 1991", "1991-02-02"],
  ["17 nov 1998", "1998-11-17"],
  ["November 17, 1998", "1998-11-17"],
  ["1988", "1988"],
  ["31/31/1990", "1990"],
  ["in August", undefined],
])("%j is %j", (text, date) => {
  expect(birthdayIn(text)).toBe(date);
});

test("a birthday is found by its label, and where the label holds it", () => {
  const sex = { label: "Sex", value: "Male" };
  expect(birthdayOf({ personal: [sex, { label: "DOB", value: "1/2/1990" }] })).toEqual({
    at: 1,
    date: "1990-02-01",
  });
  expect(birthdayOf({ personal: [{ label: "date of birth 17 nov 1998", value: "single" }] })).toEqual({
    at: 0,
    date: "1998-11-17",
  });
  expect(birthdayOf({ personal: [{ label: "Place of birth", value: "Jos" }] })).toBeUndefined();
});

test("the age changes on the birthday, and is not known without a day", () => {
  expect(ageOn("1998-11-27", "2026-11-26")).toBe(27);
  expect(ageOn("1998-11-27", "2026-11-27")).toBe(28);
  expect(ageOn("1998", "2026-11-27")).toBeUndefined();
});
