import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

/** What the lock says of a sentence that cites one line of work. */
function reasonsFor(line: string, text: string): string[] {
  const profile = Profile.parse({
    basics: {},
    work: [
      {
        name: "Bukuru Mills",
        position: "Clerk",
        startDate: "2017-01",
        endDate: "2020-04",
        highlights: [line],
      },
    ],
  });
  const context = prepareLock({
    profile,
    today: "2026-11-23",
    language: "en",
    advert: { title: "", company: "", text: "" },
  });
  return lockSentence({ text, facts: ["work.0.highlights.0"] }, context).map(({ kind }) => kind);
}

const many = fc.integer({ min: 3, max: 90 });

test.each([
  [
    "Built 5 schools of 12 classrooms each",
    "I built sixty classrooms in all.",
    "I built seventy classrooms in all.",
  ],
  [
    "Manage ₦7.5m a month on adverts",
    "I manage ₦90m of adverts in a year.",
    "I manage ₦75m of adverts in a year.",
  ],
  ["Saved ₦38.4m in 2024 and 2025", "I saved ₦19.2m a year.", "I saved ₦20.4m a year."],
  [
    "Lodge 10 declarations a week",
    "I lodge two declarations per working day.",
    "I lodge four declarations per working day.",
  ],
  [
    "Cut approval from 6 weeks to 15 working days",
    "It now takes three working weeks.",
    "It now takes four working weeks.",
  ],
  ["41% of letters are opened", "Two in five letters are opened.", "Three in five letters are opened."],
  [
    "Cut waste from 1 sheet in 8 to 1 sheet in 20",
    "Waste fell from 12.5% to 5%.",
    "Waste fell from 12.5% to 4%.",
  ],
  [
    "Rebuilt 19 engines; 2 came back",
    "I rebuilt 19 engines, and 17 of them stayed out.",
    "I rebuilt 19 engines, and 16 of them stayed out.",
  ],
  ["Hired a designer and 2 copywriters", "I hired three people.", "I hired five people."],
  [
    "Cut repeats from 12% to 5%",
    "Repeats were 12 per cent; now it is 5.",
    "Repeats were 12 per cent; now it is 4.",
  ],
  [
    "Lowered the feed conversion ratio from 1.6 to 1.25",
    "I lowered the FCR to 1.25.",
    "I lowered the FCM to 1.25.",
  ],
])("of %j follows %j, and not %j", (line, follows, doesNot) => {
  expect(reasonsFor(line, follows)).toEqual([]);
  expect(reasonsFor(line, doesNot)).not.toEqual([]);
});

test("years and months of one length of time count together", () => {
  const profile = Profile.parse({
    basics: {},
    work: [
      { name: "Bukuru Mills", position: "Clerk", startDate: "2017-01", endDate: "2020-04", highlights: [] },
    ],
  });
  const advert = { title: "", company: "", text: "" };
  const context = prepareLock({ profile, today: "2026-11-23", language: "en", advert });
  const reasons = (text: string) => lockSentence({ text, facts: ["work.0"] }, context);
  expect(reasons("I worked at Bukuru Mills for three years and four months.")).toEqual([]);
  expect(reasons("I worked at Bukuru Mills for three years and nine months.")).not.toEqual([]);
});

test("the length of all work is held beside a place only where it is said to be of all", () => {
  const mills = {
    name: "Bukuru Mills",
    position: "Clerk",
    startDate: "2017-01",
    endDate: "2020-04",
    highlights: [],
  };
  const docks = { ...mills, name: "Bonny Docks", startDate: "2010-01", endDate: "2016-12" };
  const profile = Profile.parse({ basics: {}, work: [mills, docks] });
  const advert = { title: "", company: "", text: "" };
  const context = prepareLock({ profile, today: "2026-11-23", language: "en", advert });
  const reasons = (text: string) => lockSentence({ text, facts: ["work.0"] }, context);
  expect(reasons("I joined Bukuru Mills in 2017 and have 10 years 4 months of work in all.")).toEqual([]);
  expect(reasons("I joined Bukuru Mills in 2017 and have 12 years 4 months of work in all.")).not.toEqual([]);
  expect(reasons("I worked at Bukuru Mills for 10 years 4 months.")).not.toEqual([]);
});

test("a product of what is done with each is held, and any other figure is not", () => {
  fc.assert(
    fc.property(many, many, many, (groups, each, other) => {
      const line = `Ran ${groups} schools of ${each} rooms each`;
      expect(reasonsFor(line, `I ran ${groups * each} rooms.`)).toEqual([]);
      const wrong = groups * each + other;
      const isElse = ![groups, each, groups + each].includes(wrong);
      if (isElse && Math.abs(wrong - groups * each) > 0.01 * groups * each)
        expect(reasonsFor(line, `I ran ${wrong} rooms.`)).not.toEqual([]);
    }),
    runs(30),
  );
});

test("a rate is held in any period, and half as much again is not", () => {
  const periods = fc.constantFrom<[string, number, string, number]>(
    ["a month", 12, "a year", 1],
    ["a week", 52.18, "a year", 1],
    ["a quarter", 4, "a year", 1],
  );
  fc.assert(
    fc.property(many, periods, (count, [own, times, other]) => {
      const line = `Post ${count} vouchers ${own}`;
      const yearly = Math.round(count * times);
      expect(reasonsFor(line, `I post ${yearly} vouchers ${other}.`)).toEqual([]);
      expect(reasonsFor(line, `I post ${Math.round(yearly * 1.5)} vouchers ${other}.`)).not.toEqual([]);
    }),
    runs(30),
  );
});

test("a change is held as difference, share and factor, and not by a tenth more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 400 }), fc.integer({ min: 10, max: 35 }), (from, to) => {
      const line = `Cut complaints from ${from} to ${to} a month`;
      const share = Math.round((100 * (from - to)) / from);
      expect(reasonsFor(line, `I cut complaints by ${from - to}.`)).toEqual([]);
      expect(reasonsFor(line, `I cut complaints by ${share}%.`)).toEqual([]);
      expect(reasonsFor(line, `I cut complaints by ${share - 5}%.`)).not.toEqual([]);
    }),
    runs(30),
  );
});
