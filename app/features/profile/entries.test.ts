import { expect, test } from "vitest";
import { emptyProfile } from "~/career/profile";
import { makeUser } from "#tests/factories/people";
import { moveEntry, removeEntry, saveEntry } from "./entries.server";
import { getProfile, listVersions, saveProfile } from "./profile.server";

const job = (name: string, line: string) => ({ name, position: "Baker", highlights: [line] });
const [OVEN, MILL, SHOP] = [
  job("Oven House", "Baked 300 loaves"),
  job("Kura Mill", "Ground maize"),
  job("Corner Shop", "Sold bread"),
];

/** A person with three jobs in version 1 of their profile. */
function baker(): string {
  const { id } = makeUser();
  saveProfile(id, { ...emptyProfile(), work: [OVEN, MILL, SHOP] }, {});
  return id;
}
const jobsOf = (userId: string) => getProfile(userId).profile.work;
const work = (index: string) => ({ section: "work", index });

test("a second tap on the same button changes nothing and is no conflict", () => {
  const userId = baker();
  const taps = [
    () => saveEntry(userId, work("new"), job("Night Bakery", "Mixed dough"), 1),
    () => moveEntry(userId, work("3"), -1, 2),
    () => removeEntry(userId, work("0"), 3),
    () => saveEntry(userId, work("0"), job("Kura Mill", "Ground maize and millet"), 4),
  ];
  for (const tap of taps) {
    tap();
    const once = getProfile(userId);
    tap();
    expect(getProfile(userId)).toEqual(once);
  }
  expect(listVersions(userId)).toHaveLength(5);
});

test("the first entry of a profile is added once by two taps", () => {
  const { id } = makeUser();
  for (let tap = 0; tap < 2; tap++) saveEntry(id, work("new"), OVEN, 0);
  expect(jobsOf(id)).toEqual([OVEN]);
});

test("an entry that moved in another tab is saved where it stands now", () => {
  const userId = baker();
  removeEntry(userId, work("0"), 1);
  saveEntry(userId, work("2"), job("Corner Shop", "Sold bread and cakes"), 1);
  expect(jobsOf(userId)).toEqual([MILL, job("Corner Shop", "Sold bread and cakes")]);
});

test("what was typed for an entry that is gone is added", () => {
  const userId = baker();
  removeEntry(userId, work("0"), 1);
  saveEntry(userId, work("0"), job("Oven House", "Baked 400 loaves"), 1);
  expect(jobsOf(userId)).toEqual([MILL, SHOP, job("Oven House", "Baked 400 loaves")]);
});

test("an entry that was changed in another tab is not written over unseen", () => {
  const userId = baker();
  saveEntry(userId, work("1"), job("Kura Mill", "Ground millet"), 1);
  const save = (version: number) =>
    saveEntry(userId, work("1"), job("Kura Mill", "Ground guinea corn"), version);
  expect(() => save(1)).toThrow("changed in another place");
  saveEntry(userId, { section: "basics", index: "0" }, { name: "Sani Bako" }, 1);
  expect(() => saveEntry(userId, { section: "basics", index: "0" }, { name: "Sani" }, 1)).toThrow(
    "changed in another place",
  );
  expect(jobsOf(userId)[1]).toEqual(job("Kura Mill", "Ground millet"));
  save(3);
  expect(jobsOf(userId)[1]).toEqual(job("Kura Mill", "Ground guinea corn"));
});

test.each(["3", "-1", "1.5", "x"])("there is no job %j, whatever version was seen", (index) => {
  const userId = baker();
  removeEntry(userId, work("2"), 1);
  for (const version of [0, 1, 2, Number.NaN])
    expect(() => saveEntry(userId, work(index), OVEN, version)).toThrow();
  expect(jobsOf(userId)).toEqual([OVEN, MILL]);
});
