import { expect, test } from "vitest";
import { joinAnswers, listItems, printItem } from "./list-items";
import type { ProofLine } from "./letter-plan";

const deed = (id: string, text: string, more: Partial<ProofLine> = {}): ProofLine => ({
  text,
  isDeed: true,
  sourceIds: [id],
  ...more,
});
const led = deed("custom.0.lines.0", "Led seven drivers", { label: { text: "Lead a crew", at: 4 } });
const kept = deed("custom.0.lines.1", "Kept the fuel register", { label: { text: "Records", at: 1 } });
const trained = deed("custom.0.lines.2", "Trained 12 riders");
const texts = (lines: ProofLine[], holds: (item: { text: string }) => boolean = () => true) =>
  joinAnswers(listItems(lines, holds))
    .map(printItem)
    .map(({ text }) => text);

test("each line stands behind what it answers, in the order given", () => {
  expect(texts([trained, led, kept])).toEqual([
    "Trained 12 riders.",
    "Leading a crew: Led seven drivers.",
    "Records: Kept the fuel register.",
  ]);
});

test("lines that answer the same are one item", () => {
  const label = { text: "Team", at: 2 };
  expect(
    texts([
      { ...led, label },
      { ...trained, label },
    ]),
  ).toEqual(["Team: Led seven drivers. Trained 12 riders."]);
});

test("where the first of two answers does not hold the second stands alone", () => {
  const label = { text: "Team", at: 2 };
  expect(
    texts(
      [
        { ...led, label },
        { ...trained, label },
      ],
      ({ text }) => !text.includes("seven drivers"),
    ),
  ).toEqual(["Team: Trained 12 riders."]);
});

test("a heading whose words all stand in the line is none, and a line with a label of its own has none", () => {
  expect(texts([{ ...kept, label: { text: "Fuel register", at: 0 } }])).toEqual(["Kept the fuel register."]);
  expect(texts([{ ...kept, text: "Paper work: POD, fuel log" }])).toEqual(["Paper work: POD, fuel log."]);
});

test("a heading that claims more than the line goes, and a line that does not hold with it", () => {
  expect(texts([led], ({ text }) => !text.startsWith("Leading a crew"))).toEqual(["Led seven drivers."]);
  expect(texts([led, kept], () => false)).toEqual([]);
});
