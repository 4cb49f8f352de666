import { expect, test } from "vitest";
import { hours } from "~/time";
import { findSharedItem, isLinkOnly, joinSharedText, storeSharedItem } from "./shared-items.server";

const PDF = new TextEncoder().encode("%PDF-1.7\n");
const ofSize = (bytes: number) => {
  const whole = new Uint8Array(bytes);
  whole.set(PDF);
  return { userId: null, text: "", file: { name: "a.pdf", bytes: whole } };
};

test("an item is found for an hour, and then no more", () => {
  const key = storeSharedItem({ userId: null, text: "Advert", file: null }, 0);
  expect(findSharedItem(key, "anybody", hours(1) - 1)?.text).toBe("Advert");
  expect(findSharedItem(key, "anybody", hours(1))).toBeUndefined();
  expect(findSharedItem("x".repeat(43), "anybody", 0)).toBeUndefined();
});

test("files have a limit together: the oldest goes first, and the newest stays", () => {
  const keys = [1, 2, 3].map((at) => storeSharedItem(ofSize(9 * 1024 * 1024), at));
  expect(keys.map((key) => findSharedItem(key, "anybody", 4) !== undefined)).toEqual([false, true, true]);
});

test("items have a limit in number", () => {
  const keys = Array.from({ length: 301 }, () => storeSharedItem({ userId: null, text: "x", file: null }, 5));
  const isThere = (key = "") => findSharedItem(key, "anybody", 6) !== undefined;
  expect([isThere(keys[0]), isThere(keys[300])]).toEqual([false, true]);
});

test.each([
  [{ title: "", text: "Hiring", url: "" }, "Hiring"],
  [
    { title: "Job", text: "Hiring https://a.example", url: "https://a.example" },
    "Job\nHiring https://a.example",
  ],
  [{ title: "", text: "", url: "https://a.example" }, "https://a.example"],
  [{ title: "Job", text: "", url: "" }, "Job"],
])("%o is the text %s", (parts, text) => {
  expect(joinSharedText(parts)).toBe(text);
});

const ADVERT =
  "Cook wanted in Yaba, Lagos. You cook rice and soup for eighty workers each day and keep the kitchen clean.";

test.each([
  [" https://a.example/b ", true],
  ["Cook at Mama’s Kitchen | Jobs in Yaba\nhttps://jobs.example/cook-91", true],
  ["See this job: (https://jobs.example/cook)", true],
  [`${ADVERT} Write to us at https://a.example/form`, false],
  ["Cook wanted in Yaba. Call 0803 000 1122", false],
  ["", false],
])("%j is a link without its advert: %s", (text, isLink) => {
  expect(isLinkOnly(text)).toBe(isLink);
});
