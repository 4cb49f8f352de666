import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { findPeriods, formatPeriod, formatYearMonth, parseDate, parsePeriod } from "./dates";

test.each([
  ["March, 2021 - till date", "2021-03", "present"],
  ["May 2022 till the moment", "2022-05", "present"],
  ["2019 to this day", "2019", "present"],
  ["Mar 2021 – Present", "2021-03", "present"],
  ["03/2021 to 04/2022", "2021-03", "2022-04"],
  ["15th March 2021 – 2nd June 2022", "2021-03", "2022-06"],
  ["Sept. 2020 - Dec. 2020", "2020-09", "2020-12"],
  ["2012–2016", "2012", "2016"],
  ["2012/2016", "2012", "2016"],
  ["Jan - Mar 2021", "2021-01", "2021-03"],
  ["Since 2019", "2019", "present"],
  ["June 2019 to date", "2019-06", "present"],
  ["2019 till now", "2019", "present"],
  ["Mar-21 - Jun-22", "2021-03", "2022-06"],
  ["2020-11 - 2021-02", "2020-11", "2021-02"],
  ["From Mar 2021", "2021-03", undefined],
  ["févr. 2020 – Présent", "2020-02", "present"],
  ["ene 2020 – Actualidad", "2020-01", "present"],
  ["Mär 2020 – Heute", "2020-03", "present"],
  ["(May 2020)", undefined, "2020-05"],
  ["2016–17", "2016", "2017"],
  ["1982-88", "1982", "1988"],
  ["2014 – '15", "2014", "2015"],
  ["2008 – 09", "2008", "2009"],
  ["2010-12", undefined, "2010-12"],
  ["2004/05", "2004", "2005"],
  ["2011/12 session", "2011", "2012"],
  ["2006/07 – 2010/11", "2006", "2011"],
  ["2006/07 – 2010/09", "2006-07", "2010-09"],
  ["2004/08", undefined, "2004-08"],
  ["2004/05/17", undefined, "2004-05"],
  ["Aug 96 – Dec 97", "1996-08", "1997-12"],
  ["05 Feb 08 - 14 Mar 12", "2008-02", "2012-03"],
  ["Oct 20 till date", "2020-10", "present"],
  ["11 Feb 76", undefined, "1976-02"],
  ["enlisted 05 Aug 96, discharged 04 Aug 19", "1996-08", "2019-08"],
  ["recruited in 1990 and retired in 2018", "1990", "2018"],
])("%s is read", (text, start, end) => {
  expect(parsePeriod(text)).toEqual({ ...(start && { start }), ...(end && { end }) });
});

test("an arrow behind a year leaves its end open, whatever stands behind it", () => {
  expect(findPeriods("2016 → Oak Lettering – Designer")[0]).toEqual({ start: "2016", index: 0, length: 6 });
  expect(findPeriods("2016 → 2019")[0]).toMatchObject({ start: "2016", end: "2019" });
});

test("two figures behind a dash are a year only where they are the later one, and not far", () => {
  for (const text of ["1998 – 03", "2015 – 40 workers", "2016-05-17"])
    expect(findPeriods(text)[0]?.start).toBeUndefined();
});

test("two figures behind a month are a day where nothing shows that they are a year", () => {
  for (const text of [
    "May 20",
    "from Oct 12 in Jos",
    "Aug 20 – Aug 12",
    "March 5 – 12 staff",
    "in March 48 patients came",
  ])
    expect(findPeriods(text)).toEqual([]);
  expect(findPeriods("May 20, 2021")).toMatchObject([{ end: "2021-05" }]);
});

test("text with more than a date is not a date", () => {
  for (const text of [
    "Mar 2021 award",
    "2",
    "May",
    "₦2019",
    "2,019",
    "13/2021",
    "",
    "Class of 2016",
    "2012 2016",
  ])
    expect(parsePeriod(text)).toBeUndefined();
  expect(parseDate("2012 – 2016")).toBeUndefined();
  expect(parseDate("Sept 2020")).toBe("2020-09");
});

test("every printed period parses back, in each language", () => {
  const date = fc
    .tuple(fc.integer({ min: 1950, max: 2040 }), fc.integer({ min: 0, max: 12 }))
    .map(([year, month]) => (month === 0 ? `${year}` : `${year}-${String(month).padStart(2, "0")}`));
  const option = fc.option(date, { nil: undefined });
  fc.assert(
    fc.property(
      option,
      fc.oneof(option, fc.constant("present")),
      fc.constantFrom("en" as const, "es" as const, "fr" as const, "de" as const),
      (start, end, language) => {
        fc.pre(start !== undefined || end !== undefined);
        expect(parsePeriod(formatPeriod(start, end, language))).toEqual({
          ...(start && { start }),
          ...(end && { end }),
        });
      },
    ),
    runs(100),
  );
});

test("dates are found inside a sentence, amounts are not", () => {
  expect(findPeriods("From 2012 to 2016 I sold goods worth ₦2000 and 2,000 more in March 2019.")).toEqual([
    { start: "2012", end: "2016", index: 0, length: 17 },
    { end: "2019-03", index: 61, length: 10 },
  ]);
});

test("a number of five digits holds no month and year", () => {
  expect(findPeriods("Baked 12000 loaves, ISO 22000, 32015 bags")).toEqual([]);
  expect(findPeriods("12/03/2019")).toEqual([{ end: "2019-03", index: 0, length: 10 }]);
});

test("a stroke joins two ends, and a time that goes on", () => {
  expect(findPeriods("06/2022 / present")).toMatchObject([{ start: "2022-06", end: "present" }]);
  expect(findPeriods("09/2020 / 04/2022")).toMatchObject([{ start: "2020-09", end: "2022-04" }]);
});

test("months are written in the document's language", () => {
  expect(formatYearMonth("2021-03", "en")).toBe("Mar 2021");
  expect(formatYearMonth("2021-03", "fr")).toBe("mars 2021");
  expect(formatYearMonth("2021", "de")).toBe("2021");
});

test("a month may stand behind its year", () => {
  expect(parsePeriod("2021 Aug. to present")).toEqual({ start: "2021-08", end: "present" });
  expect(parsePeriod("2015 Feb. - 2016 Dec.")).toEqual({ start: "2015-02", end: "2016-12" });
  expect(parsePeriod("2020 - 2022 (Nov)")).toEqual({ start: "2020", end: "2022-11" });
  expect(parsePeriod("2019 - March 2021")).toEqual({ start: "2019", end: "2021-03" });
});

test("two columns of a row are the two ends of a period", () => {
  expect(findPeriods("Area Command\tCorporal\t2006\t2012")).toMatchObject([{ start: "2006", end: "2012" }]);
  expect(findPeriods("Clerk\tMar 2001\tJune 2006")).toMatchObject([{ start: "2001-03", end: "2006-06" }]);
  expect(findPeriods("Prizes 2012\t2009")).toMatchObject([{ end: "2012" }, { end: "2009" }]);
  expect(findPeriods("WAEC 2010 2012")).toMatchObject([{ end: "2010" }, { end: "2012" }]);
});

test.each([
  ["Head Coach, Rivers Juniors (2021–)", { start: "2021" }],
  ["2018 –    Owner", { start: "2018" }],
])("an open dash leaves the end of %j open", (text, period) => {
  expect(findPeriods(text)).toEqual([expect.objectContaining(period)]);
  expect(findPeriods(text)[0]?.end).toBeUndefined();
});
