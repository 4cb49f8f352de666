import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDoc } from "./doc";

const read = async (name: string) =>
  (await readDoc(readFileSync(`tests/fixtures/resumes/${name}.doc`))).paragraphs;

test("an old Word file keeps the weight of its letters, its headings and its lists", async () => {
  const paragraphs = await read("one-column");
  const find = (start: string) => paragraphs.find(({ text }) => text.startsWith(start));
  expect(find("WORK EXPERIENCE")?.headingLevel).toBe(1);
  expect(find("Kudirat Foods")).not.toHaveProperty("headingLevel");
  expect(find("Senior Accounts Officer")?.runs.map(({ text, bold }) => [text.trim(), bold])).toEqual([
    ["Senior Accounts Officer", true],
    ["Mar 2021 – Present", false],
  ]);
  expect(find("Trained three officers")).toMatchObject({ listLevel: 0, runs: [{ bold: false }] });
});

test("the headers and footers of an old Word file are marked as such", async () => {
  const paragraphs = await read("name-in-header");
  expect(paragraphs[0]).toMatchObject({ text: "Halima Ɗantata", zone: "head" });
  expect(paragraphs.at(-1)).toMatchObject({ text: "Page 1 of 1", zone: "foot" });
  expect(paragraphs.filter(({ zone }) => zone === undefined)[0]?.text).toBe("WORK EXPERIENCE");
});
