import fc from "fast-check";
import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const THINGS = ["notebooks", "lanterns", "stools", "ropes"];

function reasonsFor(line: string, text: string) {
  const work = [{ name: "Tamba Works", position: "Clerk", startDate: "2017-01", endDate: "2020-04" }];
  const profile = Profile.parse({ basics: {}, work: work.map((one) => ({ ...one, highlights: [line] })) });
  const advert = { title: "", company: "", text: "" };
  const context = prepareLock({ profile, today: "2026-11-27", language: "en", advert });
  return lockSentence({ text, facts: ["work.0.highlights.0"] }, context).map(({ kind }) => kind);
}

test("a small figure beside all figures of the line is left to the judge, and one in their place is not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 41, max: 60 }), fc.integer({ min: 5, max: 12 }), (count, small) => {
      const line = `Repaired ${count} pumps`;
      expect(reasonsFor(line, `I repaired ${count} pumps and used ${small} ropes.`)).toEqual([]);
      expect(reasonsFor(line, `I repaired ${small} pumps.`)).not.toEqual([]);
      expect(reasonsFor(line, `I repaired ${count} pumps and used ${small + 12} ropes.`)).not.toEqual([]);
    }),
  );
});

test("up to four of what no cited line names are left to the judge, and what a line names is compared", () => {
  fc.assert(
    fc.property(fc.constantFrom(...THINGS), fc.integer({ min: 2, max: 4 }), (things, few) => {
      expect(reasonsFor("Repaired 57 pumps", `I brought ${few} ${things}.`)).toEqual([]);
      expect(reasonsFor(`Made 57 ${things}`, `I made ${few} ${things}.`)).not.toEqual([]);
      expect(reasonsFor("Repaired 57 pumps", `I brought ${few + 5} ${things}.`)).not.toEqual([]);
    }),
  );
});

test.each([
  ["Reported 20 faults, 6 of them serious", "Some of the faults I reported were serious."],
  ["Reported 20 faults, 16 of them serious", "Most of the 20 faults I reported were serious."],
  ["Sorted 90 letters, 60 of them by hand", "The greater part of the 90 letters I sorted by hand."],
])("of %j follows %j", (line, text) => {
  expect(reasonsFor(line, text)).toEqual([]);
});

test.each([
  ["Reported 20 faults, 6 of them serious", "Most of the 20 faults I reported were serious."],
  ["Sorted 90 letters, 30 of them by hand", "The greater part of the 90 letters I sorted by hand."],
])("of %j does not follow %j", (line, text) => {
  expect(reasonsFor(line, text)).toContain("number");
});
