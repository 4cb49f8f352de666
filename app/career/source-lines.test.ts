import { expect, test } from "vitest";
import { sourceLines } from "./source-lines";
import { PROFILES, profileNamed } from "#tests/fixtures/profiles";

test("every line of the person's text has its position as id", () => {
  const profile = profileNamed("accountant-bar-separated");
  const lines = new Map(sourceLines(profile).map((line) => [line.id, line]));
  expect(lines.get("basics.label")).toEqual({
    id: "basics.label",
    text: "Senior Accountant",
    section: "basics",
  });
  expect(lines.get("work.0.highlights.2")).toEqual({
    id: "work.0.highlights.2",
    text: "Prepare VAT, WHT and company income tax returns",
    section: "work",
    entry: 0,
  });
  expect(lines.get("work.0.dates")?.text).toBe("Jan 2019 – Present");
  expect(lines.get("work.1.name")?.text).toBe("Arewa Microfinance Bank Limited");
  expect(lines.get("education.0.score")?.text).toBe("Second Class Lower");
  expect(lines.get("certificates.1.status")?.text).toBe("in view");
  expect(lines.get("certificates.0.date")?.text).toBe("2017");
  expect(lines.get("languages.2.language")?.text).toBe("Fulfulde");
  expect(lines.get("referees.list.0.name")).toMatchObject({
    text: "Alhaji Sani Bello",
    section: "referees",
    entry: 0,
  });
  expect(lines.get("summary.0")?.section).toBe("summary");
});

test("ids are unique and no line is empty, for every resume", () => {
  for (const { profile } of PROFILES) {
    const lines = sourceLines(profile);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(lines.filter((line) => line.text.trim() === "")).toEqual([]);
  }
});

test("service, O-levels, personal details and custom sections are lines too", () => {
  const teacher = sourceLines(profileNamed("teacher-bullet-marks")).map(({ id, text }) => `${id}: ${text}`);
  expect(teacher).toContain("nysc.status: Discharged");
  expect(teacher).toContain("nysc.dates: 2014 – 2015");
  expect(teacher).toContain("oLevels.0.results.1: Mathematics A1");
  expect(teacher).toContain("personal.0: Address: 12 Ring Road, Ibadan");
  expect(sourceLines(profileNamed("graduate-plain")).find(({ id }) => id === "custom.0.lines.0")?.text).toBe(
    "Reading, Travelling",
  );
});
