import type { Demand } from "~/career/job-advert/job-advert";
import { factOf, meaningStems } from "./candidate-facts";
import { strengthOf, wantedOf } from "./evidence";
import { conceptsOf, withSynonyms } from "./synonyms";
import { MET } from "./judge-demand";

/** A piece of a line; an asked one answers something that the advert asks for. */
export type MarkedPiece = { text: string; isAsked: boolean };
type Asked = Pick<Demand, "text">;

/**
 * A function that cuts a line into pieces, with the words marked by which it answers a demand. A line that only shares a word with a
 * demand is not marked. The pieces joined are the line.
 */
export function askedWordsMarker(demands: Asked[]): (line: string) => MarkedPiece[] {
  const alternatives = demands.flatMap(({ text }) => wantedOf(text));
  return (line) => {
    const { concepts } = factOf("", line);
    const answered = alternatives.filter(({ wanted }) => strengthOf(wanted, concepts) >= MET);
    return markWords(line, new Set(answered.flatMap(({ wanted }) => wanted)));
  };
}

/** Which of the demands one of the lines answers, by itself. */
export function answeredDemands<One extends Asked>(demands: One[], lines: string[]): Set<One> {
  const facts = lines.map((line) => factOf("", line).concepts);
  return new Set(
    demands.filter(({ text }) =>
      wantedOf(text).some(({ wanted }) => facts.some((had) => strengthOf(wanted, had) >= MET)),
    ),
  );
}

function markWords(line: string, wanted: Set<string>): MarkedPiece[] {
  const words = [...line.matchAll(/[\p{L}\p{M}\p{N}+#'’]+/gu)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    stems: meaningStems(text),
  }));
  const telling = words.filter(({ stems }) => stems.length > 0);
  const marked = new Set<number>();
  if (wanted.size > 0)
    telling.forEach((_, at) => {
      for (let length = Math.min(LONGEST_PHRASE, telling.length - at); length > 0; length -= 1) {
        const phrase = telling.slice(at, at + length);
        const concepts = conceptsOf(phrase.flatMap(({ stems }) => stems));
        const isAnswer =
          length === 1
            ? [...withSynonyms(phrase.flatMap(({ stems }) => stems))].some((one) => wanted.has(one))
            : concepts.length === 1 && concepts.some((one) => wanted.has(one));
        if (isAnswer) for (const { start } of phrase) marked.add(start);
      }
    });
  return joined(
    line,
    words.filter(({ start }) => marked.has(start)),
  );
}

// No short form or name in the list of synonyms has more words.
const LONGEST_PHRASE = 7;

/** Marked words with nothing but spaces and hyphens between them are one piece. */
function joined(line: string, words: { start: number; end: number }[]): MarkedPiece[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = ranges.at(-1);
    if (last && /^[\s-]*$/.test(line.slice(last.end, start))) last.end = end;
    else ranges.push({ start, end });
  }
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    pieces.push(
      { text: line.slice(from, start), isAsked: false },
      { text: line.slice(start, end), isAsked: true },
    );
    from = end;
  }
  pieces.push({ text: line.slice(from), isAsked: false });
  return pieces.filter(({ text }) => text !== "");
}
