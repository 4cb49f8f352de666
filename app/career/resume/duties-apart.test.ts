import { expect, test } from "vitest";
import { cell, documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const tableOf = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, at) => row.map((text, column) => cell(text, at, column)));
const head = [
  paragraph("Ebiere Woyengi", { bold: true, size: 18 }),
  paragraph("0803 555 0142 | ebiere.woyengi@example.com"),
];
const posts = [
  heading("WORK EXPERIENCE"),
  ...tableOf(
    ["Period", "Company", "Position"],
    ["02/2019 – to date", "Kolo Integrated Farms, Jos", "Farm Manager"],
    ["03/2015 – 01/2019", "Kolo Integrated Farms, Jos", "Poultry Supervisor"],
    ["2012 – 2014", "Brightways Hatcheries Ltd", "Hatchery Attendant"],
    ["2008 – 2011", "Woyengi Feeds (self employed)", "Owner"],
  ),
];
const linesOf = (...paragraphs: ReturnType<typeof paragraph>[]) =>
  readResume(documentOf(...head, ...posts, ...paragraphs)).profile.work.map(({ position, highlights }) => [
    position,
    ...highlights,
  ]);

test("what was done at an employer that is named again goes to the post there that is named with it", () => {
  expect(
    linesOf(
      heading("WHAT I DID THERE"),
      paragraph("Kolo, as manager", { bold: true }),
      item("Raised hen-day production from 74% to 86%"),
      item("Lost 2,100 birds to heat in March 2021 and installed foggers"),
      paragraph("Kolo, as supervisor", { bold: true }),
      item("Vaccination calendar, weighing and daily record cards"),
      paragraph("3. BRIGHTWAYS HATCHERIES (Jos)", { bold: true }),
      item("Egg setting, candling and chick grading"),
    ),
  ).toEqual([
    [
      "Farm Manager",
      "Raised hen-day production from 74% to 86%",
      "Lost 2,100 birds to heat in March 2021 and installed foggers",
    ],
    ["Poultry Supervisor", "Vaccination calendar, weighing and daily record cards"],
    ["Hatchery Attendant", "Egg setting, candling and chick grading"],
    ["Owner"],
  ]);
});

test("an employer may lead the line; one that is named alone, or beside a time of its own, leads nothing", () => {
  const led = linesOf(
    heading("DUTIES CARRIED OUT"),
    paragraph("At Kolo Integrated Farms: I kept the books of three pens. I paid nine workers each Friday."),
    paragraph("At Brightways: Candled eggs and graded chicks."),
    paragraph("My own shop: I sell feed at week-ends."),
  );
  expect(led).toEqual([
    ["Farm Manager", "I kept the books of three pens.", "I paid nine workers each Friday."],
    ["Poultry Supervisor"],
    ["Hatchery Attendant", "Candled eggs and graded chicks."],
    ["Owner", "I sell feed at week-ends."],
  ]);
  const twice = readResume(
    documentFromText(
      [
        "Ebiere Woyengi",
        "WORK EXPERIENCE",
        "Zuma Bank Plc",
        "Teller, 2011 – 2014",
        "- Paid out pensions",
        "Dala Mills Ltd",
        "Cashier, 2014 – 2016",
        "- Kept the till",
        "Zuma Bank Plc",
        "Branch Accountant, 2016 – 2020",
        "- Closed the books",
      ].join("\n"),
    ),
  ).profile.work;
  expect(twice.map(({ name, position, highlights }) => [name, position, highlights.length])).toEqual([
    ["Zuma Bank Plc", "Teller", 1],
    ["Dala Mills Ltd", "Cashier", 1],
    ["Zuma Bank Plc", "Branch Accountant", 1],
  ]);
});

test("what names no post that was read is shown under its own words, and a person who can be asked is no employer", () => {
  const { profile } = readResume(
    documentOf(
      ...head,
      ...posts,
      heading("REFEREES"),
      paragraph("Kolo Integrated Farms: Alh. Musa Dan, 0803 555 0199"),
      paragraph("Brightways Hatcheries Ltd: Mrs. Ruth Pam, 0803 555 0188"),
    ),
  );
  expect(profile.work.flatMap(({ highlights }) => highlights)).toEqual([]);
  expect(profile.referees?.list).toHaveLength(2);
});
