import { foldText } from "../nlp/fold";
import type { Row } from "./build-lists";
import { splitItems } from "./build-lists";
import { factOf } from "./build-personal";
import { isPastime } from "./heading-sections";
import type { RowApart } from "./other-rows";
import { spokenLanguages } from "./spoken";
import { DRIVING_LICENCE, NOT_HELD } from "./vocabulary/held-papers";
import { abbreviations } from "./vocabulary/vocabulary";

/** A sentence under a heading that names nothing, with what it tells of. */
export type SentenceApart = { kind: RowApart["kind"] | "licence"; row: Row };

/**
 * "Football, cooking. Married, 2 children. Clean driving licence. Speaks Igbo, French." under "Other" or "Remarks": each of several short
 * sentences of a row tells of something of its own.
 */
export function sentencesApart(row: Row): SentenceApart[] {
  const texts = sentencesOf(row.text);
  const isOfSentences = texts.length > 1 && texts.every((text) => text.split(/\s+/u).length <= MOST_WORDS);
  if (row.label !== undefined || !isOfSentences) return [{ kind: "own", row }];
  return texts.map((text) => asSentence(row.paragraph, text));
}

/** The sentences of what is left of a row whose other parts have labels, each with what it tells of. */
export function sentencesBeside({ paragraph, text }: Row): SentenceApart[] {
  return sentencesOf(text).map((one) => asSentence(paragraph, one));
}

const asSentence = (paragraph: number, text: string): SentenceApart => ({
  kind: kindOf(text),
  row: { paragraph, text },
});

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(STOP)) {
    const last = sentences.at(-1);
    const word = foldText(/\p{L}+$/u.exec(last ?? "")?.[0] ?? "");
    if (last !== undefined && abbreviations.has(word)) sentences[sentences.length - 1] = `${last}. ${part}`;
    else sentences.push(part.trim());
  }
  return sentences;
}
const STOP = /(?<=\p{L}{3}|\p{L}\)|\d{2})\.\s+(?=\p{Lu})/u;
const MOST_WORDS = 20;

function kindOf(sentence: string): SentenceApart["kind"] {
  const text = sentence.replace(/\.$/u, "");
  if (spokenLanguages(text)?.isLed) return "languages";
  if (DRIVING_LICENCE.test(text) && !NOT_HELD.test(text)) return "licence";
  const isShort = text.replace(/\([^()]*\)/gu, "").split(/\s+/u).length <= MOST_WORDS_OF_FACT;
  if (isShort && factOf(text) !== undefined) return "personal";
  const items = splitItems(text);
  return items.length > 1 && items.every(({ length }) => length < LONGEST_PASTIME) && isPastime(items)
    ? "pastimes"
    : "own";
}
const MOST_WORDS_OF_FACT = 6;
const LONGEST_PASTIME = 40;
