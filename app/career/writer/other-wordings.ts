import type { Sentence } from "~/career/generated-document";
import type { Letter } from "~/career/letter.schema";
import { writeBody } from "~/career/letter-writer";
import { findLetterSources, type LineSource } from "~/career/line-sources";
import { isHeld, prepareLetter, type LetterAsked } from "./letter";

/** A paragraph of a letter (its place among them), and other ways to say what it says, with their sources. */
export type ParagraphWordings = {
  at: number;
  text: string;
  others: { text: string; sources: LineSource[] }[];
};

const SEEDS = ["1", "2", "3", "4"];
const TONES = ["plain", "formal", "warm"] as const;
const MOST_OTHERS = 3;

/**
 * Other wordings of the paragraphs of a letter, by the built-in writer: the same lines of the person, put differently, each sentence
 * held by the lock. `sources` are those stored with the letter. A paragraph that its owner changed, and a list, have none. The same input
 * gives the same wordings.
 */
export function otherWordings({
  letter,
  sources,
  given,
}: {
  letter: Letter;
  sources: LineSource[];
  given: LetterAsked;
}): ParagraphWordings[] {
  const { plan, lock } = prepareLetter(given);
  const { language, length = "standard" } = given;
  const candidates = TONES.flatMap((tone) =>
    SEEDS.flatMap((seed) =>
      paragraphsOf(
        writeBody(plan, { language, tone, length, seed }, (sentence) => isHeld(sentence, lock)),
        given,
      ),
    ),
  );
  return letter.paragraphs.flatMap((paragraph, at) => {
    if (typeof paragraph !== "string") return [];
    const cited = linesOf(sources.filter(({ text }) => paragraph.includes(text)));
    if (cited.length === 0) return [];
    const same = candidates.filter(({ sources: own }) => isSameList(linesOf(own), cited));
    const texts = [...new Set(same.map(({ text }) => text))].filter((text) => text !== paragraph);
    const others = texts.slice(0, MOST_OTHERS).flatMap((text) => same.find((one) => one.text === text) ?? []);
    return others.length === 0 ? [] : [{ at, text: paragraph, others }];
  });
}

/** The paragraphs of a body that are no lists. */
function paragraphsOf(sentences: Sentence[], given: LetterAsked): { text: string; sources: LineSource[] }[] {
  const places = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return places.flatMap((place) => {
    const own = sentences.filter(({ paragraph }) => paragraph === place);
    if (own.some(({ isListItem }) => isListItem)) return [];
    return [{ text: own.map(({ text }) => text).join(" "), sources: findLetterSources(own, given) }];
  });
}

function linesOf(sources: LineSource[]): string[] {
  return [...new Set(sources.flatMap(({ profileLines }) => profileLines))].toSorted();
}

function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}
