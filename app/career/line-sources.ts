import type { JobAdvert } from "./job-advert";
import { wordedLines } from "./facts/profile-lines";
import { sourceLines } from "./source-lines";
import type { Letter } from "./letter.schema";
import type { Profile } from "./profile.schema";
import { rankLines } from "./rank";
import type { Sentence } from "./generated-document";

/**
 * What one line of a finished document rests on: lines of the person's own material, lines of the advert. With neither it is the
 * person's own line word for word (`isOwn`), or a courtesy without any fact.
 */
export type LineSource = { text: string; profileLines: string[]; advertLines: string[]; isVerbatim?: true };

type SourceContext = { profile: Profile; advert: JobAdvert };

/** The sources of each sentence of a letter, in its order. */
export function findLetterSources(sentences: Sentence[], context: SourceContext): LineSource[] {
  return sentences.map((sentence) => toLineSource(sentence, context));
}

/** The sources of each worded line of a resume, in its order: what was worded anew, and what stands as the person wrote it. A line that is neither is left out. */
export function findResumeSources(
  resume: Profile,
  sentences: Sentence[],
  context: SourceContext,
): LineSource[] {
  const own = new Set(sourceLines(context.profile).map(({ text }) => text));
  const unmatched = [...sentences];
  return wordedLines(resume).flatMap(({ text }): LineSource[] => {
    if (own.has(text)) return [{ text, profileLines: [], advertLines: [], isVerbatim: true }];
    return findSentencesIn(text, unmatched).map((sentence) => toLineSource(sentence, context));
  });
}

/** Those that still stand in the text as it was checked, and how many do not: a line that was changed rests on nothing we know of. */
export function selectUnchangedSources(
  sources: LineSource[],
  text: { letter: Letter } | { profile: Profile },
): { sources: LineSource[]; changed: number } {
  const units = (
    "letter" in text ? text.letter.paragraphs : wordedLines(text.profile).map((line) => line.text)
  ).map(normalizeSpaces);
  const unchanged = sources.filter((source) =>
    units.some((unit) => containsSentence(normalizeSpaces(source.text), unit)),
  );
  return { sources: unchanged, changed: sources.length - unchanged.length };
}

// The same words for two posts are two lines: each sentence explains one of them.
function findSentencesIn(line: string, unmatched: Sentence[]): Sentence[] {
  const whole = unmatched.findIndex(({ text }) => text === line);
  if (whole >= 0) return unmatched.splice(whole, 1);
  return unmatched
    .filter(({ text }) => containsSentence(text, line))
    .toSorted((a, b) => line.indexOf(a.text) - line.indexOf(b.text));
}

/** Whole, or as a whole sentence among others. */
function containsSentence(text: string, line: string): boolean {
  if (text === line) return true;
  if (!/[.!?…]["”’»)]?$/.test(text)) return false;
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const [before, after] = [line.slice(0, at), line.slice(at + text.length)];
    if ((before === "" || /[.!?…]["”’»)]? $/.test(before)) && (after === "" || after.startsWith(" ")))
      return true;
  }
  return false;
}

function normalizeSpaces(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

function toLineSource({ text, kind, sourceIds }: Sentence, { profile, advert }: SourceContext): LineSource {
  const lines = sourceIds
    .toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))
    .flatMap((id) => findProfileText(id, text, profile));
  return {
    text,
    profileLines: [...new Set(lines)],
    advertLines: kind === "address" || NAMES_ADVERT.test(text) ? findAdvertLines(text, advert) : [],
  };
}

const NAMES_ADVERT = /\b(?:advert|anuncio|oferta|annonce|anzeige|stellenanzeige)\b/iu;

// An entry stands under its own id ("work.0"), a line of it under a longer one ("work.0.highlights.2").
function isEntry(id: string): boolean {
  return !/\.(?:highlights|keywords|lines)\.\d+$|^summary\.|\.[a-z]\w*$/i.test(id);
}

function findProfileText(id: string, sentence: string, profile: Profile): string[] {
  const lines = sourceLines(profile);
  const exact = lines.find((line) => line.id === id);
  if (exact) return [exact.text];
  const facts = lines
    .filter((line) => line.id.startsWith(`${id}.`) && !/\.(?:highlights|lines)\.\d+$/.test(line.id))
    .map(({ text }) => text);
  const quoted =
    id === "basics" || id.startsWith("skills.")
      ? facts.filter((fact) => sentence.toLowerCase().includes(fact.toLowerCase()))
      : [];
  const text = (quoted.length > 0 ? quoted : facts).join(", ");
  return text === "" ? [] : [id === "nysc" ? `NYSC: ${text}` : text];
}

/** The line of the advert that an address speaks to most; the post and the company where none does. */
function findAdvertLines(text: string, { lines, title, company }: JobAdvert): string[] {
  const [best] = rankLines(
    lines.map((line, at) => ({ id: String(at), text: line })),
    text,
  );
  const line = best && best.score > 0 ? lines[Number(best.id)] : undefined;
  return [line ?? [title, company].filter(Boolean).join(", ")].filter(Boolean);
}
