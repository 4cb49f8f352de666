import type { Model } from "~/career/crf/crf";
import { unpackModel } from "~/career/crf/pack";
import packed from "../model/notes.json";

let model: Model | undefined;

/** The model that parts the words of a note (docs/reader-model.md), unpacked once. */
export function notesModel(): Model {
  model ??= unpackModel(packed);
  return model;
}
