import { verbOf } from "../writer/verbs";

/** "Checking of 32 cameras, issuing of tallies" → "Checking 32 cameras, issuing tallies". "Training of the year" keeps its word. */
export function withoutOf(duty: string): string {
  return duty.replace(GERUND_OF, (whole, gerund: string) => {
    const found = verbOf(gerund);
    return found?.form === "gerund" && found.verb.isOfWork ? `${gerund} ` : whole;
  });
}
const GERUND_OF = /(?<=^|, |\. |and )(\p{L}+ing) of (?=\p{L}|\d)(?!the (?:year|month|week|day))/gu;
