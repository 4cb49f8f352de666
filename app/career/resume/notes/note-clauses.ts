import { findPeriods } from "~/career/dates";
import { foldText } from "~/career/nlp/fold";
import type { Paragraph } from "../document-text";
import { hasPaperNoun } from "../paper-words";
import type { Placed } from "../rails";
import { spokenLanguages } from "../spoken";
import { skillLead } from "../vocabulary/note-words";
import { runsBetween } from "../text-style";
import { abbreviations } from "../vocabulary/vocabulary";
import { isNote } from "./is-note";
import { longestClause, noteKind, type NotePlace } from "./note-kinds";
import { thingsIn } from "./note-things";
import { notePost } from "./note-posts";

type Stretch = { from: number; to: number };

/**
 * The lines of a note as clauses that each tell one kind of fact: the head of a post and what was done there, a study, a paper, a list of languages. Any other
 * document stays as it is.
 */
export function partNote(placed: readonly Placed[]): Placed[] {
  const whole = { paragraphs: placed.map(({ paragraph }) => paragraph), hidden: [], pages: 1 };
  if (!isNote(whole)) return [...placed];
  let place: NotePlace = "head";
  return placed.flatMap(({ paragraph, place: at }): Placed[] => {
    if (paragraph.spaceBefore > 0 && place === "post") place = "tail";
    const post = notePost(paragraph.text);
    const kind = noteKind(paragraph.text, place);
    if (kind === "work") place = "post";
    if (kind === "work" && post) {
      return parted(paragraph, [
        { from: 0, to: post.end },
        { from: post.end, to: paragraph.text.length },
      ]).map((part) => ({ paragraph: part, place: at }));
    }
    const isList = kind === "skills" && place === "head" && !skillLead.test(paragraph.text);
    const things = isList ? thingsIn(paragraph.text) : undefined;
    if (things)
      return parted(paragraph, [
        { from: 0, to: things.sentence },
        { from: things.sentence, to: paragraph.text.length },
      ]).map((part) => ({ paragraph: part, place: at }));
    if (kind === "line" || kind === "work" || place === "head" || paragraph.text.length > longestClause)
      return [{ paragraph, place: at }];
    if (kind === "education" || kind === "certificates") place = "tail";
    return parted(paragraph, clausesOf(paragraph.text)).map((part) => ({ paragraph: part, place: at }));
  });
}

/** The clauses of a line that tells of studies, papers, languages or skills. */
function clausesOf(text: string): Stretch[] {
  return sentencesOf(text).flatMap((sentence) =>
    partsOf(text.slice(sentence.from, sentence.to)).map(({ from, to }) => ({
      from: sentence.from + from,
      to: sentence.from + to,
    })),
  );
}

function sentencesOf(text: string): Stretch[] {
  const cuts: Stretch[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/(?<=[\p{L}\d)]{2})[.;]\s+(?=[\p{L}\d])/gu)) {
    const [word = ""] = /[\p{L}.]+$/u.exec(text.slice(0, index)) ?? [];
    if (abbreviations.has(foldText(word)) || word.includes(".")) continue;
    cuts.push({ from, to: index });
    from = index + mark.length;
  }
  return [...cuts, { from, to: text.length }];
}

/** Commas and "and" part a clause only where each side tells a fact of its own. */
function partsOf(text: string): Stretch[] {
  for (const { 0: mark, index } of text.matchAll(/,\s+|\s+and\s+/giu)) {
    const [left, right] = [text.slice(0, index), text.slice(index + mark.length)];
    if (!/^,/.test(mark) ? !joinsPapers(left, right) : !partsFacts(left, right)) continue;
    const from = index + mark.length;
    return [
      { from: 0, to: index },
      ...partsOf(right).map((part) => ({ from: from + part.from, to: from + part.to })),
    ];
  }
  return [{ from: 0, to: text.length }];
}

function joinsPapers(left: string, right: string): boolean {
  const isPaper = (side: string) =>
    /(?:licen[cs]e|card|permit|certificate|cert)s?(?:\s+(?:19|20)\d{2})?$/iu.test(side);
  return isPaper(left) && isPaper(right) && left.split(/\s+/).length > 1 && right.split(/\s+/).length > 1;
}

function partsFacts(left: string, right: string): boolean {
  // "…, i get fire card 2020": a fact of its own, and so is what follows a whole one with its year.
  const isNamed = /\s/.test(right.trim()) && noteKind(right, "tail") === "certificates";
  if (isNamed && (/^i\s/iu.test(right) || endsWithYear(left))) return true;
  const spoken = spokenLanguages(right);
  if (spoken && spoken.list.length > 1 && !spokenLanguages(left)) return true;
  const isDated =
    findPeriods(right).length > 0 && right.split(/\s+/).length > 2 && !/^(?:19|20)\d/.test(right);
  if (!isDated || !hasPaperNoun(right.split(",")[0] ?? "")) return false;
  return /(?:(?:19|20)\d{2}|\))$/.test(left) && hasName(left);
}

const endsWithYear = (text: string) => /(?:19|20)\d{2}$/.test(text);
const hasName = (text: string) => /\p{L}{3}/u.test(text);

function parted(paragraph: Paragraph, cuts: readonly Stretch[]): Paragraph[] {
  const { text, runs } = paragraph;
  const kept = cuts.filter(({ from, to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)));
  if (kept.length < 2) return [paragraph];
  return kept.map(({ from, to }, at): Paragraph => {
    const part = text.slice(from, to).replace(/[\s.,:;]+$/u, "");
    const { listLevel: _, ...plain } = paragraph;
    return {
      ...(at === 0 ? paragraph : plain),
      text: part,
      runs: runsBetween(runs, from, from + part.length),
      ...(at > 0 && { spaceBefore: 0 }),
    };
  });
}
