/** A piece of one line that stands in both texts, or in the later or the earlier one alone. */
export type Piece = { kind: "same" | "added" | "removed"; text: string };
export type Comparison = {
  /** The lines of both texts in order, each in pieces. Empty lines are left out. */
  lines: Piece[][];
  /** Numbers of words. */
  added: number;
  removed: number;
};

type Token = { kind: Piece["kind"]; text: string };

const BREAK = "\n";

/** Compares an earlier text with a later one, word by word. White space other than line ends does not count. */
export function compareWords(earlier: string, later: string): Comparison {
  const tokens = compareTokens(splitWords(earlier), splitWords(later));
  const count = (kind: Token["kind"]) =>
    tokens.filter((token) => token.kind === kind && token.text !== BREAK).length;
  return { lines: joinLines(tokens), added: count("added"), removed: count("removed") };
}

/** The lines in which something was added or removed. */
export function selectChangedLines({ lines }: Comparison): Piece[][] {
  return lines.filter((line) => line.some(({ kind }) => kind !== "same"));
}

// The sign of a bullet goes with its first word, or a removed bullet would end with the sign of the next one.
function splitWords(text: string): string[] {
  return text.match(/\n|^[-•][ \t]+\S+|\S+/gm) ?? [];
}

function joinLines(tokens: Token[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { kind, text } of tokens) {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (text === BREAK) lines.push([]);
    else if (last?.kind === kind) last.text += ` ${text}`;
    else line.push({ kind, text });
  }
  return lines.filter((line) => line.length > 0);
}

function compareTokens(before: string[], after: string[]): Token[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const as = (kind: Token["kind"], words: string[]) => words.map((text) => ({ kind, text }));
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [
    ...as("same", before.slice(0, start)),
    ...removedFirst(shortestEdit(old, now) ?? [...as("removed", old), ...as("added", now)]),
    ...as("same", before.slice(before.length - end)),
  ];
}

// Time and memory grow with the square of the changes; texts that differ more are shown as one replaced by the other.
const MAX_CHANGES = 1500;

/** Myers' greedy algorithm: the fewest words removed and added. Undefined above the limit of changes. */
function shortestEdit(before: string[], after: string[]): Token[] | undefined {
  const [n, m] = [before.length, after.length];
  const limit = Math.min(n + m, MAX_CHANGES);
  const offset = limit + 1;
  const furthest = new Int32Array(2 * limit + 3);
  const steps: Int32Array[] = [];
  for (let changes = 0; changes <= limit; changes += 1) {
    steps.push(furthest.slice(offset - changes - 1, offset + changes + 2));
    for (let k = -changes; k <= changes; k += 2) {
      const [below, above] = [at(furthest, offset + k - 1), at(furthest, offset + k + 1)];
      let x = k === -changes || (k !== changes && below < above) ? above : below + 1;
      while (x < n && x - k < m && before[x] === after[x - k]) x += 1;
      furthest[offset + k] = x;
      if (x >= n && x - k >= m) return walkBack(before, after, steps);
    }
  }
  return undefined;
}

function walkBack(before: string[], after: string[], steps: Int32Array[]): Token[] {
  const tokens: Token[] = [];
  let [x, y] = [before.length, after.length];
  for (let changes = steps.length - 1; changes >= 0; changes -= 1) {
    const step = steps[changes] ?? new Int32Array();
    const k = x - y;
    const [below, above] = [at(step, k + changes), at(step, k + changes + 2)];
    const isAdded = k === -changes || (k !== changes && below < above);
    const fromX = changes === 0 ? 0 : isAdded ? above : below;
    const fromY = changes === 0 ? 0 : fromX - (isAdded ? k + 1 : k - 1);
    while (x > fromX && y > fromY) {
      tokens.push({ kind: "same", text: before[x - 1] ?? "" });
      [x, y] = [x - 1, y - 1];
    }
    if (changes > 0)
      tokens.push(
        isAdded
          ? { kind: "added", text: after[fromY] ?? "" }
          : { kind: "removed", text: before[fromX] ?? "" },
      );
    [x, y] = [fromX, fromY];
  }
  return tokens.reverse();
}

function at(numbers: Int32Array, index: number): number {
  return numbers[index] ?? 0;
}

/** Between two words that stayed, what was removed comes before what was added. */
function removedFirst(tokens: Token[]): Token[] {
  const sorted: Token[] = [];
  let added: Token[] = [];
  for (const token of tokens) {
    if (token.kind === "added") added.push(token);
    else {
      if (token.kind === "same") {
        sorted.push(...added);
        added = [];
      }
      sorted.push(token);
    }
  }
  return [...sorted, ...added];
}
