import { languageOf } from "~/career/nlp/language";
import { wordsOf } from "~/career/nlp/fold";
import type { OpenDecision } from "~/career/open-decision";
import { wordedLines } from "~/career/profile-lines";
import type { LetterRecord } from "~/career/letter-writer";
import { withBody } from "~/career/writer/letter";
import { sentenceOf } from "~/career/writer/wording";
import type { GeneratedLetter, Sentence } from "~/career/generated-document";
import type { Given } from "./given";
import { decisionsOf } from "./open-decisions";
import { ownLetterOf } from "./own-letter";
import type { Verdict } from "./verdict";

/** A document and the sentences that its owner has to settle. `isOwn`: the built-in writer wrote all of it. */
export type Assembled<T> = { written: T; decisions: OpenDecision[]; isOwn: boolean };

const FEWEST_SENTENCES = 4;

/**
 * The letter: the sentences that stand, in our frame, and the person's own line in the place of one that does not. An opening or an
 * ending that lost all of its sentences gets those of the built-in writer; a letter that lost nearly everything is the built-in writer's. What the advert asks
 * of everybody stands in our record below the body, before what ends the letter.
 */
export function assembleLetter(verdicts: Verdict[], given: Given): Assembled<GeneratedLetter> {
  const { letter: built, record } = given.own ?? ownLetterOf(given);
  const taken = verdicts.filter(stands);
  const cited = new Set(taken.flatMap(({ piece }) => piece.sourceIds));
  const lines = verdicts.map((verdict) => ({
    verdict,
    sentence: stands(verdict) ? sentenceOfPiece(verdict) : ownLine(verdict, given, cited),
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
  const body = withRecord(whole, record);
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

/** A body with the record before its last sentences without a fact; what the body has said stands in no list. */
function withRecord(body: Sentence[], { lead, items, readiness }: LetterRecord): Sentence[] {
  const said = new Set(body.flatMap(({ sourceIds }) => sourceIds));
  const isNew = ({ sourceIds }: { sourceIds: string[] }) => !sourceIds.every((id) => said.has(id));
  const claim = { kind: "claim" as const, paragraph: 0 };
  const listed = items.filter(isNew).map((item) => ({ ...item, ...claim, isListItem: true as const }));
  const ends = body.findLastIndex(({ sourceIds }) => sourceIds.length > 0) + 1;
  const paragraphs = [
    ...paragraphsIn(body.slice(0, ends)),
    ...(listed.length > 0
      ? [[{ text: lead, kind: "frame" as const, sourceIds: [], paragraph: 0 }], listed]
      : []),
    readiness.filter(isNew).map((sentence) => ({ ...sentence, ...claim })),
    ...paragraphsIn(body.slice(ends)),
  ];
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, at) => paragraph.map((sentence) => ({ ...sentence, paragraph: at })));
}

function paragraphsIn(sentences: Sentence[]): Sentence[][] {
  const numbers = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return numbers.map((number) => sentences.filter(({ paragraph }) => paragraph === number));
}

function stands({ state }: Verdict): boolean {
  return state === "held" || state === "mended";
}

function sentenceOfPiece({ piece: { text, kind, sourceIds, paragraph } }: Verdict): Sentence {
  return { text, kind, sourceIds, paragraph };
}

/** The first line that a failed sentence cites, as the person wrote it; undefined where it is told already, or is of another language. */
function ownLine(
  { piece: { sourceIds, paragraph } }: Verdict,
  { profile, language }: Given,
  told: Set<string>,
): Sentence | undefined {
  const line = wordedLines(profile).find(({ id }) => sourceIds.includes(id) && !told.has(id));
  if (!line || (wordsOf(line.text).length >= 4 && languageOf(line.text, language) !== language))
    return undefined;
  return { text: sentenceOf(line.text), kind: "claim", sourceIds: [line.id], paragraph };
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
