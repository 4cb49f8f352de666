import type { Position } from "~/career/crf/crf";
import { foldText } from "~/career/nlp/fold";
import type { DocumentText } from "../document-text";
import { groupByParagraph } from "../field";
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

type SeenWord = { word: NoteWord; position: Position; shape: string; sign: string | undefined };
type Line = { words: SeenWord[]; signs: string[]; isApart: boolean; section: string | undefined };

/** What the model of notes sees of each word: the word in its line, and what the lines around it and the text before it tell of. */
export function notePositions(document: DocumentText, words: readonly NoteWord[]): Position[] {
  const lines = linesOf(document, words);
  let lastSign = "none";
  let heading = "none";
  return lines.flatMap(({ words: own, signs, isApart, section }, at) => {
    const over = lines[at - 1]?.signs ?? ["none"];
    const below = lines[at + 1]?.signs ?? ["none"];
    heading = section ?? heading;
    const spot = at === 0 ? "first" : at < 3 ? "early" : at > lines.length - 3 ? "late" : "mid";
    const around = [
      `line=${spot}`,
      `lines=${lines.length === 1 ? "one" : lines.length < 6 ? "few" : "many"}`,
      `under=${heading}`,
      ...signs.map((sign) => `has=${sign}`),
      ...over.map((sign) => `over=${sign}`),
      ...below.map((sign) => `below=${sign}`),
    ];
    return own.map(({ word, position, shape, sign }, place): Position => {
      const features = [
        ...position.features,
        ...around,
        ...signs.map((one) => `has=${one}&${shape}`),
        `last=${lastSign}`,
        `last=${lastSign}&${shape}`,
        `line=${spot}&${shape}`,
        `under=${heading}&${shape}`,
      ];
      if (place < FIRST_WORDS)
        features.push(`line=${spot}&place=${place}`, ...over.map((one) => `over=${one}&place=${place}`));
      lastSign = sign ?? lastSign;
      const isFirst = place === 0 && at > 0;
      return { features, link: noteLinks[isFirst ? (isApart ? "gap" : "line") : word.before] };
    });
  });
}

/** Words of a line that are seen by their place, too. */
const FIRST_WORDS = 3;

function linesOf({ paragraphs }: DocumentText, words: readonly NoteWord[]): Line[] {
  const isAllCaps = !paragraphs.some(({ text }) => /\p{Ll}{3}/u.test(text));
  return [...groupByParagraph(words)].flatMap(([at, own]): Line[] => {
    const paragraph = paragraphs[at];
    if (!paragraph) return [];
    const positions = wordPositions(own, lineOf(paragraph, "note", isAllCaps));
    const seen = own.flatMap((word, place): SeenWord[] => {
      const position = positions[place];
      return position ? [{ word, position, shape: shapeOf(position), sign: signOf(position) }] : [];
    });
    const signs = [...new Set(seen.flatMap(({ sign }) => sign ?? []))];
    if (own.some(({ text }) => foldText(text) === "i")) signs.push("i");
    if (own.some(({ atom }) => atom === "phone")) signs.push("phone");
    return [
      {
        words: seen,
        signs: signs.length > 0 ? signs : ["none"],
        isApart: paragraph.spaceBefore > 0,
        section: headingSection(paragraph.text),
      },
    ];
  });
}

const signs = ["title", "org", "school", "degree", "body", "lang", "verb"] as const;

/** The class of a word that tells what its line is about. */
function signOf({ features }: Position): string | undefined {
  if (features.includes("w=dates")) return "dates";
  return signs.find((sign) => features.includes(`c=${sign}`));
}

function shapeOf({ features }: Position): string {
  return features.find((feature) => feature.startsWith("s=") && !feature.includes("&")) ?? "s=";
}
