import fc from "fast-check";
import { expect, test } from "vitest";
import { otherWritings } from "./short-forms";

test.each([
  [
    ["Inpatient Management of Severe Acute Malnutrition"],
    "training on SAM",
    "training on Severe Acute Malnutrition",
  ],
  [
    ["Complaints and Feedback Mechanism (CFM)"],
    "Experience of managing a CFM",
    "Experience of managing a Complaints and Feedback Mechanism",
  ],
  [["Ran PDM, KAP surveys", "post distribution monitoring"], "Lead post distribution monitoring", undefined],
  [["post-distribution monitoring tools, PDMT"], "PDMT", "post distribution monitoring tools"],
  [
    ["Association of Nigerian University Administrators, ANUA"],
    "ANUA",
    "Association of Nigerian University Administrators",
  ],
])("of %j, %s is also %s", (texts, text, other) => {
  expect(otherWritings([...texts, text])(text)).toEqual(other === undefined ? [text] : [text, other]);
});

test("what is spelled out is also the short form", () => {
  expect(otherWritings(["PAYE returns", "Pay As You Earn"])("file Pay As You Earn returns")).toEqual([
    "file Pay As You Earn returns",
    "file PAYE returns",
  ]);
});

test("three common words are no name by their initials", () => {
  expect(otherWritings(["sold onions near the gate", "SON"])("SON release")).toEqual(["SON release"]);
});

test("every text keeps its own writing first", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), fc.string(), (texts, text) => {
      expect(otherWritings(texts)(text)[0]).toBe(text);
    }),
  );
});
