import { beforeAll, expect, test } from "vitest";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { readAdvert } from "~/career/job-advert/read-advert";
import { findLetterSources } from "~/career/line-sources";
import { parseProfile } from "~/career/profile";
import { writeLetter, type LetterAsked } from "./letter";
import { otherWordings } from "./other-wordings";

const PROFILE = parseProfile(`Ngozi Eze

WORK EXPERIENCE
Store Keeper | Bukuru Mills | Jan 2021 – Present
- Receive and issue goods with waybills
- Count the stock of 3 warehouses each month
- Keep the stock ledger in Excel

EDUCATION
HND Purchasing | Plateau Polytechnic | 2014 – 2018
Result: Upper Credit`);

let given: LetterAsked;
beforeAll(() => {
  const advert: JobAdvert = readAdvert(
    "Tavora Foods needs a Store Keeper in Jos. Requirements: stock count, waybills, Excel, HND.",
    { today: "2026-11-22" },
  );
  given = { profile: PROFILE, advert, today: "2026-11-22", language: "en", seed: "own" };
});

function write() {
  const { letter, sentences } = writeLetter(given);
  return { letter, sources: findLetterSources(sentences, given) };
}

test("a paragraph can be said otherwise, from the same lines and nothing else", () => {
  const { letter, sources } = write();
  const found = otherWordings({ letter, sources, given });
  expect(found.length).toBeGreaterThan(0);
  for (const { at, text, others } of found) {
    expect(letter.paragraphs[at]).toBe(text);
    const own = new Set(sources.filter((one) => text.includes(one.text)).flatMap((one) => one.profileLines));
    expect(new Set(others.map((one) => one.text)).size).toBe(others.length);
    for (const other of others) {
      expect(other.text).not.toBe(text);
      expect(new Set(other.sources.flatMap(({ profileLines }) => profileLines))).toEqual(own);
    }
  }
  expect(otherWordings({ letter, sources, given })).toEqual(found);
});

test("a wording that was taken has other wordings again, and one of its owner has none", () => {
  const { letter, sources } = write();
  const [first] = otherWordings({ letter, sources, given });
  const other = first?.others[0];
  if (!first || !other) throw new Error("no wording");
  const changed = { ...letter, paragraphs: letter.paragraphs.with(first.at, other.text) };
  const again = otherWordings({ letter: changed, sources: [...sources, ...other.sources], given }).find(
    ({ at }) => at === first.at,
  );
  expect(again?.others.map(({ text }) => text)).not.toContain(other.text);
  const own = { ...letter, paragraphs: letter.paragraphs.with(first.at, "I keep my stores in order.") };
  expect(otherWordings({ letter: own, sources, given }).some(({ at }) => at === first.at)).toBe(false);
});
