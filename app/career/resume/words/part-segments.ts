import { parsePeriod, type Period } from "~/career/dates";
import type { DocumentText } from "../document-text";
import { isDegreeInFull } from "../degrees";
import { groupByParagraph } from "../field";
import { isPost } from "../places";
import { isSchool } from "../row-kinds";
import type { Segment } from "../segments";
import type { Label } from "../tagger/labels";
import { isSetApart, type DocumentStyle } from "../text-style";
import { lineOf } from "./word-features";
import { stretchesOf, type Likelihoods, type SeenWord, type Stretch } from "./stretches";

/** What an entry is made of: a segment that holds two of these is parted. */
const facts: ReadonlySet<Label> = new Set([
  "employer",
  "title",
  "school",
  "degree",
  "item",
  "issuer",
  "dates",
  "referee",
]);
/** Where posts and studies are told. Papers and referees have grammars of their own, which part them by more than their words. */
const parted: ReadonlySet<string> = new Set([
  "work",
  "siwes",
  "nysc",
  "volunteer",
  "education",
  "oLevels",
  "custom",
  "top",
]);
/** How sure one fact of a segment that is parted must be, and where the page has a look each of its parts; elsewhere they may be less. */
const SURE = 0.7;
const LIKELY = 0.3;
/** Letters of a line that is looked at. */
const LONGEST_LINE = 700;
const FEWEST_WORDS = 3;

/**
 * "2011-2015 guard Bulldog security company", "I worked with Masaka Divine Clinic as receptionist from 2017 to 2020.": segments in which
 * several things stand with no mark between them are parted by their words, and each part says what it was taken for. Where the page has
 * no look that tells of its lines, the words of the other segments count, too.
 */
export function partSegments(
  { paragraphs }: DocumentText,
  segments: readonly Segment[],
  sectionAt: (paragraph: number) => string | undefined,
  style: DocumentStyle,
): Segment[] {
  const isPlain = !isSetApart(style);
  return [...groupByParagraph(segments)].flatMap(([place, line]) => {
    const paragraph = paragraphs[place];
    const section = sectionAt(place) ?? "top";
    const canPart = parted.has(section) && line.some(isLong);
    if (!paragraph || paragraph.text.length > LONGEST_LINE || !(canPart || (isPlain && line.some(isOpen))))
      return line;
    const { stretches, words } = stretchesOf(paragraph.text, lineOf(paragraph, section, style.isAllCaps));
    const parts = canPart
      ? line.flatMap((segment) => partsOf(segment, stretches, isPlain ? LIKELY : SURE))
      : line;
    const weighed = isPlain ? parts.map((segment) => withLikelihoods(segment, words)) : parts;
    if (parts.length === line.length) return weighed;
    return weighed.map((segment, index) => ({ ...segment, index, count: parts.length }));
  });
}

function isOpen({ atom, fixed }: Segment): boolean {
  return atom === undefined && fixed === undefined;
}

/** What stands in brackets is a note on one thing. */
function isLong(segment: Segment): boolean {
  return (
    isOpen(segment) &&
    segment.before !== "bracket" &&
    !isDegreeInFull(segment.text) &&
    !/[()]/.test(segment.text) &&
    !namesTwoPosts(segment.text) &&
    segment.text.split(/\s+/).length >= FEWEST_WORDS
  );
}

/** "Cook / Kitchen Assistant": one post by two names. */
function namesTwoPosts(text: string): boolean {
  const sides = text.split(/ \/ /);
  return sides.length === 2 && sides.every(isPost);
}

function partsOf(segment: Segment, stretches: readonly Stretch[], least: number): Segment[] {
  if (!isLong(segment)) return [segment];
  const own = stretches
    .filter(({ from, to }) => from < segment.to && to > segment.from)
    .map((stretch) => ({
      ...stretch,
      from: Math.max(stretch.from, segment.from),
      to: Math.min(stretch.to, segment.to),
    }))
    .reduce<Stretch[]>(joined, []);
  const held = own.filter(({ label }) => facts.has(label));
  const isSure =
    new Set(held.map(({ label }) => label)).size > 1 &&
    held.some(({ confidence }) => confidence >= SURE) &&
    own.every(({ confidence }) => confidence >= least) &&
    !own.some((stretch, at) => own[at + 1]?.label === "title" && isOddWord(stretch, segment)) &&
    held.every(({ label, from, to }) => label !== "dates" || periodOf(segment, from, to) !== undefined);
  if (!isSure) return [segment];
  return own.map(({ from, to, label }, at): Segment => {
    const known = label === "dates" ? periodOf(segment, from, to) : undefined;
    return {
      ...segment,
      from,
      to,
      text: segment.text.slice(from - segment.from, to - segment.from),
      before: at === 0 ? segment.before : "join",
      partOf: label,
      ...(known && { atom: "dates", period: known }),
    };
  });
}

/** "Heavy" of "Heavy Duty Mechanic": one word before a post that has nothing of a school names none. */
function isOddWord({ label, from, to }: Stretch, segment: Segment): boolean {
  const word = segment.text.slice(from - segment.from, to - segment.from);
  return label === "school" && !/\s/u.test(word.trim()) && !isSchool(word) && /\p{Ll}/u.test(word);
}

function periodOf(segment: Segment, from: number, to: number): Period | undefined {
  return parsePeriod(segment.text.slice(from - segment.from, to - segment.from));
}

/** A subject behind its degree, a town behind a name: what has no mark between it and the name before it belongs to it. */
function joined(all: Stretch[], next: Stretch): Stretch[] {
  const last = all.at(-1);
  const goesOn =
    last !== undefined &&
    (last.label === next.label ||
      (next.label === "place" && (last.label === "employer" || last.label === "school")));
  if (!goesOn) return [...all, next];
  last.to = next.to;
  last.confidence = Math.min(last.confidence, next.confidence);
  return all;
}

function withLikelihoods(segment: Segment, words: readonly SeenWord[]): Segment {
  if (!isOpen(segment) || segment.partOf || segment.before === "bracket") return segment;
  const own = words.filter(({ from, to }) => from < segment.to && to > segment.from);
  const likelihoods = new Map<Label, number>();
  for (const word of own)
    for (const [label, likelihood] of word.likelihoods)
      likelihoods.set(label, (likelihoods.get(label) ?? 0) + likelihood / own.length);
  return { ...segment, likelihoods: likelihoods satisfies Likelihoods };
}
