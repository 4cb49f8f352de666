import { stems } from "./nlp/stem";

const SATURATION = 1.2; // BM25 k1
const LENGTH_WEIGHT = 0.75; // BM25 b
const QUERY_CAP = 2; // a word repeated twenty times in an advert counts twice

/**
 * Orders lines by their relevance to the query (BM25, Robertson and Zaragoza 2009). Returns every line, best
 * first. Equal lines stay in the given order.
 */
export function rankLines(
  lines: { id: string; text: string }[],
  query: string,
): { id: string; score: number }[] {
  const texts = lines.map((line) => countWords(stems(line.text)));
  const averageLength = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length) || 1;
  const queryTerms = [...countWords(stems(query)).counts].map(([stem, count]) => {
    const documentFrequency = texts.filter((text) => text.counts.has(stem)).length;
    const idf = Math.log(1 + (texts.length - documentFrequency + 0.5) / (documentFrequency + 0.5));
    return { stem, weight: idf * Math.min(count, QUERY_CAP) };
  });
  return lines
    .map((line, index) => ({ id: line.id, score: bm25Score(texts[index], queryTerms, averageLength) }))
    .sort((a, b) => b.score - a.score);
}

type WordCounts = { counts: Map<string, number>; length: number };

function bm25Score(
  text: WordCounts | undefined,
  queryTerms: { stem: string; weight: number }[],
  averageLength: number,
): number {
  if (!text) return 0;
  const damping = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * text.length) / averageLength);
  return queryTerms.reduce((score, { stem, weight }) => {
    const count = text.counts.get(stem) ?? 0;
    return score + (weight * count * (SATURATION + 1)) / (count + damping);
  }, 0);
}

function countWords(words: string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, length: words.length };
}
