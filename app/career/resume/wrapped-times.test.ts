import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { joinStackedTimes, joinWrappedTimes } from "./wrapped-times";
import { readResume } from "./read-resume";

const textsOf = (...lines: string[]) =>
  joinWrappedTimes(
    documentFromText(lines.join("\n")).paragraphs.map((paragraph, place) => ({ paragraph, place })),
  ).map(({ paragraph }) => paragraph.text);

test("the end of a time that a narrow column wraps goes back behind its beginning", () => {
  expect(
    textsOf("Jun '21\tPresenter", "→ now\tRaffia FM, Uyo", "Aug 2017\tClerk", "to Feb 2019\tJos Mart"),
  ).toEqual(["Jun '21 → now\tPresenter", "Raffia FM, Uyo", "Aug 2017 to Feb 2019\tClerk", "Jos Mart"]);
});

test("two times, or a cell that is none, stay where they are", () => {
  const rows = ["2019\tClerk", "2021\tCashier", "Tools\tExcel", "→ now\tSage"];
  expect(textsOf(...rows)).toEqual(rows);
});

test("posts whose times wrap have both ends", () => {
  const { work } = readResume(
    documentFromText(
      [
        "Ini Udoh",
        "WORK EXPERIENCE",
        "Jun '21\tPresenter",
        "→ now\tRaffia FM, Uyo",
        "- Script and present a weekday show",
        "Aug '17\tJunior Announcer",
        "→ Feb '19\tQua River Broadcasting Service, Calabar",
        "- Read the news at seven",
      ].join("\n"),
    ),
  ).profile;
  expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2021-06", "present"],
    ["2017-08", "2019-02"],
  ]);
});

const stackedOf = (...paragraphs: Parameters<typeof documentOf>) =>
  joinStackedTimes(
    documentOf(...paragraphs).paragraphs.map((paragraph, place) => ({ paragraph, place })),
  ).map(({ paragraph }) => paragraph.text);

test("the parts of a time, each alone on its line, are one; a list of years is none", () => {
  const lines = (...texts: string[]) => texts.map((text) => paragraph(text));
  expect(stackedOf(...lines("MAY 2021", "TO", "DATE", "SECURITY MANAGER"))).toEqual([
    "MAY 2021 – DATE",
    "SECURITY MANAGER",
  ]);
  expect(stackedOf(...lines("October 2018", "April 2021", "Chief Security Officer"))).toEqual([
    "October 2018 – April 2021",
    "Chief Security Officer",
  ]);
  expect(
    stackedOf(cell("2019", 0, 0), cell("2020", 0, 0, { listLevel: 0 }), cell("Sales girl", 0, 1)),
  ).toEqual(["2019 – 2020", "Sales girl"]);
  for (const kept of [
    lines("2015", "2016", "Clerk"),
    lines("Jan 2015", "Mar 2016", "May 2017"),
    [cell("2015", 0, 0), cell("2016", 1, 0, { listLevel: 0 })],
  ])
    expect(stackedOf(...kept)).toEqual(kept.map(({ text }) => text));
});

test("a row whose time takes two lines is one post, however far apart its lines stand", () => {
  const far = { spaceBefore: 14 };
  const { work } = readResume(
    documentOf(
      paragraph("Adaeze Onyeka", { bold: true, size: 18 }),
      heading("EXPERIENCE"),
      cell("Dec. 2022", 0, 0),
      cell("Feb. 2024", 0, 0, { listLevel: 0 }),
      cell("Quality Control Assistant", 0, 1, { bold: true }),
      cell("Pure Dew Table Water Ltd, Amawbia", 0, 1, far),
      cell("Daily test of the sachet line", 0, 1, { listLevel: 0, ...far }),
      cell("Kept the retention samples", 0, 1, { listLevel: 0 }),
      cell("2019", 1, 0),
      cell("2020", 1, 0, { listLevel: 0 }),
      cell("Sales Girl", 1, 1, { bold: true }),
      cell("Umeh Provision Store, Awka", 1, 1, far),
      cell("Sold on credit to forty families", 1, 1, { listLevel: 0, ...far }),
    ),
  ).profile;
  expect(work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate])).toEqual([
    ["Quality Control Assistant", "Pure Dew Table Water Ltd", "2022-12", "2024-02"],
    ["Sales Girl", "Umeh Provision Store", "2019", "2020"],
  ]);
});
