// node tests/count-steps-child.mjs BUNDLE: does each piece of the bundle's `work` and prints how many blocks each entered.
import { Session } from "node:inspector/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
// Before the bundle is compiled, so that its blocks have counters.
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
const { work } = await import(pathToFileURL(resolve(process.argv[2] ?? "")).href);

const steps = [];
for (const [name, act] of work) {
  await takeSteps();
  act();
  steps.push([name, await takeSteps()]);
}
console.log(JSON.stringify(steps));

/** Steps since the last call. */
async function takeSteps() {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => url.startsWith("file:"))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}
