import { caseWords } from "./case-words";
import { shoutedOf } from "./shouted";

/** How the words of a document are spelled where it is not in capitals, by their small letters; and whether it is in capitals as a whole. */
export type DocumentCase = { forms: ReadonlyMap<string, string>; isShouted: boolean };

/** What texts of one person tell of the case of their words. */
export function documentCase(texts: readonly string[]): DocumentCase {
  const counts = new Map<string, Map<string, number>>();
  let [set, shouted] = [0, 0];
  for (const text of texts) {
    const words = caseWords(text);
    const isCapital = shoutedOf(text, words);
    if (words.length > 1 && isCapital.every(Boolean)) shouted += 1;
    else if (words.length > 1) set += 1;
    for (const { text: word } of words.filter(({ text }, at) => text.length > 1 && !isCapital[at])) {
      const key = word.toLowerCase();
      const forms = counts.get(key) ?? new Map<string, number>();
      forms.set(word, (forms.get(word) ?? 0) + 1);
      counts.set(key, forms);
    }
  }
  return { forms: mostFrequent(counts), isShouted: shouted > set };
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
