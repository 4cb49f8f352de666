import { wordRun } from "../nlp/fold";
import type { Profile } from "../profile.schema";
import { sourceLines } from "../source-lines";
import type { Item } from "./line-text";

/** A function that knows whether a text is one of its cited lines as it stands, or whole sentences of it: what quotes somebody claims no more than they do. */
export function quotesOf(profile: Profile): (item: Item) => boolean {
  const lines = new Map(sourceLines(profile).map(({ id, text }) => [id, text]));
  return ({ text, sourceIds }) => {
    const words = wordRun(text);
    return sourceIds.some((id) => {
      const line = lines.get(id);
      return line !== undefined && (wordRun(line) === words || hasSentences(line, words));
    });
  };
}

/** Whether some sentences of a line, one after the other, have exactly these words. */
function hasSentences(line: string, words: string): boolean {
  if (!wordRun(line).includes(words)) return false;
  const sentences = line.split(/(?<=[.!?;:])\s+/u).map((sentence) => wordRun(sentence).trim());
  return sentences.some((_, from) => {
    let run = "";
    return sentences.slice(from, from + MOST_SENTENCES).some((sentence) => {
      run = `${run} ${sentence}`.trim();
      return run === words.trim();
    });
  });
}
const MOST_SENTENCES = 10;
