import { expect, test } from "vitest";
import { listItems } from "./list-items";
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
  listItems(lines, { ...options, ...more }).map(({ text }) => text);

test("each line stands behind what it answers, in the order of the advert, and others behind them", () => {
  expect(texts([trained, led, kept])).toEqual([
    "Records: at Bukuru Mills I kept the fuel register.",
    "Lead a crew: at Bukuru Mills I led seven drivers.",
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

test("a line without a verb has its place behind it", () => {
  const bare = { text: "Buffets for 700 staff", place: "Al Wadi", sourceIds: ["work.1.highlights.0"] };
  const label = { text: "High-volume events", at: 0 };
  expect(texts([{ ...bare, label }])).toEqual(["High-volume events: Buffets for 700 staff (Al Wadi)."]);
  expect(texts([{ ...bare, label }], { post: { position: "Chef", sourceIds: ["work.1"] } })).toEqual([
    "High-volume events: Buffets for 700 staff.",
  ]);
});

test("a heading that claims more than the line goes, and a line that does not hold with it", () => {
  const holds = ({ text }: { text: string }) => !text.startsWith("Lead a crew");
  expect(texts([led], { holds })).toEqual(["At Bukuru Mills I led seven drivers."]);
  expect(texts([led, kept], { holds: () => false })).toEqual([]);
});

test("what was done without a verb in the post of the letter stands under its title", () => {
  const bare = (n: number, text: string) => ({ text, sourceIds: [`work.0.highlights.${n}`] });
  const post = { position: "Control Officer", sourceIds: ["work.0"] };
  expect(texts([bare(0, "Counts at nine depots"), bare(1, "Weekly report to the owner")], { post })).toEqual([
    "As Control Officer: counts at nine depots; weekly report to the owner.",
  ]);
  const holds = ({ text }: { text: string }) => !text.includes("Weekly") && !text.includes("weekly");
  expect(texts([bare(0, "Counts at nine depots"), bare(1, "Weekly report")], { post, holds })).toEqual([
    "As Control Officer: counts at nine depots.",
  ]);
  expect(texts([bare(0, "Since 2020 no difference in my store")], { post })).toEqual([
    "Since 2020 no difference in my store.",
  ]);
});
