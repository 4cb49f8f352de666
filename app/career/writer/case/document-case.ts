import { caseWords } from "./case-words";
import { shoutedOf } from "./shouted";

/** How the words of a document are spelled where it is not in capitals, by their small letters; and whether it is in capitals as a whole. */
export type DocumentCase = { forms: ReadonlyMap<string, string>; isShouted: boolean };

/** What texts of one person tell of the case of their words. */
export function documentCase(texts: readonly string[]): DocumentCase {
  const counts = new Map<string, Map<string, number>>();
  const read = texts.map((text) => {
    const words = caseWords(text);
    return { words, isCapital: shoutedOf(text, words) };
  });
  const long = read.filter(({ words }) => words.length > 1);
  const shouted = long.filter(({ isCapital }) => isCapital.every(Boolean)).length;
  const isShouted = shouted > long.length - shouted;
  for (const { words, isCapital } of read) {
    // "OF" on a line of its own between lines in capitals is no short form.
    if (isShouted && words.length === 1 && words[0]?.text === words[0]?.text.toUpperCase()) continue;
    for (const { text: word } of words.filter(({ text }, at) => text.length > 1 && !isCapital[at])) {
      const key = word.toLowerCase();
      const forms = counts.get(key) ?? new Map<string, number>();
      forms.set(word, (forms.get(word) ?? 0) + 1);
      counts.set(key, forms);
    }
  }
  return { forms: mostFrequent(counts), isShouted };
}

function mostFrequent(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string> {
  return new Map(
    [...counts].map(([key, forms]) => {
      const spelled = [...forms].filter(([form]) => form !== form.toUpperCase());
      const of = spelled.length > 0 ? spelled : [...forms];
      return [key, of.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? key];
    }),
  );
}
