import type { Paragraph } from "./document-text";
import { runsBetween } from "./text-style";

/** A letter or figure before an item, by the kind of its series. */
export type CountMark = { from: number; to: number; kind: string; count: number };

const marks =
  /(?<=^|\s)(?:\((?<inside>[a-h]|[ivx]{1,4}|\d{1,2})\)|(?<letter>[a-h])[.)]|(?<roman>[ivx]{1,4})[.)]|(?<number>\d{1,2})\))\s+(?=[\p{L}\d₦$£€"“])/gu;
const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const picture = /(?<=^|\s)\p{Extended_Pictographic}\uFE0F?\s+(?=\p{L})/gu;

/**
 * Parts paragraphs whose list items are marked by letters or figures in their order ("… Ltd a. Sold bread b. Kept the till"), or by small
 * pictures. A mark that goes on from the paragraph before counts as well. Each item loses its mark.
 */
export function listParter(): (paragraph: Paragraph) => Paragraph[] {
  let last: { kind: string; count: number } | undefined;
  return (paragraph) => {
    const { text } = paragraph;
    if (text.length < 8) return [paragraph];
    const chained = chain(countMarks(text), last);
    const found = GOES_ON.test(text.slice(0, chained[0]?.from ?? 0)) ? [] : chained;
    const pictures = [...text.matchAll(picture)];
    if (found.length === 0 && pictures.length > 1)
      return cutAt(
        paragraph,
        pictures.map(({ 0: sign, index }) => ({ from: index, to: index + sign.length })),
      );
    const end = found.at(-1);
    last = end ?? last;
    return found.length === 0 ? [paragraph] : cutAt(paragraph, found);
  };
}

/** "Supervision of (1) 17 km of road and (2) 31 km": what counts within a sentence parts nothing. */
const GOES_ON = /\s(?:of|for|in|on|with|at|to|by|from|both|either|into|between)\s+$/iu;

/** The letters and figures in a text that may count items. A letter may be a Roman figure, too. */
export function countMarks(text: string): CountMark[] {
  return [...text.matchAll(marks)].flatMap(({ 0: sign, index, groups = {} }): CountMark[] => {
    const written = groups.inside ?? groups.letter ?? groups.roman ?? groups.number ?? "";
    const own = { from: index, to: index + sign.length };
    const shape = groups.inside ? "()" : sign.includes(")") ? ")" : ".";
    const roman = romans.indexOf(written) + 1;
    return [
      ...(/^\d/.test(written) ? [{ ...own, kind: `1${shape}`, count: Number(written) }] : []),
      ...(/^[a-h]$/.test(written) ? [{ ...own, kind: `a${shape}`, count: written.charCodeAt(0) - 96 }] : []),
      ...(roman > 0 ? [{ ...own, kind: `i${shape}`, count: roman }] : []),
    ];
  });
}

/** The marks that count on from the first, at least two, or from the last of the paragraph before. */
function chain(all: readonly CountMark[], last: { kind: string; count: number } | undefined): CountMark[] {
  // Where no second mark of a kind follows one, none follows a later one.
  const alone = new Set<string>();
  for (const first of all) {
    // Who counts by hand may leave one out.
    const step = last?.kind === first.kind ? first.count - last.count : 0;
    const goesOn = step === 1 || (step === 2 && first.from === 0);
    if ((first.count !== 1 || alone.has(first.kind)) && !goesOn) continue;
    const found = [first];
    for (const mark of all) {
      const end = found.at(-1) ?? first;
      if (mark.kind === first.kind && mark.from > end.from && mark.count === end.count + 1) found.push(mark);
    }
    if (found.length > 1 || goesOn) return found;
    // Alone at the head of its paragraph it opens a list whose items are paragraphs.
    if (first.from === 0 && first.kind !== "1)") return found;
    alone.add(first.kind);
  }
  return [];
}

function cutAt(paragraph: Paragraph, cuts: readonly { from: number; to: number }[]): Paragraph[] {
  const { text } = paragraph;
  const head = text.slice(0, cuts[0]?.from ?? 0).trimEnd();
  return [
    ...(head === "" ? [] : [{ ...paragraph, text: head, runs: runsBetween(paragraph.runs, 0, head.length) }]),
    ...cuts.map(({ to }, at): Paragraph => {
      const end = cuts[at + 1]?.from ?? text.length;
      return {
        ...paragraph,
        text: text.slice(to, end).trimEnd(),
        runs: runsBetween(paragraph.runs, to, end),
        listLevel: paragraph.listLevel ?? 0,
        ...((head !== "" || at > 0) && { spaceBefore: 0 }),
      };
    }),
  ];
}
