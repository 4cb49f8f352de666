import { fork } from "node:child_process";
import { buildSync } from "esbuild";
import { PATTERN_FLAGS } from "~/files/child-process.server";
import { READER_FLAGS } from "~/files/read/reader-process.server";
import { strangeNarratives, strangeTexts } from "../factories/strange-texts";

const PROGRAM = "build/measure-reading.js";
const AIM_MS = 200; // of processor time
const ATTEMPTS = 3; // a machine that does much else at once charges some of it to us

export type StrangeReading = { name: string; ms: number };

/** The strange texts that cost more than 200 ms of processor time to read, and the costliest of all; the best of three readings each. */
export async function measureStrangeTexts(): Promise<{
  count: number;
  aimMs: number;
  above: StrangeReading[];
  worst: StrangeReading;
}> {
  buildSync({
    entryPoints: ["tests/measure-reading.ts"],
    outfile: PROGRAM,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  const readings: StrangeReading[] = [];
  for (const [name, text] of [...strangeTexts(), ...strangeNarratives()]) {
    let ms = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && ms > AIM_MS; attempt += 1)
      ms = Math.min(ms, await readOnce(text));
    readings.push({ name, ms });
  }
  readings.sort((one, two) => two.ms - one.ms);
  const [worst = { name: "", ms: 0 }] = readings;
  return { count: readings.length, aimMs: AIM_MS, above: readings.filter(({ ms }) => ms > AIM_MS), worst };
}

/** Reads a text in a fresh process with the settings of the product's own, prepared as it is. */
async function readOnce(text: string): Promise<number> {
  const child = fork(PROGRAM, [], {
    execArgv: ["--max-old-space-size=192", ...PATTERN_FLAGS, ...READER_FLAGS],
    env: {} as NodeJS.ProcessEnv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", ({ ms }: { ms: number }) => resolve(ms));
    child.once("exit", () => reject(new Error("The measuring process ended without an answer")));
    child.send(text);
  });
}
