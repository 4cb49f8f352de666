import { describe, expect, test } from "vitest";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "#tests/factories/adverts";
import { parseLetter, printLetter } from "~/career/letter";
import type { DocumentLanguage, DocumentLength, Tone } from "~/career/generated-document";
import { countWords } from "./wording";
import { writeLetter } from "./letter";
import { PEOPLE } from "#tests/fixtures/people";
import { sample } from "#tests/runs";
import { writeResume } from "./resume";

const today = "2026-11-21";
const LANGUAGES: DocumentLanguage[] = ["en", "es", "fr", "de"];
const TONES: Tone[] = ["plain", "formal", "warm"];
const LENGTHS: DocumentLength[] = ["short", "standard"];
const PAIRS = PEOPLE.flatMap(({ profile }, at) =>
  ADVERTS.filter((_, n) => n % 5 === at % 5).map(({ text, given }) => ({
    profile,
    advert: readAdvert(text, given),
  })),
);

describe.each(LANGUAGES)("in %s", (language) => {
  // On a push each way takes a fifth of the pairs and the next way the next fifth; all in test:deep.
  const ways = TONES.flatMap((tone) => LENGTHS.map((length) => ({ tone, length })));
  test.each(ways.map((way, at) => ({ ...way, pairs: sample(PAIRS, 5, at) })))(
    "a $length letter with a $tone tone reads back as it was",
    ({ tone, length, pairs }) => {
      expect(pairs.length).toBeGreaterThan(2);
      for (const [at, { profile, advert }] of pairs.entries()) {
        const letter = writeLetter({ profile, advert, today, language, tone, length, seed: `${at}` });
        const read = parseLetter(printLetter(letter.letter));
        expect([read.salutation, read.closing, read.paragraphs]).toEqual([
          letter.letter.salutation,
          letter.letter.closing,
          letter.letter.paragraphs,
        ]);
      }
    },
  );
});

test.each(LANGUAGES)("each tone in %s opens or closes in its own words", (language) => {
  const [pair] = PAIRS;
  if (!pair) throw new Error("no pairs");
  const framesOf = (tone: Tone) => {
    const { letter, sentences } = writeLetter({ ...pair, today, language, tone, seed: "a" });
    return [letter.salutation, sentences[0]?.text, letter.closing].join(" | ");
  };
  expect(new Set(TONES.map(framesOf)).size).toBe(3);
});

test("a short letter is shorter, and a short resume keeps fewer bullets", () => {
  const words = (length: DocumentLength) =>
    PAIRS.map((pair) =>
      countWords(
        writeLetter({ ...pair, today, language: "en", length, seed: "a" })
          .sentences.map(({ text }) => text)
          .join(" "),
      ),
    );
  const bullets = (length: DocumentLength) =>
    PAIRS.map(
      (pair) =>
        writeResume({ ...pair, today, language: "en", length }).profile.work.flatMap(
          ({ highlights }) => highlights,
        ).length,
    );
  const [short, standard] = [words("short"), words("standard")];
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  expect(sum(short)).toBeLessThan(0.85 * sum(standard));
  expect(Math.max(...short)).toBeLessThanOrEqual(190);
  expect(Math.max(...standard)).toBeGreaterThanOrEqual(180);
  expect(Math.max(...bullets("short"))).toBeLessThan(Math.max(...bullets("standard")));
});
