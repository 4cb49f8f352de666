import { languageOf } from "~/career/nlp/language";
import { wordsOf } from "~/career/nlp/fold";
import type { OpenDecision } from "~/career/open-decision";
import { wordedLines } from "~/career/profile-lines";
import { behindI } from "~/career/letter-writer";
import { calmProfile } from "~/career/writer/calm-profile";
import { withBody } from "~/career/writer/letter";
import { sentenceOf } from "~/career/writer/wording";
import type { GeneratedLetter, Sentence, SourceLine } from "~/career/generated-document";
import type { Given, OwnLetter } from "./given";
import { decisionsOf } from "./open-decisions";
import { ownLetterOf } from "./own-letter";
import type { Verdict } from "./verdict";

/** A document and the sentences that its owner has to settle. `isOwn`: the built-in writer wrote all of it. */
export type Assembled<T> = { written: T; decisions: OpenDecision[]; isOwn: boolean };

const FEWEST_SENTENCES = 4;

/**
 * The letter: the sentences that stand, in our frame, and the person's own line in the place of one that does not. An opening or an
 * ending that lost all of its sentences gets those of the built-in writer; a letter that lost nearly everything is the built-in writer's. What the advert
 * wants stated of the person stands before what ends the letter.
 */
export function assembleLetter(verdicts: Verdict[], given: Given): Assembled<GeneratedLetter> {
  const { letter: built, particulars } = given.own ?? ownLetterOf(given);
  const taken = verdicts.filter(stands);
  const cited = new Set(taken.flatMap(({ piece }) => piece.sourceIds));
  const own = wordedLines(calmProfile(given.profile)).filter(({ id }) => !cited.has(id));
  const lines = verdicts.map((verdict) => ({
    verdict,
    sentence: stands(verdict) ? sentenceOfPiece(verdict) : ownLine(verdict, given, own),
  }));
  const sentences = once(lines.flatMap(({ sentence }) => sentence ?? []));
  if (
    sentences.length < FEWEST_SENTENCES ||
    !taken.some(({ piece }) => piece.kind === "claim" || piece.sourceIds.length > 0)
  ) {
    const ownOf = ({ piece }: Verdict) => lineCiting(piece.sourceIds, built.sentences);
    return { written: built, decisions: decisionsOf("cover_letter", verdicts, ownOf), isOwn: true };
  }
  const paragraphs = [...new Set(verdicts.map(({ piece }) => piece.paragraph))].toSorted((a, b) => a - b);
  const whole = paragraphs.flatMap((paragraph, at) => {
    const own = sentences.filter((sentence) => sentence.paragraph === paragraph);
    return (own.length > 0 ? own : substitute(built.sentences, at, paragraphs.length)).map((sentence) => ({
      ...sentence,
      paragraph: at,
    }));
  });
  const body = withParticulars(whole, particulars);
  const ownOf = (verdict: Verdict) => {
    const own = lines.find((line) => line.verdict === verdict)?.sentence;
    return own && sentences.includes(own) ? own.text : "";
  };
  return {
    written: {
      type: "cover_letter",
      letter: withBody(built.letter, body),
      sentences: body,
    },
    decisions: decisionsOf("cover_letter", verdicts, ownOf),
    isOwn: false,
  };
}

/** A body with the particulars that it has not said before its ending: its last paragraph or sentence, if that tells nothing of the person. */
function withParticulars(body: Sentence[], particulars: OwnLetter["particulars"]): Sentence[] {
  const said = new Set(body.flatMap(({ sourceIds }) => sourceIds));
  const isTold = ({ sourceIds, mentions }: (typeof particulars)[number]) =>
    sourceIds.every((id) => said.has(id)) ||
    (mentions !== undefined && body.some(({ text }) => text.includes(mentions)));
  const stated = particulars
    .filter((one) => !isTold(one))
    .map(({ text, sourceIds }) => ({ text, sourceIds }));
  if (stated.length === 0) return body;
  const last = body.at(-1)?.paragraph ?? 0;
  const isOfEnd = body.filter(({ paragraph }) => paragraph === last).every(tellsNothing)
    ? ({ paragraph }: Sentence) => paragraph === last
    : (sentence: Sentence) => sentence === body.at(-1) && tellsNothing(sentence);
  return [
    ...body.filter((sentence) => !isOfEnd(sentence)),
    ...stated.map((one) => ({ ...one, kind: "claim" as const, paragraph: last + 1 })),
    ...body.filter(isOfEnd).map((sentence) => ({ ...sentence, paragraph: last + 2 })),
  ];
}

function tellsNothing({ sourceIds }: Sentence): boolean {
  return sourceIds.length === 0;
}

function stands({ state }: Verdict): boolean {
  return state === "held" || state === "mended";
}

function sentenceOfPiece({ piece: { text, kind, sourceIds, paragraph } }: Verdict): Sentence {
  return { text, kind, sourceIds, paragraph };
}

/**
 * The first of the person's untold lines that a failed sentence cites, as a sentence of theirs; undefined where there is none, it is of another language, or is no
 * sentence that can stand in prose: "Alignment of 57 hops".
 */
function ownLine(
  { piece: { sourceIds, paragraph } }: Verdict,
  { profile, language }: Given,
  lines: SourceLine[],
): Sentence | undefined {
  const line = lines.find(({ id }) => sourceIds.includes(id));
  if (!line || (wordsOf(line.text).length >= 4 && languageOf(line.text, language) !== language))
    return undefined;
  const { section, entry = -1 } = line;
  const isHeld = section === "work" && profile.work[entry]?.endDate === "present";
  if (language !== "en")
    return { text: sentenceOf(line.text), kind: "claim", sourceIds: [line.id], paragraph };
  const own = behindI(line.text, { isHeld });
  return own === undefined
    ? undefined
    : { text: `I ${own}.`, kind: "claim", sourceIds: [line.id], paragraph };
}

function lineCiting(ids: string[], sentences: Sentence[]): string | undefined {
  return sentences.find(({ isListItem, sourceIds }) => isListItem && sourceIds.some((id) => ids.includes(id)))
    ?.text;
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
