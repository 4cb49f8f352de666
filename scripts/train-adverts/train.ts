import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { packModel } from "~/career/crf/pack";
import { loadAdverts } from "#tests/bench/adverts/exam";
import { trainAsked } from "./asked-model";
import { trainAdvertModels } from "./train-models";

// npm run train:adverts: trains the models that read adverts on all labelled adverts, and stores them.
// With `-- --only=choices` it stores that model alone.
// With `-- --check` it stores nothing, and fails where a stored model is not the one that training gives.
const isCheck = process.argv.includes("--check");
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const adverts = loadAdverts();
// What is to be stated is learned by itself, and takes seconds.
const models = only === "asked" ? { asked: trainAsked(adverts) } : trainAdvertModels(adverts);
for (const [name, model] of Object.entries(models)) {
  if (only !== undefined && name !== only) continue;
  const packed = packModel(model);
  // As the formatter of the project leaves it, so that the same training writes the same bytes.
  const file = fileURLToPath(
    new URL(`../../app/career/job-advert/tagger/model/${name}.json`, import.meta.url),
  );
  const trained = await format(packed, { ...(await resolveConfig(file)), filepath: file });
  const isStored = readFileSync(file, "utf8") === trained;
  if (!isCheck) writeFileSync(file, trained);
  else if (!isStored) process.exitCode = 1;
  const size = (packed.length / 1024).toFixed(0);
  console.log(`${name}: ${model.features.size} features, ${size} KB, ${isStored ? "as stored" : "changed"}`);
}
