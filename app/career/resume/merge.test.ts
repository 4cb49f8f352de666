import fc from "fast-check";
import { expect, test } from "vitest";
import { anyProfile } from "#tests/arbitraries/profile";
import { wordRun } from "../nlp/fold";
import type { Profile } from "../profile.schema";
import { canonicalProfile, emptyProfile } from "../profile/canonical-profile";
import { mergeProfiles } from "./merge";
import { listValues, movedPath, toProfile, valueAt, withValue } from "./profile-values";

const canonical = anyProfile.map((profile) => canonicalProfile(profile));
const ada = (more: Partial<Profile>): Profile => canonicalProfile({ ...emptyProfile(), ...more });

test("an empty profile takes everything, and a profile added to itself stays as it is", () => {
  fc.assert(
    fc.property(canonical, (profile) => {
      expect(
        listValues(mergeProfiles(emptyProfile(), profile).profile)
          .map(({ text }) => text)
          .sort(),
      ).toEqual(
        listValues(profile)
          .map(({ text }) => text)
          .sort(),
      );
      expect(mergeProfiles(profile, profile).profile).toEqual(profile);
    }),
  );
});

test("nothing of mine changes or moves, and every text of theirs is there or in a conflict", () => {
  fc.assert(
    fc.property(canonical, canonical, (mine, theirs) => {
      const { profile, conflicts } = mergeProfiles(mine, theirs);
      for (const { path, text } of listValues(mine)) expect(valueAt(profile, path), path).toBe(text);
      const known = new Set(
        [
          ...listValues(profile).map(({ text }) => text),
          ...conflicts.map(({ theirs: text }) => text),
        ].flatMap((text) => [text, wordRun(text)]),
      );
      const isDateOf = (text: string) =>
        listValues(profile).some((value) => value.text.startsWith(text.slice(0, 4)));
      for (const { text } of listValues(theirs))
        expect(known.has(text) || known.has(wordRun(text)) || isDateOf(text), text).toBe(true);
    }),
  );
});

test("the same resume twice adds nothing", () => {
  fc.assert(
    fc.property(canonical, canonical, (mine, theirs) => {
      const once = mergeProfiles(mine, theirs).profile;
      expect(mergeProfiles(once, theirs).profile).toEqual(once);
    }),
  );
});

test("a second resume fills what is open, adds a new job and sets differences side by side", () => {
  const mine = ada({
    basics: { name: "Ada Obi", phone: "+234 803 111 2222", links: [] },
    work: [
      {
        name: "Zenith Foods Ltd",
        position: "Clerk",
        startDate: "2019",
        highlights: ["Posted 120 invoices a week"],
      },
    ],
  });
  const theirs = ada({
    basics: { name: "ADA OBI", phone: "+234 803 999 0000", email: "ada@example.com", links: [] },
    work: [
      { name: "Bola & Sons", position: "Cashier", startDate: "2016", highlights: ["Kept the till"] },
      {
        name: "ZENITH FOODS LTD",
        position: "Clerk",
        startDate: "2019-03",
        endDate: "2021",
        highlights: ["Posted 130 invoices a week", "Trained two cashiers"],
      },
    ],
  });
  const { profile, conflicts, placeOf } = mergeProfiles(mine, theirs);
  expect(profile.basics).toEqual({ ...mine.basics, email: "ada@example.com" });
  expect(profile.work.map(({ name }) => name)).toEqual(["Zenith Foods Ltd", "Bola & Sons"]);
  expect(profile.work[0]).toMatchObject({ startDate: "2019", endDate: "2021" });
  expect(profile.work[0]?.highlights).toEqual(["Posted 120 invoices a week", "Trained two cashiers"]);
  expect(conflicts).toEqual([
    { path: "basics.phone", mine: "+234 803 111 2222", theirs: "+234 803 999 0000" },
    { path: "work.0.highlights.0", mine: "Posted 120 invoices a week", theirs: "Posted 130 invoices a week" },
  ]);
  expect([placeOf("work.0.name"), placeOf("work.1.endDate"), placeOf("basics.name")]).toEqual([
    "work.1.name",
    "work.0.endDate",
    "basics.name",
  ]);
});

const post = (name: string, position: string, startDate: string, endDate: string) => ({
  ...{ name, position, startDate, endDate },
  highlights: [],
});

test("one employer in the same years is one job, whatever the resumes call both", () => {
  const mine = ada({
    work: [
      post("Bukuru Mills Ltd", "Senior Accountant", "2021-01", "present"),
      post("Eze & Sons", "Auditor", "2017-09", "2020-12"),
    ],
  });
  const theirs = ada({
    work: [
      post("Eze and Sons (Chartered Accountants)", "Audit Trainee", "2017", "2020"),
      post("BUKURU MILLS LIMITED", "Accountant", "2021-02", "present"),
      post("Bukuru Mills", "Clerk", "2016", "2020"),
    ],
  });
  const { profile, conflicts } = mergeProfiles(mine, theirs);
  expect(profile.work.map(({ position }) => position)).toEqual(["Senior Accountant", "Auditor", "Clerk"]);
  expect(conflicts.map(({ path, theirs: text }) => [path, text])).toEqual([
    ["work.1.position", "Audit Trainee"],
    ["work.0.position", "Accountant"],
    ["work.0.startDate", "2021-02"],
  ]);
});

test("two posts with one employer in the same years stay two where both resumes have both", () => {
  const posts = [
    post("Jos High School", "Teacher", "2019", "2021"),
    post("Jos High School", "Bursar", "2019", "2021"),
  ];
  const mine = ada({ work: posts });
  const { profile, conflicts } = mergeProfiles(mine, ada({ work: posts.toReversed() }));
  expect(profile).toEqual(mine);
  expect(conflicts).toEqual([]);
});

test("one study is one, with its town in the name and its class in other words", () => {
  const study = { studyType: "B.Sc.", highlights: [] };
  const mine = ada({
    education: [
      {
        ...study,
        area: "Accounting",
        institution: "University of Nigeria",
        location: "Nsukka",
        score: "Second Class Upper",
        startDate: "2012",
        endDate: "2016",
      },
    ],
  });
  const theirs = ada({
    education: [
      {
        ...study,
        area: "Accountancy",
        institution: "University of Nigeria Nsukka",
        score: "2:1",
        endDate: "2016",
      },
      { ...study, area: "Law", institution: "University of Nigeria Nsukka", endDate: "2021" },
    ],
  });
  const { profile, conflicts } = mergeProfiles(mine, theirs);
  expect(profile.education.map(({ area }) => area)).toEqual(["Accounting", "Law"]);
  expect(conflicts.map(({ path }) => path)).toEqual(["education.0.area", "education.0.institution"]);
});

test("a text is set, added and taken away by its path, and a path cannot leave the profile", () => {
  const profile = ada({ work: [{ position: "Clerk", highlights: ["One", "Two"] }] });
  expect(withValue(profile, "work.0.name", " Zenith  Foods ")?.work[0]?.name).toBe("Zenith Foods");
  expect(withValue(profile, "work.0.highlights.1", "")?.work[0]?.highlights).toEqual(["One"]);
  expect(withValue(profile, "work.0.highlights.2", "Three")?.work[0]?.highlights).toEqual([
    "One",
    "Two",
    "Three",
  ]);
  for (const [path, text] of [
    ["work.0.startDate", "once"],
    ["work.7.name", "Zenith"],
    ["work.0.highlights", "Three"],
    ["work.0.highlights.9", "Nine"],
    ["__proto__.polluted", "yes"],
    ["constructor.prototype.polluted", "yes"],
    ["basics.toString.name", "x"],
  ] as const)
    expect(withValue(profile, path, text), path).toBeUndefined();
  expect({}).not.toHaveProperty("polluted");
  expect(toProfile({ work: "no" })).toBeUndefined();
});

test("paths follow an entry that moved, and those of one that went are gone", () => {
  expect(movedPath("work.2.name", "work", 0, undefined)).toBe("work.1.name");
  expect(movedPath("work.0.name", "work", 0, undefined)).toBeUndefined();
  expect(movedPath("work.0.name", "work", 0, 1)).toBe("work.1.name");
  expect(movedPath("education.0", "work", 0, undefined)).toBe("education.0");
  expect(movedPath("basics.name", "work", 0, undefined)).toBe("basics.name");
});
