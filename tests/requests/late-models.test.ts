import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

// What a trained model knows is megabytes of text, as is the largest vocabulary. A server reads it when it is asked for (build-models.ts).

test("no large data is in the programs of the server, and each that it may need lies beside it", () => {
  const parts = readdirSync("build/parts/server").map((name) => `build/parts/server/${name}`);
  const bundle = ["build/server/index.js", ...parts].map((name) => readFileSync(name, "utf8")).join("\n");
  const models = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => `app/${file}`)
    .filter((file) => statSync(file).size >= 100_000);
  expect(models.length).toBeGreaterThanOrEqual(11);
  const pieceOf = (file: string) => {
    const values = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>); // also of a list
    const longest = values
      .filter((value) => typeof value === "string")
      .toSorted((one, two) => two.length - one.length)[0];
    const middle = Math.floor((longest?.length ?? 0) / 2);
    return longest?.slice(middle, middle + 60) ?? "";
  };
  for (const file of models) expect([file, bundle.includes(pieceOf(file))]).toEqual([file, false]);
  const named = [...bundle.matchAll(/build\/models\/[\w-]+\.json/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(readFileSync(name).length).toBeGreaterThan(10_000);
});
