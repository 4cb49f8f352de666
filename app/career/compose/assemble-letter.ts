import { checkLetter, type Facts } from "~/career/facts";
import { frameLetter, writeLetter } from "~/career/writer/letter";
import type { Sentence, GeneratedLetter } from "~/career/generated-document";
import type { Given } from "./given";
import type { Judged } from "./judge";

/** A document made of what held, and how many lines did not. `isOwn`: so little held that the built-in writer wrote all of it. */
export type Assembled<T> = { written: T; reverted: number; isOwn: boolean };

const FEWEST_SENTENCES = 4;

/**
 * The letter: only sentences that hold, in our frame. A paragraph that lost all of its sentences gets those of the built-in writer; a letter
 * that lost nearly everything is the built-in writer's.
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
    return (own.length > 0 ? own : substitute(built.sentences, at, paragraphs.length, sentences)).map(
      (sentence) => ({ ...sentence, paragraph: at }),
    );
  });
  return {
    written: { type: "cover_letter", letter: frameLetter(given, whole), sentences: whole },
    reverted,
    isOwn: false,
  };
}

/** The built-in writer's paragraph for the place: first for first, last for last, otherwise what is not told yet. */
function substitute(built: Sentence[], at: number, many: number, told: Sentence[]): Sentence[] {
  const last = Math.max(...built.map(({ paragraph }) => paragraph));
  if (at === 0) return built.filter(({ paragraph }) => paragraph === 0);
  if (at === many - 1) return built.filter(({ paragraph }) => paragraph === last);
  const cited = new Set(told.flatMap(({ sourceIds }) => sourceIds));
  const place = Math.min(at, last - 1);
  const fresh = built.filter(
    ({ paragraph, sourceIds }) =>
      paragraph === place &&
      paragraph > 0 &&
      sourceIds.every((id) => !/\.\d+\.|\.highlights\./.test(id) || !cited.has(id)),
  );
  return fresh[0] && POINTS_BACK.test(fresh[0].text) ? [] : fresh;
}
const POINTS_BACK =
  /^(?:there|in that|in this|besides|in addition|apart from that|i also|before that|earlier)\b/i;

function once(sentences: Sentence[]): Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => !seen.has(text) && seen.add(text));
}
