import { anyOf } from "~/pattern";

/** What somebody offers or expects, and did not do. */
export type TermKind = "pay" | "notice" | "start" | "guarantors";

const KINDS: readonly string[] = ["pay", "notice", "start", "guarantors"] satisfies TermKind[];

/** Whether a request of an advert is about a term. */
export function isTermTopic(topic: string): topic is TermKind {
  return KINDS.includes(topic);
}

/** The lines of a person by the term that they state; each begins with its name. */
const STATED: readonly [TermKind, RegExp][] = [
  [
    "pay",
    anyOf(
      [
        /^(?:my )?(?:expected|current|present|desired|asking) (?:pay|salary|wage|remuneration|package)/, // Expected salary: N130,000
        /^(?:salary|pay|payment|remuneration)(?: (?:expectation|expected|i want))?\b.{0,4}:/, // Payment I want: 60/40
        /^last (?:pay|salary|wage)\b/, // Last pay 55k
      ],
      "iu",
    ),
  ],
  ["notice", /^notice\b/iu], // Notice to current employer: two weeks
  [
    "start",
    anyOf(
      [
        /^(?:available|availability|resumption|free to start)/, // Available from 1 March
        /^(?:I )?(?:can|am ready to|ready to) (?:start|resume|begin)/, // Can start one week after notice
      ],
      "iu",
    ),
  ],
  ["guarantors", /^guarantors?\b/iu], // Guarantors: two ready
];

/** What an advert asks for, by the words of its request: "your expected salary and when you are free to start" asks for two. */
const ASKED: readonly [TermKind, RegExp][] = [
  ["pay", /\b(?:salary|pay|wages?|remuneration|package)\b/iu],
  ["notice", /\bnotice\b/iu],
  ["start", /\b(?:start(?:ing)?|resum\w+|availab\w+|join)\b/iu],
  ["guarantors", /\bguarantors?\b/iu],
];

/** The term that a line states, undefined for a line of work. */
export function termOf(line: string): TermKind | undefined {
  return STATED.find(([, pattern]) => pattern.test(line))?.[0];
}

/** A term is told where it is asked for, and nowhere else. */
export function isTerm(line: string): boolean {
  return termOf(line) !== undefined;
}

/** The terms that a request of an advert asks for. */
export function termsAskedIn(request: string): TermKind[] {
  return ASKED.flatMap(([kind, pattern]) => (pattern.test(request) ? [kind] : []));
}
