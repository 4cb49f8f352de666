import { listSteps, type Step } from "./shortest-edit";

/** A piece of one line that stands in both texts, or in the later or the earlier one alone. */
export type Piece = Step;
export type Comparison = {
  /** The lines of both texts in order, each in pieces. Empty lines are left out. */
  lines: Piece[][];
  /** Numbers of words. */
  added: number;
  removed: number;
};

/**
 * Compares an earlier text with a later one: line by line, and word by word in a line that was changed. So no word
 * goes to a line in which it never stood. White space other than line ends does not count.
 */
export function compareWords(earlier: string, later: string): Comparison {
  const lines: Piece[][] = [];
  let [old, now]: [string[], string[]] = [[], []];
  for (const step of listSteps(splitLines(earlier), splitLines(later))) {
    if (step.kind === "removed") old.push(step.text);
    else if (step.kind === "added") now.push(step.text);
    else {
      lines.push(...compareChanged(old, now), [step]);
      [old, now] = [[], []];
    }
  }
  lines.push(...compareChanged(old, now));
  const count = (kind: Piece["kind"]) =>
    lines
      .flat()
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + splitWords(text).length, 0);
  return { lines, added: count("added"), removed: count("removed") };
}

/** The lines in which something was added or removed. */
export function selectChangedLines({ lines }: Comparison): Piece[][] {
  return lines.filter((line) => line.some(({ kind }) => kind !== "same"));
}

function splitLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter(Boolean);
}

// The sign of a bullet goes with its first word, or a removed bullet would end with the sign of the next one.
function splitWords(line: string): string[] {
  return line.match(/^[-•] \S+|\S+/g) ?? [];
}

/** The lines between two that stayed: a line beside what it became, and the others whole. */
function compareChanged(old: string[], now: string[]): Piece[][] {
  const lines: Piece[][] = [];
  let [x, y] = [0, 0];
  const addWhole = (untilX: number, untilY: number) => {
    for (; x < untilX; x += 1) lines.push([{ kind: "removed", text: old[x] ?? "" }]);
    for (; y < untilY; y += 1) lines.push([{ kind: "added", text: now[y] ?? "" }]);
  };
  for (const [before, after] of pairLines(old.map(splitWords), now.map(splitWords))) {
    addWhole(before, after);
    lines.push(joinWords(listSteps(splitWords(old[x] ?? ""), splitWords(now[y] ?? ""))));
    [x, y] = [x + 1, y + 1];
  }
  addWhole(old.length, now.length);
  return lines;
}

function joinWords(steps: Step[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { kind, text } of steps) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else pieces.push({ kind, text });
  }
  return pieces;
}

// Time and memory grow with the product. Where more lines changed at once, each is shown whole.
const MAX_PAIRS = 10_000;

/** Which earlier line became which later one: in their order, and so that most words stay. */
function pairLines(old: string[][], now: string[][]): [number, number][] {
  if (old.length * now.length > MAX_PAIRS) return [];
  const width = now.length + 1;
  const kept = old.map((words) => now.map((others) => countKept(words, others)));
  const best = new Int32Array((old.length + 1) * width);
  for (let x = old.length - 1; x >= 0; x -= 1)
    for (let y = now.length - 1; y >= 0; y -= 1)
      best[x * width + y] = Math.max(
        best[(x + 1) * width + y] ?? 0,
        best[x * width + y + 1] ?? 0,
        (kept[x]?.[y] ?? 0) + (kept[x]?.[y] ? (best[(x + 1) * width + y + 1] ?? 0) : 0),
      );
  const pairs: [number, number][] = [];
  let [x, y] = [0, 0];
  while (x < old.length && y < now.length) {
    const most = best[x * width + y] ?? 0;
    if (most === best[(x + 1) * width + y]) x += 1;
    else if (most === best[x * width + y + 1]) y += 1;
    else {
      pairs.push([x, y]);
      [x, y] = [x + 1, y + 1];
    }
  }
  return pairs;
}

/** How many words two lines share. Zero where less than half of them are shared: that is another line. */
function countKept(words: string[], others: string[]): number {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return 4 * shared >= words.length + others.length ? shared : 0;
}
