/** A part of one of two sequences: it stands in both, or in the later or the earlier one alone. */
export type Step = { kind: "same" | "added" | "removed"; text: string };

/** The steps from one sequence to another, with what was removed before what was added. */
export function listSteps(before: string[], after: string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const as = (kind: Step["kind"], texts: string[]) => texts.map((text) => ({ kind, text }));
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [
    ...as("same", before.slice(0, start)),
    ...removedFirst(shortestEdit(old, now) ?? [...as("removed", old), ...as("added", now)]),
    ...as("same", before.slice(before.length - end)),
  ];
}

// Time and memory grow with the square of the changes; texts that differ more are shown as one replaced by the other.
const MAX_CHANGES = 1500;

/** Myers' greedy algorithm: the fewest texts removed and added. Undefined above the limit of changes. */
function shortestEdit(before: string[], after: string[]): Step[] | undefined {
  const [n, m] = [before.length, after.length];
  const limit = Math.min(n + m, MAX_CHANGES);
  const offset = limit + 1;
  const furthest = new Int32Array(2 * limit + 3);
  const rounds: Int32Array[] = [];
  for (let changes = 0; changes <= limit; changes += 1) {
    rounds.push(furthest.slice(offset - changes - 1, offset + changes + 2));
    for (let k = -changes; k <= changes; k += 2) {
      const [below, above] = [at(furthest, offset + k - 1), at(furthest, offset + k + 1)];
      let x = k === -changes || (k !== changes && below < above) ? above : below + 1;
      while (x < n && x - k < m && before[x] === after[x - k]) x += 1;
      furthest[offset + k] = x;
      if (x >= n && x - k >= m) return walkBack(before, after, rounds);
    }
  }
  return undefined;
}

function walkBack(before: string[], after: string[], rounds: Int32Array[]): Step[] {
  const steps: Step[] = [];
  let [x, y] = [before.length, after.length];
  for (let changes = rounds.length - 1; changes >= 0; changes -= 1) {
    const round = rounds[changes] ?? new Int32Array();
    const k = x - y;
    const [below, above] = [at(round, k + changes), at(round, k + changes + 2)];
    const isAdded = k === -changes || (k !== changes && below < above);
    const fromX = changes === 0 ? 0 : isAdded ? above : below;
    const fromY = changes === 0 ? 0 : fromX - (isAdded ? k + 1 : k - 1);
    while (x > fromX && y > fromY) {
      steps.push({ kind: "same", text: before[x - 1] ?? "" });
      [x, y] = [x - 1, y - 1];
    }
    if (changes > 0)
      steps.push(
        isAdded
          ? { kind: "added", text: after[fromY] ?? "" }
          : { kind: "removed", text: before[fromX] ?? "" },
      );
    [x, y] = [fromX, fromY];
  }
  return steps.reverse();
}

function at(numbers: Int32Array, index: number): number {
  return numbers[index] ?? 0;
}

/** Between two texts that stayed, what was removed comes before what was added. */
function removedFirst(steps: Step[]): Step[] {
  const sorted: Step[] = [];
  let added: Step[] = [];
  for (const step of steps) {
    if (step.kind === "added") added.push(step);
    else {
      if (step.kind === "same") {
        sorted.push(...added);
        added = [];
      }
      sorted.push(step);
    }
  }
  return [...sorted, ...added];
}
