import fc from "fast-check";
import { expect, test } from "vitest";
import { anyProfile } from "#tests/arbitraries/profile";
import { runs } from "#tests/runs";
import { arrangeSection, listSections, printOrder, withoutHidden } from "./arrange-sections";
import { canonicalProfile } from "./canonical-profile";
import { parseProfile } from "./parse-profile";
import { printProfile } from "./print-profile";

const TEXT = `Adaeze Okafor

SUMMARY
Accounts officer.

WORK EXPERIENCE
Cashier | Shoprite | 2018 – 2020
- Counted cash

HOBBIES
- Reading

REFEREES
Available on request`;

const headings = (text: string, first?: ["education" | "work"]) =>
  listSections(parseProfile(text), "en", first).map(({ heading, isHidden }) =>
    isHidden ? `(${heading})` : heading,
  );

test("a hidden section stays in the text under a heading that says so, and is not printed", () => {
  const hidden = arrangeSection(parseProfile(TEXT), "referees", "hide");
  if (!hidden) throw new Error("not hidden");
  const text = printProfile(hidden);
  expect(text).toContain("REFEREES (hidden)\nAvailable on request");
  expect(parseProfile(text)).toEqual(hidden);
  expect(printProfile(withoutHidden(hidden))).not.toContain("REFEREES");
  expect(headings(text)).toEqual(["SUMMARY", "WORK EXPERIENCE", "HOBBIES", "(REFEREES)"]);
  const shown = arrangeSection(parseProfile(text), "referees", "show");
  expect(shown).toEqual(parseProfile(TEXT));
});

test("a section moves over the one printed before it, past hidden ones, and stops at the ends", () => {
  const start = arrangeSection(parseProfile(TEXT), "work", "hide");
  if (!start) throw new Error("not hidden");
  const up = arrangeSection(start, "custom.0", "up");
  expect(up && headings(printProfile(up))).toEqual(["HOBBIES", "SUMMARY", "REFEREES", "(WORK EXPERIENCE)"]);
  expect(up && arrangeSection(up, "custom.0", "up")).toBeUndefined();
  expect(up && arrangeSection(up, "referees", "down")).toBeUndefined();
  expect(arrangeSection(start, "work", "up")).toBeUndefined();
  expect(arrangeSection(start, "awards", "up")).toBeUndefined();
});

test("a move begins from the order of print, which the design may give", () => {
  const moved = arrangeSection(parseProfile(TEXT), "summary", "up", ["work"]);
  expect(moved && headings(printProfile(moved))).toEqual([
    "SUMMARY",
    "WORK EXPERIENCE",
    "HOBBIES",
    "REFEREES",
  ]);
});

test("whatever is moved and hidden, nothing is lost and what is printed has no hidden section", () => {
  fc.assert(
    fc.property(anyProfile, fc.nat(), fc.constantFrom("up", "down", "hide", "show"), (any, at, change) => {
      const profile = canonicalProfile(any);
      const key = profile.sectionOrder[at % Math.max(1, profile.sectionOrder.length)];
      const changed = key && arrangeSection(profile, key, change);
      if (changed) {
        const { sectionOrder, hidden, custom, ...rest } = changed;
        const { sectionOrder: order, hidden: before, custom: own, ...same } = profile;
        expect(rest).toEqual(same);
        expect([sectionOrder.length, custom.length]).toEqual([order.length, own.length]);
        expect((hidden ?? []).length - (before ?? []).length).toBe(
          { up: 0, down: 0, hide: 1, show: -1 }[change],
        );
        expect(parseProfile(printProfile(changed))).toEqual(changed);
      }
      const printed = withoutHidden(changed ?? profile);
      expect(printed.hidden).toBeUndefined();
      const rows = listSections(changed ?? profile, "en").filter(({ isHidden }) => !isHidden);
      expect(listSections(printed, "en").map(({ heading }) => heading)).toEqual(
        rows.map(({ heading }) => heading),
      );
      expect(printOrder(printed)).toEqual(printed.sectionOrder);
    }),
    runs(40),
  );
});
