import type { Position } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";
import { knownWord } from "~/career/nlp/word-vectors";
import {
  certifiers,
  languages,
  organisations,
  places,
  schools,
  shortDegrees,
  titles,
} from "~/career/resume/vocabulary/vocabulary";

/** A word of a text: "O'Neil", "R" and "D" of "R&D". */
export type CaseWord = {
  text: string;
  from: number;
  to: number;
  isInBracket: boolean;
  isBehindPoint: boolean;
  isBehindDigit: boolean;
};

/** The words whose case can be asked for, in order. */
export function caseWords(text: string): CaseWord[] {
  let depth = 0;
  let seen = 0;
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map((found) => {
    const between = text.slice(seen, found.index);
    depth = Math.max(0, depth + countOf(between, "(") - countOf(between, ")"));
    seen = found.index + found[0].length;
    return {
      text: found[0],
      from: found.index,
      to: seen,
      isInBracket: depth > 0,
      isBehindPoint: between === ".",
      isBehindDigit: /\d$/.test(between),
    };
  });
}

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** What the model sees of words: their letters, how common they are, what stands beside them, and nothing of their case. */
export function casePositions(words: readonly CaseWord[]): Position[] {
  const seen = words.map(({ text }) => {
    const folded = foldText(text);
    return { folded, rank: rankOf(folded) };
  });
  return words.map(({ isInBracket, isBehindPoint }, at) => {
    const { folded, rank } = seen[at] ?? { folded: "", rank: "" };
    const [before, after] = [seen[at - 1], seen[at + 1]];
    const size = Math.min(folded.length, 9);
    const isAlone = words.length === 1;
    return {
      link: 0,
      features: [
        "any",
        `word=${folded}`,
        `size=${size}`,
        `rank=${rank}`,
        `size=${size} rank=${rank}`,
        ...lettersOf(folded),
        ...vocabulariesOf(folded).map((one) => `in=${one}`),
        ...(isInBracket ? ["bracket", `bracket size=${size} rank=${rank}`] : []),
        ...(isInBracket && words[at - 1]?.isInBracket !== true && words[at + 1]?.isInBracket !== true
          ? [`bracket alone rank=${rank}`]
          : []),
        ...(isBehindPoint ? ["point"] : []),
        ...(isAlone ? ["alone", `alone rank=${rank}`] : []),
        ...(at === 0 ? ["first"] : []),
        ...(at === words.length - 1 ? ["last"] : []),
        `before=${before?.rank ?? "none"}`,
        `after=${after?.rank ?? "none"}`,
        ...(before ? [`before=${before.folded}`] : []),
        ...(after ? [`after=${after.folded}`] : []),
      ],
    };
  });
}

/** Groups of one to three letters, with the ends of the word, and its vowels: "ctn" begins no word of English. */
function lettersOf(word: string): string[] {
  const framed = `^${word}$`;
  const groups = [1, 2, 3].flatMap((size) =>
    Array.from({ length: Math.max(0, framed.length - size + 1) }, (_, at) => framed.slice(at, at + size)),
  );
  const shape = word.replace(/[aeiouy]/g, "v").replace(/[^v]/g, "c");
  return [...new Set(groups.map((group) => `has=${group}`)), ...(word.length <= 6 ? [`shape=${shape}`] : [])];
}

function rankOf(word: string): string {
  const weight = knownWord(word)?.weight;
  if (weight === undefined) return "unknown";
  return COMMON.find(([most]) => weight < most)?.[1] ?? "rare";
}

const COMMON = [
  [0.5, "most"],
  [0.7, "common"],
  [0.8, "known"],
  [0.9, "seldom"],
] as const;

function vocabulariesOf(word: string): string[] {
  return Object.entries(VOCABULARIES).flatMap(([name, words]) => (words.has(word) ? [name] : []));
}

const VOCABULARIES: Record<string, ReadonlySet<string>> = {
  places,
  titles,
  organisations,
  schools,
  languages,
  degrees: shortDegrees,
  bodies: certifiers,
};
