import type { Bound, Lead } from "./vocabulary/bounds";

/**
 * One number of a text, in normal form. A measure has its dimension as `unit` and its value in the base of it (seconds, metres), money
 * its currency. `per`: seconds of the frequency, 0 for none. `nouns`: stems of the next words of meaning.
 */
export type Amount = {
  kind: "count" | "money" | "percent" | "points" | "measure" | "date" | "month" | "factor" | "vague";
  value: number;
  /** The number without its unit and scale: 28 of "28 days". */
  bare: number;
  unit: string;
  per: number;
  /** The place of the word that gives the frequency. */
  perAt?: number;
  /** On how many days of the week, where its line says so of what is done each day. */
  daysAWeek?: number;
  /** Seconds between two times: of "4 times a year" a quarter. */
  interval?: number;
  nouns: string[];
  /** The stem of what is counted, right behind it: "kitchen" of "64 fitted kitchens". */
  head?: string;
  /** No word of meaning follows at once: "instead of 11.", "31 were agreed". */
  isAlone: boolean;
  bound: Bound;
  lead: Lead;
  /** "Half of what it was": a ratio, and no change. */
  isOfFormer?: boolean;
  /** "60% less": a change. */
  isMore?: boolean;
  /** "88/100". */
  isScore?: boolean;
  month?: number;
  quarter?: number;
  /** Of the upper end of a range, the lower one. */
  rangeFrom?: number;
  /** Both ends of "between 32 and 33". */
  between?: [number, number];
  /** What it is if it has the unit of the figure beside it: the 41 of "from 58% to 41". */
  or?: Amount;
  text: string;
  /** The places of its token and of the word after its scale. */
  at: number;
  next: number;
};

/** A figure that follows from others; `tolerance`: how far a rounded one may be from it. */
export type Computed = Amount & {
  tolerance: number;
  /** Of a factor between two figures: one by the other, or their difference by one of them. */
  factorOf?: "ratio" | "change" | "left";
  /** Of a sum its parts, and what each counts. */
  sumOf?: { value: number; head: string }[];
};

/** How far a rounded figure may be from one that follows or that stands in the line. */
export function toleranceOf({ tolerance = 0 }: Amount & { tolerance?: number }): number {
  return tolerance;
}

/** A figure of no unit. */
export function plain(text: string, at: number, value: number): Amount {
  return {
    kind: "count",
    value,
    bare: value,
    unit: "",
    per: 0,
    nouns: [],
    isAlone: true,
    bound: "",
    lead: "",
    text,
    at,
    next: at + 1,
  };
}

/** The readings of figures: as they stand, with the unit of their neighbour, and "75m" as metres. */
export function readings(amounts: Amount[]): Amount[] {
  return amounts.flatMap((one): Amount[] => [one, ...(one.or ? readings([one.or]) : [])]);
}

/** Whether two figures count the same thing, as far as both say. */
export function sharesNoun(one: Amount, other: Amount): boolean {
  return one.nouns.some((noun) => other.nouns.includes(noun));
}

/** Equal but for rounding of the machine, or within a share of it. */
export function isNear(one: number, other: number, share = 1e-9): boolean {
  return Math.abs(one - other) <= share * Math.max(Math.abs(one), 1);
}

/** Each two figures, in their order; two readings of one number are no pair. */
export function pairsOf(amounts: Amount[]): [Amount, Amount][] {
  return amounts.flatMap((first, at) =>
    amounts
      .slice(at + 1)
      .filter((second) => second.at !== first.at)
      .map((second): [Amount, Amount] => [first, second]),
  );
}
