import { strangeTexts } from "./factories/strange-texts";
import { heldWork } from "./held-work";
import { sample } from "./runs";

// A program for tests/count-steps.ts.

const WORST = [
  "colons in examinations",
  "results of an examination in examinations",
  "titles in examinations",
  "hashes",
];
const texts = [...strangeTexts()];

/** The shapes that were the worst, and of the others every fortieth on a push. */
export const work = new Map([
  ...heldWork([...sample(texts, 40), ...texts.filter(([name]) => WORST.includes(name))]),
  ["control: each of 9,000 words compared with each", compareAll],
]);

function compareAll(): number {
  const words = Array.from({ length: 9_000 }, (_none, at) => at);
  let equal = 0;
  for (const one of words) for (const other of words) if (one === other) equal += 1;
  return equal;
}
