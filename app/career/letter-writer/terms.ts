import { anyOf } from "~/pattern";

/** What somebody offers or expects, and did not do: told where it is asked for, and nowhere else. */
export function isTerm(line: string): boolean {
  return TERM.test(line);
}
const TERM = new RegExp(
  `^(?:${
    anyOf([
      /(?:my )?(?:expected|current|present|desired|asking) (?:pay|salary|wage|remuneration|package)/, // Expected salary: N130,000
      /(?:salary|pay|payment|remuneration)(?: (?:expectation|expected|i want))?\b.{0,4}:/, // Payment I want: 60/40
      /notice\b/, // Notice to current employer: two weeks
      /(?:available|availability|resumption|free to start|can (?:start|resume|begin)|ready to (?:start|resume))/, // Can start one week after notice
      /guarantors?\b/, // Guarantors: two ready
    ]).source
  })`,
  "iu",
);
