import type { Model } from "~/career/crf/crf";
import { unpackModel } from "~/career/crf/pack";
import packed from "../model/words.json";

let model: Model | undefined;

/** The model that parts the words of a line (docs/reader-model.md), unpacked once. */
export function wordsModel(): Model {
  model ??= unpackModel(packed);
  return model;
}
