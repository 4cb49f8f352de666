import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linesOf, replaceLines, replaceSection, tableOf } from "./bench/benchmarks-page";

const row = (what: string, met: boolean | undefined) => ({ what, figure: "9 ms", aim: "", met });
const FILES = linesOf("files", [row("read a DOC", true), row("read a DOCX", false)], "2026-11-01");
const ADMIN = linesOf("admin", [row("users page", undefined)], "2026-11-01");
const PAGE = `# Benchmarks\n\nSome words.\n\n${tableOf([...FILES, ...ADMIN])}\n\n## Timing\n\nold\n\n## Reading\n\nkept\n`;

test("a part that is measured again gets its own lines anew, in their place; nothing else changes", () => {
  const anew = linesOf("files", [row("read a PDF", true)], "2026-11-30, load 2");
  expect(anew).toEqual(["| files | read a PDF | 9 ms |  | met | 2026-11-30, load 2 |"]);
  expect(replaceLines(PAGE, "files", anew)).toBe(PAGE.replace(FILES.join("\n"), anew.join("\n")));
});

test("a part that was never measured comes last", () => {
  const [line = ""] = linesOf("waits", [{ ...row("a wait", undefined), note: "p99 3 ms" }], "2026-11-30");
  expect(line).toContain("| p99 3 ms |");
  expect(replaceLines(PAGE, "waits", [line])).toBe(PAGE.replace(`${ADMIN[0]}\n`, `${ADMIN[0]}\n${line}\n`));
});

test("a section is replaced up to the next one, or to the end", () => {
  expect(replaceSection(PAGE, "Timing", "new")).toBe(PAGE.replace("old", "new"));
  expect(replaceSection(PAGE, "Reading", "new")).toBe(PAGE.replace("kept", "new"));
  expect(() => replaceSection(PAGE, "Nothing", "new")).toThrow("no section Nothing");
});

test("the page of the repository has a line for each part, and all that a run replaces", () => {
  const page = readFileSync("docs/benchmarks.md", "utf8");
  const parts = new Set([...page.matchAll(/^\| (\w+) \| .*\| [\d-]{10}.* \|$/gm)].map(([, part]) => part));
  for (const part of ["files", "writing", "server", "webhooks", "sockets", "many", "throughput", "admin"])
    expect(parts).toContain(part);
  expect(replaceSection(page, "Does the time of an answer tell who has an account?", "")).not.toBe(page);
});
