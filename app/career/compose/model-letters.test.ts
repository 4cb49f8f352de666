import { expect, test } from "vitest";
import { namesIn, readJson } from "#tests/fixtures/files";
import { readAdvert } from "#tests/factories/adverts";
import { Profile } from "../profile.schema";
import { assembleLetter } from "./assemble-letter";
import type { Given } from "./given";
import { lockContextOf, lockWording } from "./lock-wording";
import { privateDetailsOf } from "./private-details";
import { printerOf } from "./slots";
import { failedLock, held } from "./verdict";
import { readWording } from "./wording";

// Invented people as the reader read them; a language model answered our own question about each, and a judge found nearly all of it supported.
const FOLDER = "model-letters";
type Sample = { profile: unknown; advert: string; answer: unknown };

/** What the lock turns back of all sentences: a certificate is named after work, and has run out. */
const TURNED_BACK: Record<string, string[]> = {
  "field-engineer": [
    "My certificates are Work at height + rescue, expire march 2026, Safetech Abuja, and First aid (Fire, 2022).",
  ],
};

test.each(namesIn(FOLDER))("the letter that a language model wrote for the %s stands", (name) => {
  const sample = readJson(`${FOLDER}/${name}.json`) as Sample;
  const profile = Profile.parse(sample.profile);
  const advert = readAdvert(sample.advert);
  const given: Given = {
    profile,
    advert,
    today: "2026-11-30",
    language: "en",
    tone: "plain",
    length: "standard",
    seed: name,
    targetTitle: advert.title,
    company: advert.company,
  };
  const wording = readWording("cover_letter", sample.answer, printerOf(given, privateDetailsOf(profile)));
  const context = lockContextOf(given);
  const locked = lockWording(wording, context);
  const turnedBack = locked.filter(({ reasons }) => reasons.length > 0).map(({ piece }) => piece.text);
  expect(turnedBack).toEqual(TURNED_BACK[name] ?? []);
  const verdicts = locked.map((one) =>
    one.reasons.length === 0 ? held(one.piece) : failedLock(one, context),
  );
  const { written, isOwn } = assembleLetter(verdicts, given);
  expect(isOwn).toBe(false);
  const text = written.letter.paragraphs.flat().join(" ");
  expect(text).not.toMatch(/\{\{|PRIVATE_/);
  expect(written.sentences.length).toBeGreaterThan(wording.pieces.length - 2);
});
