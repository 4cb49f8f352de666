import { z } from "zod";
import packed from "./model/word-vectors.json";
import { bytesOf, WordList } from "./word-list";

const Packed = z.object({
  words: z.string(),
  dimensions: z.number().int(),
  ranks: z.string(),
  vectors: z.string(),
});

type Vectors = { list: WordList; dimensions: number; ranks: Uint16Array; vectors: Int8Array };
let loaded: Vectors | undefined;

function loadVectors(): Vectors {
  const { words, dimensions, ranks, vectors } = Packed.parse(packed);
  return {
    list: new WordList(words),
    dimensions,
    ranks: new Uint16Array(bytesOf(ranks)),
    vectors: new Int8Array(bytesOf(vectors)),
  };
}

/** A word with its place in the list of vectors, and how much it tells, from 0 (the most frequent word) to 1. */
export type KnownWord = { place: number; weight: number };

/** A folded word where the vectors know it (docs/word-vectors.md). */
export function knownWord(word: string): KnownWord | undefined {
  loaded ??= loadVectors();
  const place = loaded.list.placeOf(word);
  if (place === undefined) return undefined;
  const rank = loaded.ranks[place] ?? 0;
  return { place, weight: Math.log(rank + 2) / Math.log(loaded.ranks.length + 2) };
}

/** The vector of a word, by its place, as it was published: of length 1. */
export function publishedVector(place: number): Float32Array {
  loaded ??= loadVectors();
  const { dimensions, vectors } = loaded;
  return Float32Array.from(
    vectors.subarray(place * dimensions, (place + 1) * dimensions),
    (one) => one / 127,
  );
}
