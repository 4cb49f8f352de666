import {
  certifiers,
  grades,
  headingFiller,
  headingWords,
  languages,
  longDegrees,
  organisations,
  places,
  schools,
  shortDegrees,
  titles,
  verbs,
} from "./vocabulary/vocabulary";

const shortest = 6;
const ordinary: readonly ReadonlySet<string>[] = [
  titles,
  organisations,
  schools,
  places,
  languages,
  verbs,
  grades,
  shortDegrees,
  longDegrees,
  certifiers,
];

/** Long words of headings by their first letter: who misspells a word begins it rightly. */
const known = new Map<string, string[]>();
for (const word of new Set([
  ...[...headingWords].filter(([, section]) => section !== "custom").map(([word]) => word),
  ...[...headingFiller].filter((filler) => filler.length > 7),
]))
  if (word.length >= shortest && !word.includes(" "))
    known.set(word.charAt(0), [...(known.get(word.charAt(0)) ?? []), word]);

/** The words of a line with misspelt words of headings set right: "working experince". At most half of the line, and no word that means something else. */
export function spellHeading(words: readonly string[]): string[] {
  const isKnown = words.map((word) => headingWords.has(word) || headingFiller.has(word));
  const unknown = isKnown.filter((one) => !one).length;
  if (unknown === 0 || unknown > 2 || words.length > 6) return [...words];
  return words.map((word, at) => {
    if (isKnown[at] || word.length < shortest - 1 || ordinary.some((set) => set.has(word))) return word;
    // One slip alone may be another word; beside a word of headings, or in a long word, two are plainly slips.
    const most = word.length >= 9 || (word.length > shortest && unknown < words.length) ? 2 : 1;
    return nearest(word, most) ?? word;
  });
}

// A text has few words that are written wrongly, but asks for each of them often.
const found = new Map<string, string | undefined>();
const mostFound = 2_000;

function nearest(word: string, most: number): string | undefined {
  const key = `${most}${word}`;
  if (found.has(key)) return found.get(key);
  if (found.size >= mostFound) found.clear();
  const best = findNearest(word, most);
  found.set(key, best);
  return best;
}

function findNearest(word: string, most: number): string | undefined {
  if (word.length > 24) return undefined;
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of known.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) >= least || isInflected(word, candidate)) continue;
    const slips = countSlips(word, candidate, least);
    if (slips < least) [best, least] = [candidate, slips];
  }
  return best;
}

/** "Educated" is no misspelt "education", "skilled" no "skills" and "degree" no "degrees": another ending is another word. */
function isInflected(word: string, candidate: string): boolean {
  const isForm = (short: string, long: string) =>
    long.startsWith(short.slice(0, -1)) && long.length - short.length < 2;
  if (isForm(word, candidate) || isForm(candidate, word)) return true;
  const ending = /(?:ed|er|ers|or|ors|ing|al|ally|ist|ism|ive|ment)$/;
  return ending.test(word) && ending.exec(word)?.[0] !== ending.exec(candidate)?.[0];
}

/** Letters that are missing, too many, other or in changed places between two words; stops counting at `limit`. */
function countSlips(one: string, other: string, limit: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    let least = at;
    for (let to = 1; to <= other.length; to++) {
      const isSame = one.charAt(at - 1) === other.charAt(to - 1);
      let slips = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (
        at > 1 &&
        to > 1 &&
        one.charAt(at - 1) === other.charAt(to - 2) &&
        one.charAt(at - 2) === other.charAt(to - 1)
      )
        slips = Math.min(slips, (before[to - 2] ?? 0) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least >= limit) return limit;
    [before, last] = [last, row];
  }
  return last[other.length] ?? limit;
}
