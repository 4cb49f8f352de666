import { findPeriods } from "~/career/dates";
import { findPhones } from "~/career/phone";

/** The words of a text that must survive: two letters or more, without dates and phone numbers. Lower case, NFC. */
export function keptWords(text: string): string[] {
  const line = text.normalize("NFC").replace(/^\s*\(?[ivx]{2,4}[.)]\s+/i, "");
  const gone = [
    ...findPeriods(line),
    ...findPhones(line).map(({ index, raw }) => ({ index, length: raw.length })),
  ];
  const kept = gone.reduce(
    (rest, { index, length }) => rest.slice(0, index) + " ".repeat(length) + rest.slice(index + length),
    line,
  );
  return (kept.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).filter((word) => !JOINERS.has(word));
}

// They only join a title to an employer, a degree to its subject, one date to another.
const JOINERS = new Set([
  "in",
  "at",
  "of",
  "from",
  "to",
  "till",
  "until",
  "since",
  "between",
  "and",
  "the",
  "with",
  "for",
  "date",
  "present",
  "now",
]);
