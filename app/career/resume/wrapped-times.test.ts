import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { joinWrappedTimes } from "./wrapped-times";
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
