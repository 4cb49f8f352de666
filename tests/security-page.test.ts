import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const page = readFileSync("docs/security.md", "utf8");
// How many requirements of levels 1 and 2 each section has; their numbers begin at 1 and have no gap.
const sections = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync("tests/fixtures/asvs-5.0-levels-1-2.json", "utf8")));

const part = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";

test("docs/security.md has each requirement of ASVS 5.0, levels 1 and 2, once: met, not applicable or not met", () => {
  const wanted = Object.entries(sections).flatMap(([section, many]) =>
    Array.from({ length: many }, (_none, at) => `${section}.${at + 1}`),
  );
  const met = part("Requirements")
    .split("\n")
    .map((row) => row.split("|")[1] ?? "");
  const others = part("Not met, or not by us")
    .split("\n")
    .map((line) => /^- \*\*([^*]+)\*\*/.exec(line)?.[1] ?? "");
  const named = [...met, part("Not applicable"), ...others].flatMap(listIds);
  expect(named.toSorted()).toEqual(wanted.toSorted());
});

test("every test that it names is there", () => {
  const tests = [...page.matchAll(/`((?:tests|app)\/[\w./-]+\.test\.tsx?)`/g)].map((found) => found[1] ?? "");
  expect(tests.length).toBeGreaterThan(50);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});

/** The requirements of a text such as "1.2.1–1.2.3, 3.2.2". */
function listIds(text: string): string[] {
  return [...text.matchAll(/(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g)].flatMap(([, section, first, last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_none, at) => `${section}.${Number(first) + at}`,
    ),
  );
}
