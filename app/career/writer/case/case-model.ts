import type { Model } from "~/career/crf/crf";
import { unpackModel } from "~/career/crf/pack";
import packed from "../model/word-case.json";

let model: Model | undefined;

/** The model that says which words of a text in capitals are acronyms (docs/reader-model.md), unpacked once. */
export function caseModel(): Model {
  model ??= unpackModel(packed);
  return model;
}
