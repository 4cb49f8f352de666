import { expect, test } from "vitest";
import { advertModels } from "./tagger/advert-model";
import { applyingSentences } from "./applying-sentences";
import { cleanAdvert } from "./clean-text";
import { readAdvert } from "./read-advert";
import { readSections } from "./sections";
import { learnedStatements } from "./statement-learned";

function learned(text: string): string[] {
  const { lines } = cleanAdvert(`Oak Mill Ltd needs a Kiln Operator in Bida.\n${text}`);
  const sentences = readSections(lines);
  const applying = new Set(applyingSentences(sentences));
  return learnedStatements(sentences, applying, advertModels().asked).map((own) => own.text);
}

test.each([
  [
    "CV to a@oak.ng. We open with one question: how many pots did you lose last month?",
    ["how many pots did you lose last month"],
  ],
  [
    "WhatsApp 0803 555 0101. Wetin be the biggest kiln wey you don fire, and who teach you?",
    ["Wetin be the biggest kiln wey you don fire", "who teach you"],
  ],
  [
    "CV to a@oak.ng. Your letter is complete only with the year you first fired a kiln.",
    ["the year you first fired a kiln"],
  ],
])("what is asked with no word that asks is found: %s", (text, things) => {
  expect(learned(text)).toEqual(things);
});

test.each([
  "CV to a@oak.ng. The interview panel will ask you how many pots you lost last month.",
  "CV to a@oak.ng. Leave out your religion and the name of your village.",
  "CV to a@oak.ng. Send your CV and two passport photographs before Friday. Lunch is free and the bus is ours.",
])("what is asked later, is unwanted, or is a paper or an offer is not stated: %s", (text) => {
  expect(learned(text)).toEqual([]);
});

test("what the work is, far from how to apply, is nothing to be stated", () => {
  const { statements = [] } = readAdvert(
    `Vacancy: Engagement Officer
The officer will ensure that people can give feedback and complaints safely, and that the team acts on them and closes the loop.
Operate help desks and suggestion boxes in two towns.
Train 20 volunteers each quarter.
Keep the register of complaints.
HOW TO APPLY
Send your CV to jobs@adire.example. In your letter please tell us your earliest possible starting date.`,
    { today: "2026-11-30" },
  ).howToApply;
  expect(statements.map(({ text }) => text)).toEqual(["your earliest possible starting date"]);
});
