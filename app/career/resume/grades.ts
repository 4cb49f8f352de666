import { bareGrades, gradePhrases } from "./vocabulary/grades";

const phrase = `(?:${gradePhrases.join("|")})`;
const label = "(?:class(?: of degree)?|grade|result|final grade|degree class)\\s*[:–-]?\\s*";
const whole = new RegExp(
  `^\\(?(?:${label})?(?:${phrase}|(?:${bareGrades.join("|")})(?: level| grade)?)(?:[\\s,;:()/–-]+(?:${phrase}|(?:${bareGrades.join("|")})|division|degree|class|level|pass))*\\)?[.,;]?$`,
  "iu",
);
const atEnd = new RegExp(`(?<=[\\p{L}\\p{N})][\\s,]+)(${phrase})\\)?\\s*$`, "iu");

/** "Second Class Upper", "CGPA 4.21/5.00", "Distinction": a result of studies and nothing else. */
export function isGrade(text: string): boolean {
  return text.length <= 90 && /\p{L}|\d/u.test(text) && whole.test(text.trim());
}

/** Where a result begins at the end of a longer text, or undefined: "…, Enugu Upper Credit". A single ordinary word is none. */
export function gradeAtEnd(text: string): number | undefined {
  if (text.length > 200) return undefined;
  return atEnd.exec(text)?.index;
}
