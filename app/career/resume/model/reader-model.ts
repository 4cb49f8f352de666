import type { Model } from "../tagger/crf";
import { unpackModel } from "../tagger/pack";
import packed from "./reader.json";

let model: Model | undefined;

/** The trained tagger (docs/reader-model.md), unpacked once. */
export function readerModel(): Model {
  model ??= unpackModel(packed);
  return model;
}
