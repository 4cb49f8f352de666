import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPairs } from "#tests/bench/letters/exam";

const pairs = [...loadPairs("open"), ...loadPairs("aside")];
const personText = (id: string) =>
  readFileSync(join("tests/fixtures/letters-exam/people", `${id}.json`), "utf8").toLowerCase();
// Years are counted, service is a status, and a language may have another name in the advert's language.
const COUNTED = /^\d+ (?:years?|ans|jahre)$|^nysc$/i;

test.each(pairs)("$id: each quote stands in the advert, each proof in the person's profile", (pair) => {
  expect(pair.musts.filter(({ quote }) => !pair.text.includes(quote))).toEqual([]);
  expect(pair.never.filter((words) => !pair.text.includes(words))).toEqual([]);
  const own = personText(pair.person);
  for (const { met, proof } of pair.musts) {
    expect(proof.length > 0).toBe(met);
    if (met)
      expect(proof.some((words) => COUNTED.test(words) || own.includes(words.toLowerCase()))).toBe(true);
  }
});
