import { expect, test } from "vitest";
import { cleanAdvert } from "../clean-text";
import { readAdvert } from "../read-advert";
import { learnedHeadings, readSections } from "../sections";
import { employerChoices, likelyEmployer } from "./employers";
import { advertModels } from "../tagger/advert-model";

const today = "2026-11-26";

test.each([
  ["The form goes offline on 9 December, end of day.", "2026-12-09"],
  ["Send your CV to jobs@oakmill.ng by the 15th of next month.", "2026-12-15"],
  ["We take applications at jobs@oakmill.ng through Friday 11 December.", "2026-12-11"],
])("a closing day in words that no list has: %s", (sentence, date) => {
  const { howToApply, rules } = readAdvert(
    `Oak Mill Ltd needs a Kiln Operator with two years' experience.\n${sentence}`,
    {
      today,
    },
  );
  expect(howToApply.closes).toBe(date);
  expect(rules.find(({ kind }) => kind === "closes")).toMatchObject({ date });
});

test("a day on which something else happens closes nothing", () => {
  const { howToApply } = readAdvert(
    "Oak Mill Ltd needs a Kiln Operator.\nThe mill was opened on 9 December 2019.\nCV to jobs@oakmill.ng.",
    { today },
  );
  expect(howToApply.closes).toBeUndefined();
});

test("a heading that no list has opens what stands below it, for what is asked only", () => {
  const { lines } = cleanAdvert(
    [
      "Kiln Operator",
      "Oak Mill Ltd, Jos",
      "The sort of person that fits here",
      "Three years with a tunnel kiln",
      "A diploma in ceramics",
      "Able to read a chart and to write a report",
    ].join("\n"),
  );
  const sectionsOf = (sentences: ReturnType<typeof readSections>) =>
    sentences.filter(({ line }) => line > 2).map(({ section }) => section);
  expect(sectionsOf(readSections(lines))).toEqual(["head", "head", "head"]);
  expect(sectionsOf(readSections(lines, learnedHeadings(lines, advertModels().headings)))).toEqual([
    "must",
    "must",
    "must",
  ]);
});

test("where no form of words says who employs, the model weighs every name of the advert", () => {
  const { lines } = cleanAdvert(
    "Kiln Operator\nDuty station: Jos\n\nBrass Wells Pottery (BWP) has fired pots since 1961.\nAsk Musa at Terminus.\nCV to jobs@brasswells.org",
  );
  const source = { lines, sentences: readSections(lines), named: [], read: undefined };
  expect(employerChoices(source).map(({ value }) => value)).toEqual(
    expect.arrayContaining(["Brass Wells Pottery", "Terminus"]),
  );
  expect(likelyEmployer(advertModels().choices, source)).toBe("Brass Wells Pottery");
});

test("an advert that names nobody has no employer", () => {
  expect(
    readAdvert("Kiln Operator wanted in Jos. Two years with a tunnel kiln.", { today }).company,
  ).toBeUndefined();
});
