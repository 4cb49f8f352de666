import { expect, test } from "vitest";
import { readAdvert } from "./job-advert/read-advert";
import { listLeftOut, withRestoredLine } from "./left-out";
import { findResumeSources } from "./line-sources";
import { parseProfile, printProfile } from "./profile";
import { writeResume } from "./writer/resume";

const PROFILE = parseProfile(`Ngozi Eze
ngozi@example.com

SUMMARY
To obtain a challenging position in a reputable organisation.

WORK EXPERIENCE
Store Keeper | Bukuru Mills, Jos | Jan 2021 – Present
- Receive and issue goods with waybills
- Count the stock of 3 warehouses each month
- Keep the stock ledger in Excel
- Clean the yard on Saturdays
- Receive visitors at the gate
- Order 40 pallets a week
- Report losses to the manager

SKILLS
Excel, stock taking, waybills, stock ledger, forklift, first aid

PERSONAL DETAILS
Sex: Female

REFEREES
Mr Pam Dung, Manager, Bukuru Mills, 0803 000 0000`);
const today = "2026-11-22";
const advert = readAdvert("Tavora needs a Store Keeper. Requirements: stock count, waybills.", {
  today
});
const { profile: resume, sentences } = writeResume({
  profile: PROFILE,
  advert,
  today,
  language: "en",
  length: "short",
});
const sources = findResumeSources(resume, sentences, { profile: PROFILE, advert });
const read = parseProfile(printProfile(resume, "en"));

test("every line that the resume does not print is listed with its entry", () => {
  const leftOut = listLeftOut(PROFILE, read, sources);
  expect(leftOut.map(({ entry }) => entry)).toEqual([
    "Summary",
    "Store Keeper, Bukuru Mills, Jos",
    "Store Keeper, Bukuru Mills, Jos",
    "Store Keeper, Bukuru Mills, Jos",
    "Personal details",
    "Referees",
  ]);
  const printed = printProfile(resume, "en");
  for (const { text } of leftOut) expect(printed).not.toContain(text);
});

test("each line goes back into its own entry, and then none is left out", () => {
  let text = printProfile(resume, "en");
  for (const { id, text: line } of listLeftOut(PROFILE, read, sources)) {
    const changed = withRestoredLine(parseProfile(text), PROFILE, id);
    if (!changed) throw new Error(`no place for ${id}`);
    text = printProfile(changed, "en");
    expect(listLeftOut(PROFILE, parseProfile(text), sources).map((one) => one.text)).not.toContain(line);
  }
  expect(listLeftOut(PROFILE, parseProfile(text), sources)).toEqual([]);
  expect(parseProfile(text).work[0]?.highlights).toHaveLength(7);
});

test("a line of an entry that was deleted, or a place that holds no line, has no place", () => {
  expect(withRestoredLine({ ...read, work: [] }, PROFILE, "work.0.highlights.3")).toBeUndefined();
  expect(withRestoredLine(read, PROFILE, "work.0.name")).toBeUndefined();
  expect(withRestoredLine(read, PROFILE, "work.9.highlights.0")).toBeUndefined();
});
