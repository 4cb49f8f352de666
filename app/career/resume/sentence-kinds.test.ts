import { expect, test } from "vitest";
import { sentencesApart } from "./sentence-kinds";

const apart = (text: string) =>
  sentencesApart({ paragraph: 0, text }).map(({ kind, row }) => `${kind}: ${row.text}`);

test("each sentence under a heading that names nothing is of its own kind", () => {
  expect(
    apart(
      "Chess, reading novels. Married, 3 children. Valid driving licence cat. C (Ghana). Speaks Igbo, French. Has a laptop.",
    ),
  ).toEqual([
    "pastimes: Chess, reading novels",
    "personal: Married, 3 children",
    "licence: Valid driving licence cat. C (Ghana)",
    "languages: Speaks Igbo, French",
    "own: Has a laptop.",
  ]);
});

test("a licence that is not there is none, and one sentence stays whole", () => {
  expect(apart("No driving licence for now. Do not smoke.")).toEqual([
    "own: No driving licence for now",
    "own: Do not smoke.",
  ]);
  expect(apart("Speaks to crowds, plays football.")).toEqual(["own: Speaks to crowds, plays football."]);
});
