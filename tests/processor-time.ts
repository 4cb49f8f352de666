import { appendFileSync, readFileSync, readdirSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";

/**
 * Adds a line to the file that the run named (tests/run.mjs): how much processor time this test file took, that of its servers,
 * browsers and other processes included. It counts from the end of the file before, so what a process needs to begin goes to its first.
 */
const counted = globalThis as typeof globalThis & { countedUntil?: number };
const table = process.env.PROCESSOR_TIMES;

if (table && process.platform === "linux")
  afterAll(() => {
    const now = ticksOfFamily();
    const file = relative(process.cwd(), expect.getState().testPath ?? "");
    appendFileSync(
      table,
      `${JSON.stringify({ file, seconds: (now - (counted.countedUntil ?? 0)) / 100 })}\n`,
    );
    counted.countedUntil = now;
  });

// A process that has ended is in the numbers of the one that started it, so nothing is counted twice or lost.
function ticksOfFamily() {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([process.pid]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes.filter(({ id }) => family.has(id)).reduce((sum, { ticks }) => sum + ticks, 0);
}

function readProcess(name: string) {
  try {
    const [, ...words] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const ticks = words.slice(10, 14).reduce((sum, word) => sum + Number(word), 0);
    return [{ id: Number(name), parent: Number(words[0]), ticks }];
  } catch {
    return []; // ended meanwhile
  }
}
