import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { z } from "zod";

/**
 * How often the blocks of our code are entered by each piece of work that `entry` exports as `work`: a figure that grows with the
 * work as time does, but that no other load on the machine changes. What built-in functions do inside is not counted.
 */
export function countSteps(entry: string): Map<string, number> {
  // Beside the project's packages, which the bundle leaves outside.
  const folder = mkdtempSync(join("build", "steps-"));
  try {
    const program = join(folder, "work.mjs");
    buildSync({
      entryPoints: [entry],
      outfile: program,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "error",
    });
    const printed = execFileSync(process.execPath, ["tests/count-steps-child.mjs", program], {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    return new Map(z.array(z.tuple([z.string(), z.number()])).parse(JSON.parse(printed)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
