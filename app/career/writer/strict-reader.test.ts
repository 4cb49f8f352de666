import { expect, test } from "vitest";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "#tests/factories/adverts";
import { PROFILES } from "#tests/fixtures/profiles";
import { sample } from "#tests/runs";
import { choose } from "./choose";
import { countWords } from "./wording";
import { writeLetter } from "./letter";

const TODAY = "2026-11-21";
const SOME = ADVERTS.filter((_advert, index) => index % 3 === 0).map(({ text, given }) =>
  readAdvert(text, given),
);

function lettersOf(profile: (typeof PROFILES)[number]["profile"], turn: number) {
  // On a push each person with every other advert, in turn, and each advert with one of the two seeds; all in test:deep.
  return sample(SOME, 2, turn).flatMap((advert, at) => {
    return sample(["a", "b"], 2, at + turn).map((seed) => ({
      advert,
      written: writeLetter({ profile, advert, today: TODAY, language: "en", seed }),
    }));
  });
}

test.each(PROFILES.map((one, turn) => ({ ...one, turn })))(
  "a strict reader finds nothing to strike out in the letters of: $id",
  ({ profile, turn }) => {
    const letters = lettersOf(profile, turn);
    expect(letters.length).toBeGreaterThan(2);
    for (const { advert, written } of letters) {
      const sentences = written.sentences.map(({ text }) => text);
      const body = sentences.join(" ");
      expect(countWords(sentences[0] ?? "")).toBeLessThanOrEqual(30);
      expect(body).not.toMatch(/\b(\p{L}+) \1\b/iu);
      expect(body).not.toMatch(/\((?:[^()]*\()|\)\)/);
      const wordsInCapitals = (
        body
          .replace(advert.title, "")
          .replace(advert.company, "")
          .match(/\p{Lu}{6,}/gu) ?? []
      ).filter((word) => !/^(?:WASSCE|CAESAR|NABTEB)$/.test(word));
      expect(wordsInCapitals).toEqual([]);
    }
  },
);

test("phrasings are shared out evenly", () => {
  const options = ["a", "b", "c", "d"] as const;
  const counts = new Map<string, number>();
  for (let n = 0; n < 400; n += 1)
    counts.set(
      choose(`person ${n}`, "opening", options),
      (counts.get(choose(`person ${n}`, "opening", options)) ?? 0) + 1,
    );
  for (const option of options) expect(counts.get(option) ?? 0).toBeGreaterThan(60);
});
