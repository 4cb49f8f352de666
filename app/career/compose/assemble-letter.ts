import { checkLetter, type Facts } from "~/career/facts";
import { withBody, writeLetter } from "~/career/writer/letter";
import type { Sentence, GeneratedLetter } from "~/career/generated-document";
import type { Given } from "./given";
import type { Judged } from "./judge";

/** A document made of what held, and how many lines did not. `isOwn`: so little held that the built-in writer wrote all of it. */
export type Assembled<T> = { written: T; reverted: number; isOwn: boolean };

const FEWEST_SENTENCES = 4;

/**
 * The letter: only sentences that hold, in our frame. An opening or an ending that lost all of its sentences gets those of the built-in
 * writer; a letter that lost nearly everything is the built-in writer's.
 */
export function assembleLetter(judged: Judged[], given: Given, facts: Facts): Assembled<GeneratedLetter> {
  const built = writeLetter(given);
  const standing = judged
    .filter(({ violations }) => violations.length === 0)
    .map(({ piece }): Sentence => ({
      text: piece.text,
      kind: piece.kind,
      sourceIds: piece.sourceIds,
      paragraph: piece.paragraph,
    }));
  const { sentences } = checkLetter(
    { type: "cover_letter", letter: built.letter, sentences: once(standing) },
    facts,
  );
  const reverted = judged.length - sentences.length;
  if (sentences.length < FEWEST_SENTENCES || !sentences.some(({ kind }) => kind === "claim"))
    return { written: built, reverted, isOwn: true };
  const paragraphs = [...new Set(judged.map(({ piece }) => piece.paragraph))].toSorted((a, b) => a - b);
  const whole = paragraphs.flatMap((paragraph, at) => {
    const own = sentences.filter((sentence) => sentence.paragraph === paragraph);
    return (own.length > 0 ? own : substitute(built.sentences, at, paragraphs.length)).map((sentence) => ({
      ...sentence,
      paragraph: at,
    }));
  });
  return {
    written: { type: "cover_letter", letter: withBody(built.letter, whole), sentences: whole },
    reverted,
    isOwn: false,
  };
}

/** The built-in writer's first or last paragraph in their places. What stood between is left out: a list is no paragraph of prose. */
function substitute(built: Sentence[], at: number, many: number): Sentence[] {
  const last = Math.max(...built.map(({ paragraph }) => paragraph));
  if (at === 0) return built.filter(({ paragraph }) => paragraph === 0);
  return at === many - 1 ? built.filter(({ paragraph }) => paragraph === last) : [];
}

function once(sentences: Sentence[]): Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => !seen.has(text) && seen.add(text));
}
