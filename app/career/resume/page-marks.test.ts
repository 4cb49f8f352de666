import { expect, test } from "vitest";
import { growingPatterns } from "#tests/growing-patterns";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { withPageMarks } from "./page-marks";
import { readResume } from "./read-resume";

const zoneOf = (text: string) => withPageMarks([paragraph("Ada Obi"), paragraph(text)])[1]?.zone;

test.each([
  "Page 2",
  "Page 1 - Curriculum vitae of OBI, Ada",
  "Ada Obi's CV | Page 2 of 3",
  "Updated: Nov. 2026\tCONFIDENTIAL\tPage 1",
  "Last updated: 11/2026",
  "Designed with a free template from cvgallery.example",
  "Typed at Grace Business Centre, Jos",
  "Obi, A. C. ____________ Date: ___/___/____",
  "Signature of applicant: ______________",
])("%j tells of the paper alone", (text) => {
  expect(zoneOf(text)).toBe("foot");
});

test.each([
  "Designed posters for clients with Photoshop",
  "Curriculum vitae of Ada Obi",
  "Updated the stock book in 2021",
  "Confidential Secretary",
  "(c) Fire Warden Course, 2021",
  "Printed 2,000 books at the Zaria press",
  "2019 - 2021",
])("%j is no mark of a page", (text) => {
  expect(zoneOf(text)).toBeUndefined();
});

test("the foot of a page in the middle of a post is none of its lines", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      paragraph("Ada Obi", { bold: true, size: 16 }),
      paragraph("ada@example.org | 0803 222 3344"),
      heading("WORK EXPERIENCE"),
      paragraph("Store Keeper, Jos Mills Ltd, 2018 to date"),
      item("Kept 600 lines of stock"),
      paragraph("Page 1 - Curriculum vitae of OBI, Ada"),
      item("Counted them each month"),
    ),
  );
  expect(profile.work.map(({ highlights }) => highlights)).toEqual([
    ["Kept 600 lines of stock", "Counted them each month"],
  ]);
  expect(notPlaced.map(({ text }) => text)).toEqual(["Page 1 - Curriculum vitae of OBI, Ada"]);
});

test("its patterns stay linear", () => {
  const pieces = ["a ", "page ", "1", "typed at ", "designed with ", "updated ", "cv ", "of ", " - ", "\t"];
  expect(growingPatterns((text) => zoneOf(text), { pieces, fewSteps: 60 })).toEqual([]);
});
