import type { Model } from "~/career/crf/crf";
import { unpackModel } from "~/career/crf/pack";
import packed from "./reader.json";

let model: Model | undefined;

/** The trained tagger (docs/reader-model.md), unpacked once. */
export function readerModel(): Model {
  model ??= unpackModel(packed);
  return model;
}
