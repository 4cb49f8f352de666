import { expect, test } from "vitest";
import { readAdvert } from "./job-advert/read-advert";
import { hasPlace, listLeftOut, withRestoredLine } from "./left-out";
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

test("a line that its owner took out later is listed, one that they edited is not", () => {
  const took = structuredClone(read);
  const [first, second] = took.work[0]?.highlights ?? [];
  if (!first || !second) throw new Error("no lines");
  const without = {
    ...took,
    work: took.work.map((job) => ({ ...job, highlights: job.highlights.slice(1) })),
  };
  const listed = (resume: typeof read) => listLeftOut(PROFILE, resume, sources).map(({ text }) => text);
  const [lost] = listed(without).filter((text) => !listed(read).includes(text));
  expect(lost && first.startsWith(lost.slice(0, 12))).toBe(true);
  const edited = structuredClone(read);
  edited.work[0]?.highlights.splice(0, 1, `${first} and sign for them`);
  expect(listed(edited)).toEqual(listed(read));
});

test("a line has a place as long as its entry stands in the resume", () => {
  expect(hasPlace(read, PROFILE, "work.0.highlights.3")).toBe(true);
  expect(hasPlace({ ...read, work: [] }, PROFILE, "work.0.highlights.3")).toBe(false);
  expect(hasPlace({ ...read, work: [] }, PROFILE, "personal.0")).toBe(true);
});

test("a line of an entry that was deleted, or a place that holds no line, has no place", () => {
  expect(withRestoredLine({ ...read, work: [] }, PROFILE, "work.0.highlights.3")).toBeUndefined();
  expect(withRestoredLine(read, PROFILE, "work.0.name")).toBeUndefined();
  expect(withRestoredLine(read, PROFILE, "work.9.highlights.0")).toBeUndefined();
});
