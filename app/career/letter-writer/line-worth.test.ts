import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { parseProfile } from "../profile";
import { planInput } from "../writer/letter";
import { letterLines } from "./letter-lines";
import { LINE_SIGNS, lineSigns } from "./line-signs";
import model from "./line-weights.json";
import { rankByWorth, WORTH } from "./line-worth";

const TODAY = "2026-11-30";
const ADVERT = `Kantara Foods needs a Store Manager in Kano.
Requirements: stock control, stock counts and reconciliation, supervision of store keepers, Sage 50.`;
const PERSON = `Ngozi Eze

WORK EXPERIENCE
Store Keeper | Bukuru Mills | Jan 2021 – Present
- Cut stock losses from 9% to 2% by weekly stock counts of three stores
- Supervise 4 store keepers and reconcile the stock in Sage 50 every month
- Wear the uniform of the company
Barber | Own shop, Jos | 2014 – 2016
- Barbed hair for boys of the street`;

function ranked(advert = ADVERT) {
  const given = {
    profile: parseProfile(PERSON),
    advert: readAdvert(advert, { today: TODAY }),
    today: TODAY,
    language: "en" as const,
    seed: "a",
  };
  const { answering, context } = letterLines(given.profile, planInput(given));
  return { answering, context, lines: rankByWorth(answering, context) };
}

test("every sign has a weight, and every line a value for each sign", () => {
  const { answering, context } = ranked();
  expect(model.weights).toHaveLength(LINE_SIGNS.length);
  const signs = lineSigns(answering, context);
  expect(signs).toHaveLength(answering.length);
  for (const row of signs) {
    expect(row).toHaveLength(LINE_SIGNS.length);
    expect(row.every(Number.isFinite)).toBe(true);
  }
});

test("what answers the advert with a figure is told, routine and another trade are not", () => {
  const { lines } = ranked();
  const worth = (start: string) => lines.find(({ line }) => line.text.startsWith(start))?.worth ?? NaN;
  expect(worth("Cut stock losses")).toBeGreaterThan(WORTH.strong);
  expect(worth("Supervise 4 store keepers")).toBeGreaterThan(WORTH.strong);
  expect(worth("Wear the uniform")).toBeLessThan(WORTH.good);
  expect(worth("Barbed hair")).toBeLessThan(WORTH.fair);
  expect(lines.map((line) => line.worth)).toEqual(lines.map((line) => line.worth).toSorted((a, b) => b - a));
});

test("the same line is worth less for an advert of another trade", () => {
  const worthFor = (advert: string) =>
    ranked(advert).lines.find(({ line }) => line.text.startsWith("Supervise 4 store keepers"))?.worth ?? NaN;
  expect(worthFor("Mercy Hospital needs a Midwife. Requirements: deliveries, antenatal care.")).toBeLessThan(
    worthFor(ADVERT) - 0.5,
  );
});

test("no line gives no worth", () => {
  const { context } = ranked();
  expect(rankByWorth([], context)).toEqual([]);
});
