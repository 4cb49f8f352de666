import { advertSentences } from "./job-advert/advert-sentences";
import type { JobAdvert } from "./job-advert/job-advert";
import { letterSentences } from "./letter/letter-sentences";
import { wordedLines } from "./profile-lines";
import { sourceLines } from "./source-lines";
import type { Letter } from "./letter.schema";
import { Standing, type Profile } from "./profile.schema";
import { printStanding } from "./profile/standing";
import { rankLines } from "./rank";
import type { Sentence, SourceLine } from "./generated-document";

/**
 * The sources of one line of a finished document: lines of the person's own text and lines of the advert. A
 * line with neither is word for word the person's own (`isOwn`), or a courtesy without any fact.
 */
export type LineSource = { text: string; profileLines: string[]; advertLines: string[]; isVerbatim?: true };

type SourceContext = { profile: Profile; advert: JobAdvert };

/** The sources of each sentence of a letter, in order. */
export function findLetterSources(sentences: Sentence[], context: SourceContext): LineSource[] {
  return sentences.map((sentence) => toLineSource(sentence, context));
}

/**
 * The sources of each line of a resume, in order: lines with new wording and lines as the person wrote them.
 * Other lines are left out.
 */
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

/**
 * The sources of lines that still stand unchanged in the text, and how many sentences of the text have none of them: they were changed
 * or added later. What was taken out is not counted. Without any source nothing is known of either.
 */
export function selectUnchangedSources(
  sources: LineSource[],
  text: { letter: Letter } | { profile: Profile },
): { sources: LineSource[]; changed: number } {
  const units = (
    "letter" in text
      ? text.letter.paragraphs.flatMap((paragraph) =>
          typeof paragraph === "string" ? [paragraph] : paragraph.items,
        )
      : wordedLines(text.profile).map((line) => line.text)
  ).map(normalizeSpaces);
  const unchanged = sources.filter((source) =>
    units.some((unit) => containsSentence(normalizeSpaces(source.text), unit)),
  );
  if (sources.length === 0) return { sources, changed: 0 };
  return { sources: unchanged, changed: units.flatMap((unit) => sentencesOutside(unchanged, unit)).length };
}

/** The sentences of a line that are none of these texts. */
function sentencesOutside(sources: LineSource[], line: string): string[] {
  const texts = sources.map(({ text }) => normalizeSpaces(text)).toSorted((a, b) => b.length - a.length);
  const rest = texts.reduce((left, text) => {
    const at = findSentence(text, left);
    return at < 0 ? left : `${left.slice(0, at).trim()} ${left.slice(at + text.length).trim()}`.trim();
  }, line);
  return letterSentences(rest).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

// The same text under two posts is two lines. Each sentence explains one of them.
function findSentencesIn(line: string, unmatched: Sentence[]): Sentence[] {
  const whole = unmatched.findIndex(({ text }) => text === line);
  if (whole >= 0) return unmatched.splice(whole, 1);
  return unmatched
    .filter(({ text }) => containsSentence(text, line))
    .toSorted((a, b) => line.indexOf(a.text) - line.indexOf(b.text));
}

function containsSentence(text: string, line: string): boolean {
  return findSentence(text, line) >= 0;
}

/** Where a text begins in a line as the whole line or as one whole sentence of it; -1 where it does not. */
export function findSentence(text: string, line: string): number {
  if (text === line) return 0;
  if (!/[.!?…]["”’»)]?$/.test(text)) return -1;
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const [before, after] = [line.slice(0, at), line.slice(at + text.length)];
    if ((before === "" || /[.!?…]["”’»)]? $/.test(before)) && (after === "" || after.startsWith(" ")))
      return at;
  }
  return -1;
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

// An entry has its own id ("work.0"). A line of the entry has a longer one ("work.0.highlights.2").
function isEntry(id: string): boolean {
  return !/\.(?:highlights|keywords|lines)\.\d+$|^summary\.|\.[a-z]\w*$/i.test(id);
}

/** What a document names as its source for the id of a line or an entry: its text; of skills, those that the sentence has. */
export function findProfileText(id: string, sentence: string, profile: Profile): string[] {
  const lines = sourceLines(profile);
  const exact = lines.find((line) => line.id === id);
  if (exact) return [exact.text];
  const facts = lines
    .filter((line) => line.id.startsWith(`${id}.`) && !/\.(?:highlights|lines)\.\d+$/.test(line.id))
    .map((line) => wordsOf(line, lines));
  const quoted =
    id === "basics" || id.startsWith("skills.")
      ? facts.filter((fact) => sentence.toLowerCase().includes(fact.toLowerCase()))
      : [];
  const text = (quoted.length > 0 ? quoted : facts).filter(Boolean).join(", ");
  return text === "" ? [] : [id === "nysc" ? `NYSC: ${text}` : text];
}

/** A line as the person reads it: a standing in words, and not twice. */
function wordsOf({ id, text }: SourceLine, lines: SourceLine[]): string {
  const state = id.endsWith(".standing") ? Standing.safeParse(text) : undefined;
  if (!state?.success) return text;
  const isWorded = lines.some(
    (line) => line.id === `${id}Text` || line.id === id.replace(/standing$/, "status"),
  );
  return isWorded || state.data === "completed" ? "" : printStanding(state.data);
}

/** The line of the advert that fits an address best, or the post and the company when no line fits. */
function findAdvertLines(text: string, advert: JobAdvert): string[] {
  const { title, company } = advert;
  const lines = advertSentences(advert);
  const [best] = rankLines(
    lines.map((line, at) => ({ id: String(at), text: line })),
    text,
  );
  const line = best && best.score > 0 ? lines[Number(best.id)] : undefined;
  const found = line ?? [title, company].filter(Boolean).join(", ");
  return found === "" ? [] : [found.replace(/[,;]$/, "")];
}
