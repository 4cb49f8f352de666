import { expect, test } from "vitest";
import { inTenseOfPost } from "./in-tense";

test.each([
  ["Keeping the lens store and weekly stock count", "Keep the lens store and weekly stock count"],
  ["Checking trucks and drivers papers before moving", "Check trucks and drivers papers before moving"],
  ["Compiling records of appeal", "Compile records of appeal"],
  ["Liaising with the bank", "Liaise with the bank"],
  ["Cleaning the wards", "Clean the wards"],
])("what is done at present: %s", (line, expected) => {
  expect(inTenseOfPost(line, { isHeld: true })).toBe(expected);
});

test.each([
  ["Opening accounts for market women", "Opened accounts for market women"],
  ["Keeping the lens store", "Kept the lens store"],
  ["Teaching the SS2 class", "Taught the SS2 class"],
  ["Prepares monthly returns", "Prepared monthly returns"],
])("what is over: %s", (line, expected) => {
  expect(inTenseOfPost(line, { isHeld: false })).toBe(expected);
});

test.each([
  "Building maintenance",
  "Cutting, bevelling and fitting of spools",
  "Loading programme and ticketing of trucks",
  "Acting ward in-charge on 12 weekends",
  "Catering services",
  "Training on fire safety, 2019",
  "Reporting tools",
  "Cut waste from 9% to 2%",
  "Supervise 3 nurses",
  "Collection of rent from 28 tenants",
  "Planning and control",
  "47 records compiled",
])("a name, a deed and what no verb begins stay: %s", (line) => {
  expect(inTenseOfPost(line, { isHeld: true })).toBe(line);
  expect(inTenseOfPost(inTenseOfPost(line, { isHeld: false }), { isHeld: false })).toBe(
    inTenseOfPost(line, { isHeld: false }),
  );
});
