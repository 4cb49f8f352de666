import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "#tests/factories/adverts";
import { Letter } from "~/career/letter.schema";
import { cleanLine, Profile } from "~/career/profile.schema";
import { writeLetter } from "./letter";
import { writeResume } from "./resume";

const words = fc.constantFrom(
  "Reconciled",
  "managing",
  "REPORTS",
  "of",
  "Responsible for",
  "12",
  "₦4.5m",
  "and",
  "&",
  "Sales",
  "(in view)",
  "She",
  "I",
  "a",
  "UBA",
  "Ẹ̀gbá",
  "____ (x)",
  "•",
  "...",
  "'",
  "“",
  "Plc.",
  "2:1",
);
const line = fc
  .oneof(
    fc.array(words, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 60 }),
  )
  .map(cleanLine)
  .filter((text) => text !== "" && text.length <= 90);
const maybe = fc.option(line, { nil: undefined });
const date = fc.constantFrom(undefined, "2015", "2019-03", "2024-11");
const end = fc.constantFrom(undefined, "2020", "2025-02", "present");
const job = fc.record({
  position: maybe,
  name: maybe,
  startDate: date,
  endDate: end,
  highlights: fc.array(line, { maxLength: 5 }),
});
const profile = fc
  .record({
    basics: fc.record({ name: maybe, label: maybe, phone: maybe, location: maybe }),
    summary: fc.array(line, { maxLength: 1 }),
    work: fc.array(job, { maxLength: 4 }),
    siwes: fc.array(job, { maxLength: 1 }),
    education: fc.array(
      fc.record({ studyType: maybe, area: maybe, institution: maybe, score: maybe, endDate: end }),
      { maxLength: 2 },
    ),
    nysc: fc.option(
      fc.record({ status: fc.constantFrom("discharged", "serving", "exempted", "not_yet"), ppa: maybe }),
      { nil: undefined },
    ),
    skills: fc.array(fc.record({ keywords: fc.array(line, { minLength: 1, maxLength: 4 }) }), {
      maxLength: 2,
    }),
    certificates: fc.array(fc.record({ name: line, status: maybe }), { maxLength: 2 }),
    projects: fc.array(
      fc.record({ name: line, description: maybe, highlights: fc.array(line, { maxLength: 2 }) }),
      { maxLength: 1 },
    ),
    custom: fc.array(
      fc.record({
        heading: line,
        lines: fc.array(fc.record({ text: line, bullet: fc.boolean() }), { maxLength: 2 }),
      }),
      { maxLength: 1 },
    ),
  })
  .map((raw) => Profile.parse(JSON.parse(JSON.stringify(raw))));

test("whatever the material, both documents are well formed and every claim cites something", () => {
  fc.assert(
    fc.property(
      profile,
      fc.constantFrom(...ADVERTS),
      fc.constantFrom("en" as const, "fr" as const, "es" as const, "de" as const),
      (person, sample, language) => {
        const advert = readAdvert(sample.text, sample.given);
        const letter = writeLetter({
          profile: person,
          advert,
          today: "2026-11-21",
          language,
          seed: sample.id,
        });
        const resume = writeResume({ profile: person, advert, today: "2026-11-21", language });
        expect(Letter.parse(letter.letter)).toEqual(letter.letter);
        expect(Profile.parse(resume.profile)).toEqual(resume.profile);
        expect(JSON.stringify(letter.letter)).not.toMatch(/ {2}|____|undefined/);
        expect(resume.profile.work.length).toBeLessThanOrEqual(person.work.length);
        const named = ({ name }: Profile["work"][number]) => name !== undefined;
        expect(resume.profile.work.filter(named)).toHaveLength(person.work.filter(named).length);
        expect(letter.letter.paragraphs).toHaveLength(
          1 + Math.max(...letter.sentences.map(({ paragraph }) => paragraph)),
        );
        for (const { kind, sourceIds } of [...letter.sentences, ...resume.sentences])
          expect(sourceIds.length > 0).toBe(kind === "claim");
      },
    ),
    runs(20),
  );
});
