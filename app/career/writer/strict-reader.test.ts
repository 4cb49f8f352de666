import { expect, test } from "vitest";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "~/career/advert/read";
import { PROFILES } from "#tests/fixtures/profiles";
import { choose } from "./choose";
import { countWords } from "./wording";
import { writeLetter } from "./letter";

const TODAY = "2026-11-21";
const SOME = ADVERTS.filter((_advert, index) => index % 3 === 0);

function lettersOf(profile: (typeof PROFILES)[number]["profile"]) {
  return SOME.flatMap((sample) => {
    const advert = readAdvert(sample.text, sample.given);
    return ["a", "b"].map((seed) => ({
      advert,
      written: writeLetter({ profile, advert, today: TODAY, language: "en", seed }),
    }));
  });
}

test.each(PROFILES)("a strict reader finds nothing to strike out in the letters of: $id", ({ profile }) => {
  for (const { advert, written } of lettersOf(profile)) {
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
});

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
