import { expect, test } from "vitest";
import { readAdvert } from "~/career/advert/read";
import { parseProfile } from "~/career/profile";
import { findingsOf } from "./draft";
import { readFindings, readStageTimes, readTexts } from "./findings.schema";

const target = {
  jobTitle: "Nurse",
  companyName: "Clinic",
  companyLocation: "Lagos",
  language: "en" as const,
  today: "2026-11-20",
  seed: "seed",
};

test("findings are read as they were stored", () => {
  const advert = readAdvert(
    "Nurse in Lagos. You must have 3 years of nursing. Apply to jobs@example.com.",
    target,
  );
  const findings = findingsOf(
    parseProfile("Ada Obi\n\nWORK EXPERIENCE\nNurse | Clinic | 2020 – 2024\n- Nursed 20 patients"),
    advert,
    target,
  );
  expect(findings.score.parts.length).toBeGreaterThan(0);
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
