import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { Profile } from "../profile.schema";
import { canonicalProfile } from "./canonical-profile";
import { sectionOf } from "./headings";
import { keptWords } from "./nothing-lost";
import { parseProfile } from "./parse-profile";
import { printProfile } from "./print-profile";
import { anyProfile, anyText } from "#tests/arbitraries/profile";

test("every profile is read back from its text exactly, in each language", () => {
  fc.assert(
    fc.property(
      anyProfile,
      fc.constantFrom("en" as const, "es" as const, "fr" as const, "de" as const),
      (profile, language) => {
        const canonical = canonicalProfile(profile);
        expect(Profile.safeParse(canonical).success).toBe(true);
        expect(canonicalProfile(canonical)).toEqual(canonical);
        expect(parseProfile(printProfile(canonical, language))).toEqual(canonical);
      },
    ),
    runs(60),
  );
});

test("any text is read without throwing, into a valid profile, and prints the same the second time", () => {
  fc.assert(
    fc.property(
      fc.oneof({ weight: 5, arbitrary: anyText }, fc.string({ unit: "binary", maxLength: 300 })),
      (text) => {
        const profile = parseProfile(text);
        expect(Profile.safeParse(profile).success).toBe(true);
        const printed = printProfile(profile);
        expect(printProfile(parseProfile(printed))).toBe(printed);
      },
    ),
    runs(60),
  );
});

// A label before a value says where it belongs; the place says the same afterwards.
const LABELS =
  /^(?:position|employer|result|link|phone|name|location|status|issuer|ppa|state|school|course|course|award)$/;

test("no word of any text is lost but those of headings and labels", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const printed = new Set(
        printProfile(parseProfile(text))
          .toLowerCase()
          .match(/\p{L}[\p{L}\p{M}]+/gu),
      );
      const lines = text.split(/[\n\r]+/).filter((line) => sectionOf(line.replace(/^#+/, "")) === undefined);
      expect(lines.flatMap(keptWords).filter((word) => !printed.has(word) && !LABELS.test(word))).toEqual([]);
    }),
    runs(60),
  );
});
