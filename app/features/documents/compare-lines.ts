import { wordsOf } from "~/career/nlp/fold";
import { compareWords, type Piece } from "./compare-words";

/** How the lines of a text differ from those that it was made from. Lines that only moved do not count. */
export type LineComparison = {
  /** Lines that were worded differently, in the order of the later text, each in pieces. */
  changed: Piece[][];
  added: string[];
  removed: string[];
};

/**
 * Compares lines whatever their order: equal ones first, then those that are most alike by their words. `origins` names the earlier
 * line of a later one where it is known.
 */
export function compareLines(
  earlier: string[],
  later: string[],
  origins: ReadonlyMap<string, string> = new Map(),
): LineComparison {
  const open = new Set(earlier.keys());
  const partners = new Map<number, number>();
  const places = placesOf(earlier);
  const pairEqual = (now: number, line: string) => {
    const before = places.get(keyOf(line))?.pop();
    if (before === undefined) return;
    open.delete(before);
    partners.set(now, before);
  };
  later.forEach((line, now) => pairEqual(now, line));
  later.forEach((line, now) => {
    const origin = partners.has(now) ? undefined : origins.get(line);
    if (origin !== undefined) pairEqual(now, origin);
  });
  for (const { now, before } of listAlike(earlier, later, open, partners))
    if (!partners.has(now) && open.delete(before)) partners.set(now, before);
  return {
    changed: later.flatMap((line, now) => {
      const before = earlier[partners.get(now) ?? -1];
      return before === undefined || keyOf(before) === keyOf(line) ? [] : compareWords(before, line).lines;
    }),
    added: later.filter((_, now) => !partners.has(now)),
    removed: earlier.filter((_, at) => open.has(at)),
  };
}

// Half of their words, counting both lines.
const LEAST_ALIKE = 0.5;
// A word of more lines than that tells them from nothing. Without the limit the work would grow with the square of the lines.
const MOST_HOLDERS = 40;

/** Pairs of lines without a partner that share words, the most alike first. */
function listAlike(
  earlier: string[],
  later: string[],
  open: ReadonlySet<number>,
  partners: ReadonlyMap<number, number>,
) {
  const words = new Map([...open].map((at) => [at, new Set(wordsOf(earlier[at] ?? ""))]));
  const holders = new Map<string, number[]>();
  for (const [at, own] of words)
    for (const word of own) holders.set(word, [...(holders.get(word) ?? []), at]);
  const pairs = later.flatMap((line, now) => {
    if (partners.has(now)) return [];
    const own = new Set(wordsOf(line));
    const shared = new Map<number, number>();
    for (const word of own) {
      const held = holders.get(word) ?? [];
      if (held.length <= MOST_HOLDERS) for (const at of held) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared].map(([before, many]) => ({
      now,
      before,
      alike: (2 * many) / (own.size + (words.get(before)?.size ?? 0)),
    }));
  });
  return pairs.filter(({ alike }) => alike >= LEAST_ALIKE).toSorted((one, other) => other.alike - one.alike);
}

/** The places of equal lines, the first at the end. */
function placesOf(lines: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = lines.length - 1; at >= 0; at -= 1) addTo(places, keyOf(lines[at] ?? ""), at);
  return places;
}

function addTo(map: Map<string, number[]>, key: string, at: number): void {
  const known = map.get(key);
  if (known) known.push(at);
  else map.set(key, [at]);
}

/** What a reader takes for the same: signs and the size of letters do not count. */
function keyOf(line: string): string {
  return wordsOf(line).join(" ") || line;
}
