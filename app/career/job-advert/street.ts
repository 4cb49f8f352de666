import { listOf, patternOf } from "./patterns";

/** The patterns of addresses read any case; behind the street one that has capitals ends before its first small word. */
export function streetIn(text: string, pattern: RegExp): { 0: string; index: number } | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const words = found[0].split(" ");
  const street = words.findIndex((word, at) => at > 0 && STREET.test(word));
  const end = words.findIndex((word, at) => at > street && /^\p{Ll}/u.test(word) && !OF_ADDRESS.test(word));
  const before = words.slice(0, street + 1);
  const isLower = !before.some((word) => /^\p{Lu}/u.test(word));
  const own = before.findLastIndex((word) => /^\p{Ll}/u.test(word) && !OF_ADDRESS.test(word));
  const isNumbered = /^\P{L}*\d/u.test(found[0]);
  // "Submit CV at our shop, 3rd Avenue": where the words of the sentence leave no name, another pattern reads it.
  const isNamed = before.slice(own + 1).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
  if (own >= 0 && !isLower && !isNumbered) {
    if (!isNamed) return undefined;
    const name = words.slice(own + 1);
    while (OF_ADDRESS.test(name[0] ?? "")) name.shift();
    const stop = name.findIndex(
      (word, at) =>
        at > 0 && /^(?:by|from|on|before|between)$/iu.test(word) && /^\d/.test(name[at + 1] ?? ""),
    );
    const whole = name.join(" ");
    return {
      0: stop < 0 ? whole : name.slice(0, stop).join(" "),
      index: found.index + found[0].length - whole.length,
    };
  }
  const kept = street < 0 || end < 0 || isLower ? words : words.slice(0, end);
  while (kept.length > 1 && OF_ADDRESS.test(kept.at(-1) ?? "") && !STREET.test(kept.at(-1) ?? "")) kept.pop();
  return { 0: kept.join(" "), index: found.index };
}
const STREETS = listOf(
  "street, str, st, road, rd, crescent, close, avenue, ave, way, drive, lane, boulevard, estate, plaza, mall, house, complex, expressway, highway, junction, roundabout, layout, rue",
);
const STREET = patternOf(`^(?:${STREETS.join("|")}|\\p{L}*stra(?:ß|ss)e)[.,']*$`, "iu");
const JOINTS_OF_ADDRESS = listOf(
  "off, opposite, beside, behind, by, near, along, after, before, of, the, and, in, at, la, de, du, des",
);
const OF_ADDRESS = patternOf(`^(?:${[...STREETS, ...JOINTS_OF_ADDRESS].join("|")})[.,]?$`, "iu");
