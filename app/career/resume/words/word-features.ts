import type { Paragraph } from "../document-text";
import { clustersOf } from "~/career/nlp/word-clusters";
import { foldText } from "~/career/nlp/fold";
import type { Position } from "~/career/crf/crf";
import {
  certifiers,
  grades,
  honorifics,
  languages,
  levels,
  longDegrees,
  organisations,
  places,
  schools,
  shortDegrees,
  titles,
  units,
  verbs,
} from "../vocabulary/vocabulary";
import type { Word } from "./words";

/** Links between neighbouring words, by the marks between them. */
export const wordLinks = { space: 0, comma: 1, stop: 2, mark: 3, start: 0 } as const;

/** What the line of some words is. */
export type WordLine = { section: string; isList: boolean; inCell: boolean; isAllCaps: boolean };

type Seen = { word: string; shape: string; classes: string[]; fine?: number; coarse?: number };

/** What the words model sees of each word of a line. */
export function wordPositions(words: readonly Word[], line: WordLine): Position[] {
  const folded = words.map(({ text }) => foldText(text));
  const seen = words.map((word, at) => see(word, folded, at, line.isAllCaps));
  const length = words.length > 20 ? "21" : words.length > 10 ? "11" : words.length > 5 ? "6" : "5";
  const speaks = folded.some((word) => word === "i" || word === "my" || word === "me");
  const hasDates = words.some(({ atom }) => atom === "dates");
  const kind = `${line.isList ? "list" : line.inCell ? "cell" : "text"}`;
  let isDated = false;
  return words.map((word, at): Position => {
    const features = [
      "all",
      `sec=${line.section}`,
      `kind=${kind}&sec=${line.section}`,
      `length=${length}&${kind}`,
      `speaks=${speaks}&dates=${hasDates}`,
      `before=${word.before}`,
      `after=${words[at + 1]?.before ?? "end"}`,
      `spot=${at < 3 ? at : at === words.length - 1 ? "last" : "mid"}`,
      `behind-dates=${isDated}&sec=${line.section}`,
    ];
    if (word.atom === "dates") isDated = true;
    const add = (where: string, one: Seen | undefined) => {
      if (!one) {
        features.push(`${where}=none`);
        return;
      }
      features.push(`${where}w=${one.word}`, `${where}s=${one.shape}`);
      for (const name of one.classes) features.push(`${where}c=${name}`);
      if (one.fine !== undefined) features.push(`${where}g=${one.fine}`, `${where}G=${one.coarse}`);
    };
    const [own, left, right] = [seen[at], seen[at - 1], seen[at + 1]];
    add("", own);
    add("-1", left);
    add("+1", right);
    for (const [where, one] of [
      ["-2", seen[at - 2]],
      ["+2", seen[at + 2]],
    ] as const) {
      if (!one) continue;
      features.push(`${where}w=${one.word}`, `${where}s=${one.shape}`);
      for (const name of one.classes) features.push(`${where}c=${name}`);
    }
    if (own) {
      features.push(`s=${own.shape}&sec=${line.section}`, `s=${own.shape}&b=${word.before}`);
      features.push(`s=${own.shape}&-1w=${left?.word ?? ""}`, `s=${own.shape}&-1s=${left?.shape ?? ""}`);
      for (const name of own.classes)
        features.push(`c=${name}&sec=${line.section}`, `c=${name}&s=${own.shape}`);
      if (/^\p{L}{5,}$/u.test(own.word)) features.push(`end=${own.word.slice(-3)}`);
    }
    if (left && right) features.push(`-1w=${left.word}&+1s=${right.shape}`);
    return { features, link: wordLinks[word.before] };
  });
}

function see({ text, atom }: Word, folded: readonly string[], at: number, isAllCaps: boolean): Seen {
  const word = folded[at] ?? "";
  if (atom) return { word: atom, shape: atom, classes: [] };
  const bare = word.replace(/[.'-]+$/, "");
  const groups = clustersOf(bare);
  return {
    word,
    shape: shapeOf(text, isAllCaps),
    classes: classesOf(bare, `${word} ${folded[at + 1] ?? ""}`, `${folded[at - 1] ?? ""} ${word}`),
    ...(groups && { fine: groups.fine, coarse: groups.coarse }),
  };
}

const vocabularies: readonly [string, ReadonlySet<string>][] = [
  ["title", titles],
  ["org", organisations],
  ["school", schools],
  ["degree", longDegrees],
  ["body", certifiers],
  ["lang", languages],
  ["level", levels],
  ["grade", grades],
  ["place", places],
  ["unit", units],
  ["verb", verbs],
  ["honorific", honorifics],
];

function classesOf(word: string, withNext: string, withLast: string): string[] {
  const found = vocabularies.flatMap(([name, words]) =>
    words.has(word)
      ? [name]
      : words.has(withNext)
        ? [`${name}-begin`]
        : words.has(withLast)
          ? [`${name}-end`]
          : [],
  );
  if (shortDegrees.has(word.replaceAll(".", ""))) found.push("degree");
  return found;
}

function shapeOf(text: string, isAllCaps: boolean): string {
  if (/^\d+$/.test(text)) return text.length === 4 ? "year" : "number";
  if (/\d/.test(text)) return "digits";
  if (text === text.toLowerCase()) return "lower";
  if (text === text.toUpperCase()) return isAllCaps ? "capsdoc" : text.length === 1 ? "letter" : "upper";
  return /^\p{Lu}/u.test(text) ? "title" : "mixed";
}

/** What a paragraph tells of its line. */
export function lineOf(
  { listLevel, cell }: Paragraph,
  section: string | undefined,
  isAllCaps: boolean,
): WordLine {
  return {
    section: section ?? "top",
    isList: listLevel !== undefined,
    inCell: cell !== undefined,
    isAllCaps,
  };
}
