import type { Model } from "~/career/crf/crf";
import { unpackModel } from "~/career/crf/pack";
import kinds from "./model/kinds.json";
import words from "./model/words.json";

/** What an advert is read with: the tagger of its words, and that of the kinds of its demands. */
export type AdvertModels = { words: Model; kinds: Model };

let models: AdvertModels | undefined;

/** The trained models (docs/decisions/0160-tag-the-words-of-an-advert.md), unpacked once. */
export function advertModels(): AdvertModels {
  models ??= { words: unpackModel(words), kinds: unpackModel(kinds) };
  return models;
}
