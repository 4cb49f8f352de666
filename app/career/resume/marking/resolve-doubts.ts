import { foldText } from "~/career/nlp/fold";
import { canonicalProfile } from "~/career/profile/canonical-profile";
import { normalizeValue } from "../draft";
import { valueAt, withValue } from "../profile-values";
import type { ReadResume } from "../read-resume";
import type { Mark } from "./mark";
import { entryFacts, openField, type EntryFact, type OpenField } from "./open-field";

type Unplaced = ReadResume["notPlaced"];
type Filled = { value: string; paragraph: number; confidence: number; notPlaced: Unplaced };

/**
 * A reading with the empty fields filled that `marked`, the reading of the same document with the roles of the
 * marks, fills with words that had found no place. What was read stays as it is: a doubt is resolved only where
 * both readings see the same entry, and the marks put the words into that entry.
 */
export function resolveDoubts(read: ReadResume, marked: ReadResume, marks: readonly Mark[]): ReadResume {
  const byParagraph = new Map(marks.map((mark) => [mark.paragraph, mark]));
  return read.doubts.reduce((resolved, doubt) => {
    const field = openField(resolved, doubt);
    const filled = field && fillOf(resolved, marked, field, byParagraph);
    return field && filled ? withField(resolved, field, filled) : resolved;
  }, read);
}

function fillOf(
  read: ReadResume,
  marked: ReadResume,
  { entry, section, field }: OpenField,
  marks: ReadonlyMap<number, Mark>,
): Filled | undefined {
  const twin = findTwin(read, marked, entry, section);
  const fact = marked.facts.find(({ path }) => path === `${twin}.${field}`);
  const value = fact && valueAt(marked.profile, fact.path);
  if (!fact || typeof value !== "string" || !isOneEntry(read, { entry, section }, fact.paragraph, marks))
    return undefined;
  const notPlaced = withoutWords(read.notPlaced, fact.paragraph, value);
  return notPlaced && { value, paragraph: fact.paragraph, confidence: fact.confidence, notPlaced };
}

/** The one entry of the marked reading that has the same fields in the same paragraphs, and at least one same value. */
function findTwin(
  read: ReadResume,
  marked: ReadResume,
  entry: string,
  section: OpenField["section"],
): string | undefined {
  const own = entryFacts(read, entry);
  const twins = marked.profile[section]
    .map((_, at) => `${section}.${at}`)
    .filter((candidate) => {
      const others = entryFacts(marked, candidate);
      const same = own.flatMap((fact) => {
        const other = others.find((one) => isSamePlace(one, fact));
        return other ? [other.value === fact.value] : [];
      });
      return same.length === own.length && same.includes(true);
    });
  return twins.length === 1 ? twins[0] : undefined;
}

function isSamePlace(one: EntryFact, other: EntryFact): boolean {
  return one.paragraph === other.paragraph && (one.isLine ? other.isLine : one.field === other.field);
}

/** The marks put this paragraph and the head of the entry together, and the head of no other entry with them. */
function isOneEntry(
  read: ReadResume,
  { entry, section }: Pick<OpenField, "entry" | "section">,
  paragraph: number,
  marks: ReadonlyMap<number, Mark>,
): boolean {
  const numberOf = (one: number) => marks.get(one)?.entry ?? 0;
  const number = numberOf(paragraph);
  const own = entryFacts(read, entry).map((fact) => ({ ...fact, number: numberOf(fact.paragraph) }));
  const heads = own.filter(({ isLine }) => !isLine);
  const others = read.profile[section]
    .map((_, at) => `${section}.${at}`)
    .filter((other) => other !== entry)
    .flatMap((other) => entryFacts(read, other).filter(({ isLine }) => !isLine));
  return (
    number > 0 &&
    own.some((fact) => fact.number === number) &&
    heads.every((fact) => fact.number === number || fact.number === 0) &&
    others.every((fact) => numberOf(fact.paragraph) !== number)
  );
}

/** The lines without place, without these words; undefined where the words do not stand in one of them as they are. */
function withoutWords(notPlaced: Unplaced, paragraph: number, value: string): Unplaced | undefined {
  const found = notPlaced.find((line) => line.paragraph === paragraph && placeIn(line.text, value) >= 0);
  if (!found) return undefined;
  const start = placeIn(found.text, value);
  const rest = [found.text.slice(0, start), found.text.slice(start + value.length)];
  const left = rest.map(normalizeValue).filter((text) => /[\p{L}\p{N}]/u.test(text));
  return notPlaced.flatMap((line) => (line === found ? left.map((text) => ({ paragraph, text })) : [line]));
}

function placeIn(line: string, value: string): number {
  return foldText(line) === foldText(value) && line.length === value.length ? 0 : line.indexOf(value);
}

function withField(read: ReadResume, { entry, field }: OpenField, filled: Filled): ReadResume {
  const { value, paragraph, confidence, notPlaced } = filled;
  const path = `${entry}.${field}`;
  const changed = withValue(read.profile, path, value);
  if (!changed) return read;
  const fact = {
    id: `${path}@${paragraph}`,
    kind: entry.split(".")[0] ?? entry,
    path,
    paragraph,
    confidence,
  };
  return {
    ...read,
    profile: canonicalProfile(changed),
    facts: [...read.facts, fact],
    doubts: read.doubts.filter((doubt) => doubt.path !== path),
    notPlaced,
  };
}
