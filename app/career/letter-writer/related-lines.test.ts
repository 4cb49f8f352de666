import { expect, test } from "vitest";
import { factsOf } from "../matching/candidate-facts";
import { Profile } from "../profile.schema";
import { frequencyOf, relatedLines } from "./related-lines";

const profile = Profile.parse({
  basics: {},
  work: [
    {
      position: "Accountant",
      name: "Bukuru Mills",
      highlights: [
        "Close the books of three factories in five working days",
        "Supervise four accounts officers",
        "Moved the ledgers from Sage 300 to Odoo",
        "Paid suppliers of the factories",
      ],
    },
  ],
  skills: [{ keywords: ["Zendesk", "Excel"] }],
});
const facts = factsOf(profile).filter(({ id }) => /highlights|skills/.test(id));
const relatedTo = (demand: string) => relatedLines(demand, facts, frequencyOf(facts));

test.each([
  ["Timely close of the monthly books", ["work.0.highlights.0"]],
  ["Lead a team of six", ["work.0.highlights.1"]],
  ["Log every case in our CRM (Zendesk)", ["skills.0.0"]],
  ["Drive a truck", []],
])("%s", (demand, ids) => {
  expect(relatedTo(demand)).toEqual(ids);
});

test("what many lines hold relates none of them alone", () => {
  const many = factsOf(
    Profile.parse({
      basics: {},
      work: [{ name: "School", highlights: ["Taught pupils", "Fed pupils", "Drove pupils"] }],
    }),
  ).filter(({ id }) => id.includes("highlights"));
  expect(relatedLines("Register pupils", many, frequencyOf(many))).toEqual([]);
});
