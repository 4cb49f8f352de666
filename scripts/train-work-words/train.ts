// npm run train:work-words: moves the published vectors of words so that phrases of the same work are near (docs/work-phrases.md).
import { writeFileSync } from "node:fs";
import { z } from "zod";
import { termsOf } from "~/career/nlp/relatedness";
import { publishedVector } from "~/career/nlp/word-vectors";
import groups from "~/career/nlp/vocabulary/work-phrases.json";
import { contrast, type Phrase } from "./contrast";

const SEED = 20261127;
const OUT = "app/career/nlp/model/work-vectors.json";

const size = publishedVector(0).length;
const phrases = z
  .array(z.string())
  .parse(groups)
  .map((row) =>
    row
      .split(", ")
      .map(phraseOf)
      .filter((phrase) => phrase.length > 0),
  )
  .filter((group) => group.length > 1);
const { matrix, moves } = contrast(phrases, { vectorOf: publishedVector, size, seed: SEED });

const moved = [...moves].toSorted(([one], [other]) => one - other);
const all = Float32Array.from(moved.flatMap(([, move]) => [...move]));
const unit = all.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
writeFileSync(
  OUT,
  `${JSON.stringify(
    {
      matrix: base64(matrix),
      places: base64(Uint16Array.from(moved, ([place]) => place)),
      unit: Number(unit.toPrecision(6)),
      moves: base64(Int8Array.from(all, (one) => Math.round(one / unit))),
    },
    null,
    2,
  )}\n`,
);
console.info(`${phrases.length} groups, ${moved.length} words moved`);

function phraseOf(text: string): Phrase {
  return termsOf(text).terms.flatMap(({ known, weight }) => (known ? [{ place: known.place, weight }] : []));
}

function base64(numbers: Uint16Array | Int8Array | Float32Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");
}
