import type { DocumentLanguage } from "~/career/generated-document";
import { remembered, wordsOf } from "./fold";
import { STOP_WORD_LISTS } from "./stop-words";

/**
 * The language of a text, by a vote of its stop words. One word is too weak ("tres" is Spanish and French),
 * so a language needs two votes to win against the fallback.
 */
export function languageOf(text: string, fallback: DocumentLanguage): DocumentLanguage {
  const votes = votesOf(text);
  const [first = fallback] = STOP_WORD_LISTS.map((list) => list.language).toSorted(
    (a, b) => votes[b] - votes[a],
  );
  return votes[first] - votes[fallback] >= (votes[fallback] === 0 ? 1 : 2) ? first : fallback;
}

const votesOf = remembered((text) => {
  const votes = { en: 0, es: 0, fr: 0, de: 0 };
  for (const word of wordsOf(text)) {
    for (const { language, words } of STOP_WORD_LISTS) if (words.has(word)) votes[language] += 1;
  }
  return votes;
});
