import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

let built: string | undefined;

/** The program of `npm run demo` in one file: it and its processes start from bundles, which takes half of the time of their sources. */
export function builtDemo(): string {
  if (built) return built;
  const folder = mkdtempSync(join("build", "demo-")); // beside the project's packages
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  built = join(folder, "demo.mjs");
  buildSync({
    entryPoints: ["scripts/demo/main.ts"],
    outfile: built,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    define: { "import.meta.env.PROD": "true", "import.meta.env.DEV": "false" },
    logLevel: "error",
  });
  return built;
}
