import { beforeAll, expect, test } from "vitest";
import type { DocumentLength } from "~/career/generated-document";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { readAdvert } from "~/career/job-advert/read-advert";
import { findResumeSources } from "~/career/line-sources";
import { parseProfile, printProfile } from "~/career/profile";
import { chooseLength } from "./choose-length";
import { writeResume } from "./resume";

const BULLETS = [
  "Receive and issue goods with waybills",
  "Count the stock of 3 warehouses each month",
  "Keep the stock ledger in Excel",
  "Clean the yard on Saturdays.",
  "Receive visitors at the gate",
  "Order 40 pallets a week",
  "Report losses to the manager",
  "Responsible for training the loaders",
  "Load 12 trucks a day",
  "Sweep the store",
  "Write the labels of 200 shelves",
];
const PROFILE = parseProfile(`Ngozi Eze

WORK EXPERIENCE
Store Keeper | Bukuru Mills | Jan 2021 – Present
${BULLETS.map((text) => `- ${text}`).join("\n")}

Sales Girl | Jos Mart | 2018 – 2020
- Sold goods
- Counted cash`);

let advert: JobAdvert;
let asked: { profile: typeof PROFILE; advert: JobAdvert; today: string };
beforeAll(() => {
  advert = readAdvert("Tavora needs a Store Keeper. Requirements: stock count, waybills.", {
    today: "2026-11-22",
  });
  asked = { profile: PROFILE, advert, today: "2026-11-22" };
});

function write(length: DocumentLength) {
  const { profile, sentences } = writeResume({
    profile: PROFILE,
    advert,
    today: "2026-11-22",
    language: "en",
    length,
  });
  const resume = parseProfile(printProfile(profile));
  return { resume, sources: findResumeSources(profile, sentences, { profile: PROFILE, advert }) };
}
const bulletsOf = ({ work }: typeof PROFILE) => work.map(({ highlights }) => highlights.toSorted());
const LENGTHS = ["short", "standard", "full"] as const;

test.each(LENGTHS.flatMap((from) => LENGTHS.map((to) => [from, to] as const)))(
  "a resume made %s and then chosen %s has the bullets of one made so",
  (from, to) => {
    const { resume, sources } = write(from);
    const chosen = chooseLength({ ...asked, resume, length: to, sources });
    expect(bulletsOf(chosen.resume)).toEqual(bulletsOf(write(to).resume));
    for (const { text } of chosen.added) expect(chosen.resume.work[0]?.highlights).toContain(text);
  },
);

test("the lengths differ, and the full one tells every bullet", () => {
  expect(
    LENGTHS.map((length) => write(length).resume.work.map(({ highlights }) => highlights.length)),
  ).toEqual([
    [4, 2],
    [10, 2],
    [11, 2],
  ]);
});

test("what its owner wrote or changed stays, and an entry that they took out does not come back", () => {
  const { resume, sources } = write("standard");
  const [job, ...others] = resume.work;
  if (!job) throw new Error("no job");
  const own = {
    ...resume,
    work: [{ ...job, highlights: ["Won a prize in 2023", ...job.highlights] }, ...others],
  };
  expect(
    chooseLength({ ...asked, resume: own, length: "short", sources }).resume.work[0]?.highlights,
  ).toContain("Won a prize in 2023");
  const without = { ...resume, work: [job] };
  expect(chooseLength({ ...asked, resume: without, length: "full", sources }).resume.work).toHaveLength(1);
});
