import fc from "fast-check";
import { expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { isReadyFor, readinessAsked, readinessPhrase, statedReadiness, withReadiness } from "./readiness";

const ADA = parseProfile(
  "Ada Obi\n\nWORK EXPERIENCE\nNurse | Bola Clinic | 2020 – Present\n- Weighed 40 babies a week",
);
const trait = (text: string) => readinessAsked({ kind: "trait", text });

test.each([
  ["willing to relocate to Kano", "ready to relocate to Kano"],
  ["Readiness to relocate to Port Harcourt", "ready to relocate to Port Harcourt"],
  ["willing to relocate within Nigeria", "ready to relocate"],
  ["Willingness to travel up to 40% across the states", "ready to travel"],
  ["Ability to work night shifts and weekends", "ready to work at night and at weekends"],
  ["in shifts", "ready to work in shifts"],
  ["work on Sundays and public holidays", "ready to work on Sundays and on public holidays"],
  ["must be able to work long hours", "ready to work for long hours"],
  ["ready to live on site", "ready to live on site"],
  ["Must be able to stay-in", "ready to live on site"],
  ["Ready to live in the staff quarters", "ready to live on site"],
  ["ready to serve in any part of the State", "ready to serve anywhere"],
  ["work under pressure", ""],
  ["experience of a travel agency", ""],
])("%s asks whether somebody is %s", (text, phrase) => {
  expect(readinessPhrase(trait(text))).toBe(phrase);
});

test("work and papers ask for no readiness", () => {
  expect(readinessAsked({ kind: "duty", text: "Supervise the night shift" })).toEqual([]);
  expect(readinessAsked({ kind: "certificate", text: "travel certificate" })).toEqual([]);
});

const stating = (change: Partial<Profile>) => statedReadiness({ ...ADA, ...change });
const sentences = (change: Partial<Profile>) => stating(change).flatMap(({ sentence }) => sentence ?? []);

test.each([
  ["A calm nurse. Willing to relocate.", ["I am willing to relocate."]],
  ["I can work shifts and weekends.", ["I can work shifts and weekends."]],
  ["Ability to travel at short notice", ["I am able to travel at short notice."]],
  [
    "Available for night duty; open to relocation",
    ["I am available for night duty.", "I am open to relocation."],
  ],
  ["Not willing to relocate.", []],
  ["Unable to work nights, willing to work weekends", []],
  ["Willing to learn.", []],
  ["Booked travel for eleven managers.", []],
])("a summary that reads “%s” says %j", (text, expected) => {
  expect(sentences({ summary: [text] })).toEqual(expected);
});

test.each([
  [{ label: "Relocation", value: "Yes" }, ["I am ready to relocate."]],
  [{ label: "Relocation", value: "Willing to relocate" }, ["I am willing to relocate."]],
  [{ label: "Relocation", value: "No" }, []],
  [{ label: "Hobbies", value: "Travelling" }, []],
])("the detail %j says %j", (detail, expected) => {
  expect(sentences({ personal: [detail] })).toEqual(expected);
});

test("hours that somebody worked show that they work them, and are no sentence of their own", () => {
  const work = [{ name: "Bola Clinic", position: "Nurse", highlights: ["Led the night shift of 4 nurses"] }];
  expect(stating({ work })).toEqual([
    {
      id: "work.0.highlights.0",
      text: "Led the night shift of 4 nurses",
      covers: [{ kind: "hours", detail: "at night" }],
    },
  ]);
});

test("who names one place is not taken to move to another, who names none moves anywhere", () => {
  const kano = trait("willing to relocate to Kano")[0];
  if (!kano) throw new Error("nothing is asked");
  expect(isReadyFor(kano, stating({ summary: ["Willing to relocate to Jos."] }))).toBe(false);
  expect(isReadyFor(kano, stating({ summary: ["Ready to relocate to Kano."] }))).toBe(true);
  expect(isReadyFor(kano, stating({ summary: ["Ready to relocate."] }))).toBe(true);
});

test("what a person agrees to is what they are then ready for, and nothing else", () => {
  const texts = fc.constantFrom(
    "willing to relocate to Kano",
    "relocate",
    "frequent travel",
    "night shifts and weekends",
    "Sundays, odd hours and overtime",
    "live-in",
    "work in any location",
  );
  fc.assert(
    fc.property(texts, texts, (agreed, other) => {
      const stated = statedReadiness(withReadiness(ADA, readinessPhrase(trait(agreed))));
      expect(trait(agreed).every((one) => isReadyFor(one, stated))).toBe(true);
      const kinds = new Set(trait(agreed).map(({ kind }) => kind));
      for (const one of trait(other)) if (!kinds.has(one.kind)) expect(isReadyFor(one, stated)).toBe(false);
    }),
  );
});
