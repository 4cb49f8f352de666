import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// What a trained model knows is megabytes of text. A server reads it when it is asked for (build-models.ts).

test("no trained model is in the bundle of the server, and each that it may need lies beside it", () => {
  const bundle = readFileSync("build/server/index.js", "utf8");
  const models = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\/model\/[\w-]+\.json$/.test(file))
    .map((file) => `app/${file}`);
  expect(models.length).toBeGreaterThanOrEqual(4);
  const pieceOf = (file: string) => {
    const values = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>);
    const longest = values
      .filter((value) => typeof value === "string")
      .toSorted((one, two) => two.length - one.length)[0];
    return longest?.slice(1000, 1060) ?? "";
  };
  for (const file of models) expect([file, bundle.includes(pieceOf(file))]).toEqual([file, false]);
  const named = [...bundle.matchAll(/build\/models\/[\w-]+\.json/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(readFileSync(name).length).toBeGreaterThan(10_000);
});
