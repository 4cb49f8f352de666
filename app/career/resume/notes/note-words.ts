import type { Position } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";
import type { DocumentText } from "../document-text";
import { headingSection } from "../headings";
import { lineOf, wordLinks, wordPositions } from "../words/word-features";
import { type Word, wordsOf } from "../words/words";

/** Links between the words of a note: by the marks between them, and over the end of a line and an empty line. */
export const noteLinks = { ...wordLinks, line: 4, gap: 5 } as const;
export const countOfNoteLinks = 6;

/** A word of a note and the paragraph in which it stands. */
export type NoteWord = Word & { paragraph: number };

/** The words of all lines of a note, in order. */
export function noteWordsOf({ paragraphs }: Pick<DocumentText, "paragraphs">): NoteWord[] {
  return paragraphs.flatMap(({ text }, paragraph) => wordsOf(text).map((word) => ({ ...word, paragraph })));
}

type Line = { words: NoteWord[]; positions: Position[]; signs: string[] };

/** What the model of notes sees of each word: the word in its line, and what the lines around it and the text before it tell of. */
export function notePositions(document: DocumentText, words: readonly NoteWord[]): Position[] {
  const isAllCaps = !document.paragraphs.some(({ text }) => /\p{Ll}{3}/u.test(text));
  const lines = linesOf(document, words, isAllCaps);
  let lastSign = "none";
  let heading = "none";
  const count = lines.length;
  return lines.flatMap(({ words: own, positions, signs }, at) => {
    const [before, after] = [lines[at - 1], lines[at + 1]];
    const paragraph = document.paragraphs[own[0]?.paragraph ?? 0];
    const isApart = (paragraph?.spaceBefore ?? 0) > 0;
    const headed = headingSection(paragraph?.text ?? "");
    if (headed !== undefined) heading = headed;
    const spot = at === 0 ? "first" : at < 3 ? "early" : at > count - 3 ? "late" : "mid";
    const around = [
      `line=${spot}`,
      `lines=${count === 1 ? "one" : count < 6 ? "few" : "many"}`,
      `under=${heading}`,
      ...signs.map((sign) => `has=${sign}`),
      ...(before?.signs ?? ["none"]).map((sign) => `over=${sign}`),
      ...(after?.signs ?? ["none"]).map((sign) => `below=${sign}`),
    ];
    return positions.map((position, place): Position => {
      const word = own[place];
      const shape =
        position.features.find((feature) => feature.startsWith("s=") && !feature.includes("&")) ?? "s=";
      const features = [
        ...position.features,
        ...around,
        ...signs.map((sign) => `has=${sign}&${shape}`),
        `last=${lastSign}`,
        `last=${lastSign}&${shape}`,
        `line=${spot}&${shape}`,
        `under=${heading}&${shape}`,
        ...(place < 3
          ? [
              `line=${spot}&place=${place}`,
              ...(before?.signs ?? ["none"]).map((sign) => `over=${sign}&place=${place}`),
            ]
          : []),
      ];
      const sign = signOf(position.features);
      if (sign !== undefined) lastSign = sign;
      const link =
        place > 0 || at === 0 ? noteLinks[word?.before ?? "space"] : isApart ? noteLinks.gap : noteLinks.line;
      return { features, link };
    });
  });
}

function linesOf(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  words: readonly NoteWord[],
  isAllCaps: boolean,
): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const open = lines.at(-1);
    if (open?.words[0]?.paragraph === word.paragraph) open.words.push(word);
    else lines.push({ words: [word], positions: [], signs: [] });
  }
  for (const line of lines) {
    const paragraph = paragraphs[line.words[0]?.paragraph ?? 0];
    if (!paragraph) continue;
    line.positions = wordPositions(line.words, lineOf(paragraph, "note", isAllCaps));
    line.signs = [...new Set(line.positions.flatMap(({ features }) => signOf(features) ?? []))];
    if (line.words.some(({ text }) => foldText(text) === "i")) line.signs.push("i");
    if (line.words.some(({ atom }) => atom === "phone")) line.signs.push("phone");
    if (line.signs.length === 0) line.signs.push("none");
  }
  return lines;
}

const signs = ["title", "org", "school", "degree", "body", "lang", "verb"] as const;

/** The class of a word that tells what its line is about. */
function signOf(features: readonly string[]): string | undefined {
  if (features.includes("w=dates")) return "dates";
  return signs.find((sign) => features.includes(`c=${sign}`));
}
