import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { packModel } from "~/career/crf/pack";
import { loadAdverts } from "#tests/bench/adverts/exam";
import { trainAdvertModels } from "./train-models";

// npm run train:adverts: trains the models that read adverts on all labelled adverts, and stores them.
const models = trainAdvertModels(loadAdverts());
for (const name of ["words", "kinds", "headings", "choices"] as const) {
  const model = models[name];
  const packed = packModel(model);
  // As the formatter of the project leaves it, so that the same training writes the same bytes.
  const file = fileURLToPath(
    new URL(`../../app/career/job-advert/tagger/model/${name}.json`, import.meta.url),
  );
  writeFileSync(file, await format(packed, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`${name}: ${model.features.size} features, ${(packed.length / 1024).toFixed(0)} KB`);
}
