import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const records = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const rows = readFileSync(`${FOLDER}/README.md`, "utf8").split("\n");

test("each decision stands once in the list of decisions, under its number", () => {
  const listed = (name: string) => rows.filter((row) => row.startsWith(`| ${Number(name.slice(0, 4))} |`));
  expect(records.filter((name) => !listed(name).some((row) => row.includes(`(${name})`)))).toEqual([]);
  expect(records.filter((name) => listed(name).length !== 1)).toEqual([]);
});
