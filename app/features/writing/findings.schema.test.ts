import { expect, test } from "vitest";
import { readAdvert } from "#tests/factories/adverts";
import { fitOf } from "~/career/matching/fit";
import { parseProfile } from "~/career/profile";
import { findingsOf } from "./draft";
import { readFindings, readStageTimes, readTexts } from "./findings.schema";

test("findings are read as they were stored", () => {
  const advert = readAdvert("Nurse in Lagos. You must have 3 years of nursing. Apply to jobs@example.com.");
  const profile = parseProfile(
    "Ada Obi\n\nWORK EXPERIENCE\nNurse | Clinic | 2020 – 2024\n- Nursed 20 patients",
  );
  const findings = findingsOf(profile, { advert, fit: fitOf(advert, profile, { today: "2026-11-21" }) });
  expect(findings.form.checks.length).toBeGreaterThan(0);
  expect(readFindings(JSON.parse(JSON.stringify(findings)))).toEqual(findings);
});

test("what has another shape is read as nothing instead of breaking the page", () => {
  expect(readFindings(null)).toBeNull();
  expect(readFindings({ score: 81, have: ["nursing"] })).toBeNull();
  expect(readStageTimes([{ stage: "write", startedAt: 1 }])).toEqual([{ stage: "write", startedAt: 1 }]);
  expect(readStageTimes({ write: 1 })).toEqual([]);
  expect(readTexts(["one", "two"])).toEqual(["one", "two"]);
  expect(readTexts("one")).toEqual([]);
});
