import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { mulberry32 } from "../training/train-crf";
import { clusterVectors } from "./cluster";
import { reduceVectors } from "./reduce";

// Makes app/career/nlp/model/ of the published word vectors. They are 300 MB, so the package is no dependency: see docs/word-vectors.md.

/** Words with a vector: the most frequent ones. What is rarer is near nothing that an advert names. */
const VECTORS = 50_000;
/** Words with a cluster: names of people and towns among them. */
const CLUSTERED = 200_000;
const DIMENSIONS = 64;
const FINE = 512;
const COARSE = 64;
const SEED = 20261126;

const Published = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
});

const [source] = process.argv.slice(2);
if (!source) throw new Error("Name the file of the vectors: npm run train:words -- FILE");
const { words, vectors } = Published.parse(JSON.parse(readFileSync(source, "utf8")));
// The words stand in the order of their frequency.
const ranked = words.filter((word) => /^[a-z]{2,}$/.test(word) && vectors[word]).slice(0, CLUSTERED);
const reduced = reduceVectors(
  ranked.map((word) => Float32Array.from((vectors[word] ?? []).slice(0, 100))),
  DIMENSIONS,
);
const fine = clusterVectors(reduced, FINE, mulberry32(SEED));
const coarse = clusterVectors(fine.centres, COARSE, mulberry32(SEED));

const byName = ranked.map((word, rank) => ({ word, rank })).sort((a, b) => (a.word < b.word ? -1 : 1));
const common = byName.filter(({ rank }) => rank < VECTORS);
const OUT = "app/career/nlp/model";
writeFileSync(
  `${OUT}/word-clusters.json`,
  `${JSON.stringify(
    {
      words: byName.map(({ word }) => word).join(" "),
      fine: base64(Uint16Array.from(byName, ({ rank }) => fine.clusterOf[rank] ?? 0)),
      coarse: base64(Uint8Array.from(coarse.clusterOf)),
    },
    null,
    2,
  )}\n`,
);
writeFileSync(
  `${OUT}/word-vectors.json`,
  `${JSON.stringify(
    {
      words: common.map(({ word }) => word).join(" "),
      dimensions: DIMENSIONS,
      // How much a word tells: the rarer, the more.
      ranks: base64(Uint16Array.from(common, ({ rank }) => rank)),
      vectors: base64(
        Int8Array.from(
          common.flatMap(({ rank }) => [...(reduced[rank] ?? [])].map((one) => Math.round(one * 127))),
        ),
      ),
    },
    null,
    2,
  )}\n`,
);

function base64(numbers: Uint8Array | Int8Array | Uint16Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");
}
