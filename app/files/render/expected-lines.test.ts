import { expect, test } from "vitest";
import { accountantLetter, everySectionResume } from "#tests/fixtures/documents";
import { listExpectedLines } from "./expected-lines";

test("every line of every printed section is expected, but no date and no hidden section", () => {
  const document = everySectionResume();
  if (document.type !== "resume") throw new Error("expected a resume");
  const all = listExpectedLines(document);
  for (const line of [
    "adeola@example.org",
    "Second paragraph of the summary.",
    "Leads a team of 8.",
    "Upper Credit",
    "Radio Ọ̀yọ́",
    "An open map of 214 wells.",
    "First aider",
    "C#",
    "in view",
    "Corper of the Year",
    "Hausa",
    "B3",
    "4 May 1993",
    "Ìlera Trust",
    "Publications",
    "Water and ẹ̀kọ́ (2023)",
  ]) {
    expect(all).toContain(line);
  }
  expect(all).not.toContain("discharged");
  expect(all.filter((line) => /^\d{4}(-\d\d)?$|^present$/.test(line))).toEqual([]);
  const withoutProjects = {
    ...document,
    profile: {
      ...document.profile,
      sectionOrder: document.profile.sectionOrder.filter((key) => key !== "projects"),
    },
  };
  expect(all).toContain("Village well map");
  expect(listExpectedLines(withoutProjects)).not.toContain("Village well map");
});

test("every line of a letter is expected, also its date", () => {
  expect(listExpectedLines(accountantLetter())).toEqual(
    expect.arrayContaining([
      "Adaeze Okafor",
      "21 November 2026",
      "Sunrise Breweries Plc",
      "Dear Hiring Manager,",
      "Yours faithfully,",
    ]),
  );
});
