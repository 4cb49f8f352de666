import { expect, test } from "vitest";
import { joinAnswers, listItems, printItem } from "./list-items";
import type { ProofLine } from "./letter-plan";
import { EN } from "./phrases-en";

const deed = (id: string, text: string, more: Partial<ProofLine> = {}): ProofLine => ({
  text,
  place: "Bukuru Mills",
  tense: "past",
  sourceIds: [id],
  ...more,
});
const led = deed("work.1.highlights.0", "Led seven drivers", { label: { text: "Lead a crew", at: 4 } });
const kept = deed("work.1.highlights.1", "Kept the fuel register", { label: { text: "Records", at: 1 } });
const trained = deed("work.1.highlights.2", "Trained 12 riders");
const options = { post: undefined, phrases: EN, holds: () => true };
const texts = (lines: ProofLine[], more = {}) =>
  joinAnswers(listItems(lines, { ...options, ...more }))
    .map(printItem)
    .map(({ text }) => text);

test("each line stands behind what it answers, in the order of the advert, and others behind them", () => {
  expect(texts([trained, led, kept])).toEqual([
    "Records: at Bukuru Mills I kept the fuel register.",
    "Leading a crew: at Bukuru Mills I led seven drivers.",
    "At Bukuru Mills I trained 12 riders.",
  ]);
});

test("lines that answer the same are one item, and their post is named once", () => {
  const label = { text: "Team", at: 2 };
  const elsewhere = { ...deed("work.2.highlights.0", "Hired two riders", { place: "Fastlink" }), label };
  expect(texts([{ ...led, label }, { ...trained, label }, elsewhere])).toEqual([
    "Team: at Bukuru Mills I led seven drivers. I also trained 12 riders. At Fastlink I hired two riders.",
  ]);
  expect(texts([led, kept, { ...trained, label: { text: "Records", at: 1 } }])[0]).toBe(
    "Records: at Bukuru Mills I kept the fuel register. I also trained 12 riders.",
  );
});

test("where the first of two answers does not hold the second names the post", () => {
  const label = { text: "Team", at: 2 };
  const holds = ({ text }: { text: string }) => !text.includes("seven drivers");
  expect(
    texts(
      [
        { ...led, label },
        { ...trained, label },
      ],
      { holds },
    ),
  ).toEqual(["Team: at Bukuru Mills I trained 12 riders."]);
});

test("a heading whose words all stand in the line is none", () => {
  expect(texts([{ ...kept, label: { text: "Fuel register", at: 0 } }])).toEqual([
    "At Bukuru Mills I kept the fuel register.",
  ]);
});

test("a heading that claims more than the line goes, and a line that does not hold with it", () => {
  const holds = ({ text }: { text: string }) => !text.startsWith("Leading a crew");
  expect(texts([led], { holds })).toEqual(["At Bukuru Mills I led seven drivers."]);
  expect(texts([led, kept], { holds: () => false })).toEqual([]);
});

test("a duty is a sentence behind its heading, too", () => {
  const duty = {
    text: "my work included buffets for 700 staff",
    duty: "buffets for 700 staff",
    isClause: true as const,
    place: "Al Wadi",
    sourceIds: ["work.1.highlights.0"],
  };
  expect(texts([{ ...duty, label: { text: "High-volume events", at: 0 } }])).toEqual([
    "High-volume events: at Al Wadi, my work included buffets for 700 staff.",
  ]);
});
