import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// Imports of types alone count too: such a circle shows that a type lives in the wrong file.
type Source = { file: string; imports: string[] };

/** The circles among the files, each as the names on its way; one for each way back that a walk from every file meets. */
function importCycles(sources: Source[]): string[] {
  const importsOf = new Map(sources.map(({ file, imports }) => [file, imports]));
  const isDone = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file].join(" → "));
    if (start >= 0 || isDone.has(file)) return;
    for (const next of importsOf.get(file) ?? []) walk(next, [...path, file]);
    isDone.add(file);
  };
  for (const { file } of sources) walk(file, []);
  return cycles;
}

/** The files below app/ that a file imports, exports from, or loads later. */
function importedBy(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(~\/|\.[^"]*\/)([^"]+)"/g)].flatMap(
    ([, base = "", path = ""]) => {
      const target = base === "~/" ? path : normalize(join(dirname(file), base, path));
      const found = [target, `${target}.ts`, `${target}.tsx`].find(
        (name) => /\.tsx?$/.test(name) && existsSync(join("app", name)),
      );
      return found ? [found] : [];
    },
  );
}

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, imports: importedBy(file, readFileSync(join("app", file), "utf8")) }));

test("no file imports itself by way of others, not even for a type", () => {
  expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(1000);
  expect(importCycles(sources)).toEqual([]);
});

test("the check sees a circle of two, a longer one, and one behind a file that was seen before", () => {
  const sample = [
    { file: "a.ts", imports: ["b.ts", "c.ts"] },
    { file: "b.ts", imports: ["c.ts"] },
    { file: "c.ts", imports: ["d.ts"] },
    { file: "d.ts", imports: ["b.ts", "e.ts"] },
    { file: "e.ts", imports: ["d.ts", "f.ts"] },
    { file: "f.ts", imports: [] },
  ];
  expect(importCycles(sample)).toEqual(["b.ts → c.ts → d.ts → b.ts", "d.ts → e.ts → d.ts"]);
});

test("the check reads imports of types, exports from a file, and what is loaded later", () => {
  const text = [
    'import type { Env } from "~/env.server";',
    'export { minutes } from "../time";',
    'await import("./client.server");',
    'import { z } from "zod";',
  ].join("\n");
  expect(importedBy("db/schema.ts", text)).toEqual(["env.server.ts", "time.ts", "db/client.server.ts"]);
});
