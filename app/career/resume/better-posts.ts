import type { DocumentText } from "./document-text";
import { sureEnough } from "./draft";
import type { Entry } from "./entry";
import type { Field } from "./field";
import { jobGrammar } from "./grammars";
import { withOrganisationParts } from "./organisation-parts";
import { partedPosts } from "./parted-posts";
import { withWholeTitles } from "./whole-titles";

/**
 * The posts of a section as they were grouped line by line, and in their place those of the best parting of the whole section wherever it has more whole ones: what
 * one line decides may be wrong, and a whole section seldom is.
 */
export function withBetterPosts(
  document: DocumentText,
  posts: readonly Entry[],
  tagged: readonly Field[],
): Entry[] {
  if (posts.every((post) => worthOf(post) === 1)) return [...posts];
  const { slots } = jobGrammar;
  const parted = partedPosts(document, withWholeTitles(withOrganisationParts(tagged, slots), slots));
  return stretchesOf(posts, parted).flatMap(({ own, other }) =>
    isBetter(other, own) ? withLines(other, own) : own,
  );
}

/** A post with what somebody was, where and when, each of them sure. */
function isWholePost({ slots, notes, dates }: Entry): boolean {
  const isSure = (slot: "title" | "employer") => (slots.get(slot)?.confidence ?? 0) >= sureEnough;
  return (isSure("title") || notes.length > 0) && isSure("employer") && dates.length > 0;
}

function isBetter(other: readonly Entry[], own: readonly Entry[]): boolean {
  const worth = (entries: readonly Entry[]) => entries.reduce((sum, entry) => sum + worthOf(entry), 0);
  const broken = (entries: readonly Entry[]) => entries.filter((entry) => !isWholePost(entry)).length;
  const [more, fewer] = [worth(other) - worth(own), broken(own) - broken(other)];
  const keeps =
    more > 0 || own.filter(isWholePost).every((post) => other.some((one) => hasHeadOf(one, post)));
  return own.length > 0 && other.length > 0 && more >= 0 && fewer >= 0 && more + fewer > 0 && keeps;
}

function hasHeadOf(one: Entry, post: Entry): boolean {
  const partsOf = ({ slots, dates: [time] }: Entry) => [
    slots.get("title")?.field,
    slots.get("employer")?.field,
    time,
  ];
  const [own, other] = [partsOf(one), partsOf(post)].map((parts) =>
    parts.map((field) => `${field?.paragraph}/${field?.segments[0]?.from}`).join(" "),
  );
  return own === other;
}

/** An employer of its own says more than one that the form of the lines alone gives it. */
const worthOf = (entry: Entry) => (isWholePost(entry) ? (entry.isAssumed ? ASSUMED : 1) : 0);
const ASSUMED = 0.75;

type Stretch = { own: Entry[]; other: Entry[]; end: number };

/** The shortest stretches of lines within which both have whole heads. */
function stretchesOf(posts: readonly Entry[], parted: readonly Entry[]): Stretch[] {
  const all = [
    ...posts.map((entry) => ({ entry, isOwn: true, ...linesFromTo(entry) })),
    ...parted.map((entry) => ({ entry, isOwn: false, ...linesFromTo(entry) })),
  ].sort((a, b) => a.from - b.from || a.to - b.to);
  const stretches: Stretch[] = [];
  for (const { entry, isOwn, from, to } of all) {
    let open = stretches.at(-1);
    if (!open || open.end < from) stretches.push((open = { own: [], other: [], end: to }));
    open.end = Math.max(open.end, to);
    (isOwn ? open.own : open.other).push(entry);
  }
  return stretches;
}

/** From the first line of its own head to the last. */
function linesFromTo(entry: Entry): { from: number; to: number } {
  const own = headOf(entry);
  const places = (own.length > 0 ? own : entry.lines).map(({ paragraph }) => paragraph);
  return { from: Math.min(...places), to: Math.max(...places) };
}

/** Its fields but what it shares with the post above it. */
function headOf({ slots, dates, notes, isShared }: Entry): Field[] {
  const own = [...slots].flatMap(([slot, { field }]) => (isShared && slot !== "title" ? [] : [field]));
  return [...own, ...dates, ...notes];
}

/** The lines of the posts that were there go to the posts that stand over them, and so do heads that are none any more. */
function withLines(other: readonly Entry[], own: readonly Entry[]): Entry[] {
  const heads = new Set(other.flatMap((entry) => headOf(entry).map(({ paragraph }) => paragraph)));
  const lines = own
    .flatMap((entry) => [
      ...(entry.isShared ? [] : [...entry.slots.values()].map(({ field }) => field)),
      ...entry.lines,
    ])
    .filter(({ paragraph }) => !heads.has(paragraph))
    .toSorted((a, b) => a.paragraph - b.paragraph);
  const posts = other.map((entry) => ({ ...entry, lines: [] as Field[], from: linesFromTo(entry).from }));
  for (const line of lines)
    (posts.findLast(({ from }) => from <= line.paragraph) ?? posts[0])?.lines.push(line);
  return posts.map(({ from: _, ...entry }) => entry);
}
