import { fork } from "node:child_process";
import { buildSync } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { strangeTexts } from "#tests/factories/strange-texts";
import { sample } from "#tests/runs";
import { maxTextLength } from "./limits";
import { READER_FLAGS } from "./reader-process.server";

const program = "build/measure-reading.js";
const mostMs = 200; // of processor time
const attempts = 3; // a machine that does much else at once charges some of it to us

beforeAll(() => {
  buildSync({
    entryPoints: ["tests/measure-reading.ts"],
    outfile: program,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
});

const texts = [...strangeTexts()];

test("the strange texts are as long as a text may be", () => {
  for (const [, text] of texts) expect(text.length).toBeGreaterThan(maxTextLength - 12);
});

test.each(sample(texts, 10))(
  "60,000 characters of %s cost at most 200 ms of processor time",
  async (_, text) => {
    let best = Infinity;
    for (let attempt = 0; attempt < attempts && best > mostMs; attempt++) {
      const { ms, code } = await readOnce(text);
      expect(["text", "no_text"]).toContain(code);
      best = Math.min(best, ms);
    }
    expect(best).toBeLessThanOrEqual(mostMs);
  },
);

/** Reads a text in a fresh process with the settings of the product's own, prepared as it is. */
async function readOnce(text: string): Promise<{ ms: number; code: string }> {
  const child = fork(program, [], {
    execArgv: ["--max-old-space-size=192", ...READER_FLAGS],
    env: {} as NodeJS.ProcessEnv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", (measured: { ms: number; code: string }) => resolve(measured));
    child.once("exit", () => reject(new Error("The measuring process ended without an answer")));
    child.send(text);
  });
}
