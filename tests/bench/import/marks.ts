// One mark a field: right, missing or wrong (another value stands in it), and whether the reader doubted.
import type { Reading } from "./reader";
import { isAlike, missingWords, wordsOf } from "./words";

export const FIELDS = [
  "name",
  "mail",
  "phone",
  "employer",
  "title",
  "job start",
  "job end",
  "job whole",
  "institution",
  "degree",
  "class",
  "school dates",
  "school whole",
  "standing",
  "bullet",
  "skill",
  "certificate",
] as const;
export type Field = (typeof FIELDS)[number];

/** "extra": a value was read where the truth has none. `hasDoubt`: the reader said that it was not sure of this place. */
export type Mark = {
  field: Field;
  outcome: "right" | "missing" | "wrong" | "extra";
  truth?: string;
  read?: string;
  hasDoubt: boolean;
};
export type Score = { marks: Mark[]; lost: string[]; words: number };

export type Marker = (
  field: Field,
  truth: string | undefined,
  read: string | undefined,
  isRight: (truth: string, read: string) => boolean,
  path?: string,
) => Mark;

export function marker(doubts: Reading["doubts"]): Marker {
  const isDoubted = (values: (string | undefined)[], path?: string) =>
    doubts.some(
      (doubt) =>
        (path && doubt.path && (isWithin(doubt.path, path) || isWithin(path, doubt.path))) ||
        values.some((value) => value && holdsHalf(doubt.paragraph, value)),
    );
  return (field, truth, read, isRight, path) => {
    const hasDoubt = isDoubted([truth, read], path);
    if (truth === undefined) return { field, outcome: "extra", read, hasDoubt };
    if (read === undefined) return { field, outcome: "missing", truth, hasDoubt };
    return { field, outcome: isRight(truth, read) ? "right" : "wrong", truth, read, hasDoubt };
  };
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}

function holdsHalf(paragraph: string, value: string): boolean {
  const words = wordsOf(value);
  return missingWords(words, wordsOf(paragraph)).length * 2 <= words.length;
}

export function isSameName(truth: string, read: string): boolean {
  return wordsOf(truth).sort().join(" ") === wordsOf(read).sort().join(" ");
}

export function internationalOf(phone: string): string {
  const digits = phone.replace(/\(0\)/, "").replace(/[^\d+]/g, "");
  return digits.startsWith("0") ? `+234${digits.slice(1)}` : digits;
}

// The place may stay with the name of an employer or school, and the standing of studies with the degree.
export function isWithMore(more = "") {
  return (truth: string, read: string) => isAlike(truth, read) || isAlike(`${truth} ${more}`, read);
}

/** A name that the truth gives with its town: the town may stand beside it. */
export function isWithTown(place: string, readPlace = "") {
  const isRight = isWithMore(place);
  return (truth: string, read: string) =>
    isRight(truth, read) ||
    isAlike(truth, read.replace(/, [^,]* campus$/i, "")) ||
    (truth.includes(",") && isAlike(truth, `${read} ${readPlace}`));
}

export const isEqual = (truth: string, read: string) => truth === read;

export function whole(field: Field, marks: Mark[]): Mark {
  const worst = (["wrong", "missing"] as const).find((outcome) =>
    marks.some((one) => one.outcome === outcome),
  );
  const faults = marks.filter(({ outcome }) => outcome !== "right");
  return {
    field,
    outcome: worst ?? "right",
    hasDoubt: faults.length > 0 && faults.every(({ hasDoubt }) => hasDoubt),
    truth: marks[0]?.truth,
  };
}

export function holdsAll(text: string, wanted: string): boolean {
  return missingWords(wordsOf(wanted), wordsOf(text)).length === 0;
}

/** Pairs each true entry with the likeliest read one, best pairs first; below 0.8 nothing is a pair. */
export function pair<T, R>(truths: T[], reads: R[], like: (truth: T, read: R) => number) {
  const all = truths.flatMap((truth) => reads.map((read) => ({ truth, read, like: like(truth, read) })));
  const found = new Map<T, R>();
  const taken = new Set<R>();
  for (const { truth, read, like: value } of all.sort((one, other) => other.like - one.like)) {
    if (value < 0.8 || found.has(truth) || taken.has(read)) continue;
    found.set(truth, read);
    taken.add(read);
  }
  const pairs = truths.map((truth): [T, R | undefined] => [truth, found.get(truth)]);
  return { pairs, left: reads.filter((read) => !taken.has(read)) };
}
