import type { Model } from "~/career/crf/crf";
import { unpackModel } from "~/career/crf/pack";
import asked from "./model/asked.json";
import kinds from "./model/kinds.json";
import choices from "./model/choices.json";
import headings from "./model/headings.json";
import words from "./model/words.json";

/**
 * What an advert is read with: the tagger of its words, that of the kinds of its demands, that of the places where
 * what it says may stand, and that of what is to be stated.
 */
export type AdvertModels = { words: Model; kinds: Model; headings: Model; choices: Model; asked: Model };

let models: AdvertModels | undefined;

/** The trained models (docs/decisions/0160-tag-the-words-of-an-advert.md), unpacked once. */
export function advertModels(): AdvertModels {
  models ??= {
    words: unpackModel(words),
    kinds: unpackModel(kinds),
    headings: unpackModel(headings),
    choices: unpackModel(choices),
    asked: unpackModel(asked),
  };
  return models;
}
