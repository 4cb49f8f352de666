import type { Advert } from "./advert.schema";
import { wordedLines } from "./facts/profile-lines";
import { sourceLines } from "./lines";
import type { Letter } from "./letter.schema";
import type { Profile } from "./profile.schema";
import { rankLines } from "./rank";
import type { Sentence } from "./written";

/**
 * What one line of a finished document rests on: lines of the person's own material, lines of the advert. With neither it is the
 * person's own line word for word (`isOwn`), or a courtesy without any fact.
 */
export type LineSource = { text: string; own: string[]; advert: string[]; isOwn?: true };

type From = { profile: Profile; advert: Advert };

/** The sources of each sentence of a letter, in its order. */
export function sourcesOfLetter(sentences: Sentence[], from: From): LineSource[] {
  return sentences.map((sentence) => sourceOf(sentence, from));
}

/** The sources of each worded line of a resume, in its order: what was worded anew, and what stands as the person wrote it. A line that is neither is left out. */
export function sourcesOfResume(resume: Profile, sentences: Sentence[], from: From): LineSource[] {
  const own = new Set(sourceLines(from.profile).map(({ text }) => text));
  const left = [...sentences];
  return wordedLines(resume).flatMap(({ text }): LineSource[] => {
    if (own.has(text)) return [{ text, own: [], advert: [], isOwn: true }];
    return partsOf(text, left).map((sentence) => sourceOf(sentence, from));
  });
}

/** Those that still stand in the text as it was checked, and how many do not: a line that was changed rests on nothing we know of. */
export function standingSources(
  sources: LineSource[],
  text: { letter: Letter } | { profile: Profile },
): { sources: LineSource[]; changed: number } {
  const units = (
    "letter" in text ? text.letter.paragraphs : wordedLines(text.profile).map((line) => line.text)
  ).map(flat);
  const standing = sources.filter((source) => units.some((unit) => stands(flat(source.text), unit)));
  return { sources: standing, changed: sources.length - standing.length };
}

// The same words for two posts are two lines: each sentence explains one of them.
function partsOf(line: string, left: Sentence[]): Sentence[] {
  const whole = left.findIndex(({ text }) => text === line);
  if (whole >= 0) return left.splice(whole, 1);
  return left
    .filter(({ text }) => stands(text, line))
    .toSorted((a, b) => line.indexOf(a.text) - line.indexOf(b.text));
}

/** Whole, or as a whole sentence among others. */
function stands(text: string, line: string): boolean {
  if (text === line) return true;
  if (!/[.!?…]["”’»)]?$/.test(text)) return false;
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const [before, after] = [line.slice(0, at), line.slice(at + text.length)];
    if ((before === "" || /[.!?…]["”’»)]? $/.test(before)) && (after === "" || after.startsWith(" ")))
      return true;
  }
  return false;
}

function flat(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

function sourceOf({ text, kind, sourceIds }: Sentence, { profile, advert }: From): LineSource {
  const lines = sourceIds
    .toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))
    .flatMap((id) => ownText(id, text, profile));
  return {
    text,
    own: [...new Set(lines)],
    advert: kind === "address" || NAMES_ADVERT.test(text) ? advertLines(text, advert) : [],
  };
}

const NAMES_ADVERT = /\b(?:advert|anuncio|oferta|annonce|anzeige|stellenanzeige)\b/iu;

// An entry stands under its own id ("work.0"), a line of it under a longer one ("work.0.highlights.2").
function isEntry(id: string): boolean {
  return !/\.(?:highlights|keywords|lines)\.\d+$|^summary\.|\.[a-z]\w*$/i.test(id);
}

function ownText(id: string, sentence: string, profile: Profile): string[] {
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
  const told = (quoted.length > 0 ? quoted : facts).join(", ");
  return told === "" ? [] : [id === "nysc" ? `NYSC: ${told}` : told];
}

/** The line of the advert that an address speaks to most; the post and the company where none does. */
function advertLines(text: string, { lines, title, company }: Advert): string[] {
  const [best] = rankLines(
    lines.map((line, at) => ({ id: String(at), text: line })),
    text,
  );
  const line = best && best.score > 0 ? lines[Number(best.id)] : undefined;
  return [line ?? [title, company].filter(Boolean).join(", ")].filter(Boolean);
}
