import { expect, test } from "vitest";
import { compareWords, selectChangedLines, type Comparison } from "./compare-words";

/** The words of one of the two texts, as the comparison has them. */
function textOf({ lines }: Comparison, gone: "added" | "removed"): string {
  return lines
    .map((line) => line.filter(({ kind }) => kind !== gone).map(({ text }) => text))
    .filter((line) => line.length > 0)
    .flat()
    .join(" ");
}

const plain = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");

test("a changed word stands between those that stayed, the removed before the added", () => {
  const comparison = compareWords("Dear Sir,\n\nI keep the books.", "Dear Madam,\n\nI keep the books.");
  expect(comparison).toEqual({
    lines: [
      [
        { kind: "same", text: "Dear" },
        { kind: "removed", text: "Sir," },
        { kind: "added", text: "Madam," },
      ],
      [{ kind: "same", text: "I keep the books." }],
    ],
    added: 1,
    removed: 1,
  });
  expect(selectChangedLines(comparison)).toHaveLength(1);
});

test("a removed line is a line of its own", () => {
  const { lines } = compareWords("- Excel\n- Sage 50\n- Payroll", "- Excel\n- Payroll");
  expect(lines.filter((line) => line.every(({ kind }) => kind === "removed"))).toEqual([
    [{ kind: "removed", text: "- Sage 50" }],
  ]);
});

test("equal texts, and texts that differ in spaces, have no change", () => {
  for (const [one, other] of [
    ["", ""],
    ["A b\nc", "A  b\nc"],
  ] as const)
    expect(selectChangedLines(compareWords(one, other))).toEqual([]);
});

test("both texts can be read out of every comparison, and no shorter one exists", () => {
  // A generator of its own, so that a failure comes again.
  let state = 20_261_122;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const words = ["the", "books", "of", "a", "store", "\n"];
  const make = () => Array.from({ length: next(14) }, () => words[next(words.length)] ?? "");
  for (let round = 0; round < 500; round += 1) {
    const [one, other] = [make(), make()];
    const comparison = compareWords(one.join(" "), other.join(" "));
    expect(textOf(comparison, "added")).toBe(plain(one.join(" ")));
    expect(textOf(comparison, "removed")).toBe(plain(other.join(" ")));
    const changes = comparison.lines
      .flat()
      .filter(({ kind }) => kind !== "same")
      .reduce((sum, { text }) => sum + text.split(" ").length, 0);
    expect(changes).toBe(comparison.added + comparison.removed);
    expect(changes).toBeLessThanOrEqual(one.length + other.length - 2 * longestCommon(one, other));
  }
});

/** The length of the longest common subsequence, by the table that textbooks give. */
function longestCommon(one: string[], other: string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const above = row;
    row = [0];
    for (const [index, wanted] of other.entries())
      row.push(word === wanted ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
  }
  return row.at(-1) ?? 0;
}

test("of two long texts without a common word, one is removed and the other added", () => {
  const make = (prefix: string) => Array.from({ length: 9_000 }, (_none, n) => `${prefix}${n}`).join(" ");
  const { added, removed } = compareWords(make("a"), make("b"));
  expect([added, removed]).toEqual([9_000, 9_000]);
});
