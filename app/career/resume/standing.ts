import { standingLead, standingPhrases, standingReasons, standingTail } from "./vocabulary/standings";

export type Stretch = { from: number; to: number };

const core = `(?:(?:${standingLead})\\s+)*(?:${standingPhrases.join("|")})`;
const rest = `(?:[\\s:]+(?:(?:${standingTail})(?![\\p{L}])[^()\\[\\]|,;\\t]{0,48}|[^()\\[\\]|,;\\t]{0,18}(?:19|20)\\d{2}(?:\\s+(?:${standingReasons})(?![\\p{L}])[^()\\[\\]|,;\\t]{0,40})?))?`;
// "Holy Cross School i stop for SS1": a note parts nothing before the person.
const edge = "(?<=^|[(\\[,;|\\t·•:–—]\\s{0,3}|\\s-\\s|\\p{L}\\s(?=i (?:don )?stop))";
const stretch = new RegExp(`${edge}(${core}${rest})(?=\\s*(?:[)\\].,;|\\t·•–—]|\\s-\\s|$))`, "giu");
const whole = new RegExp(`^\\(?(?:${core}${rest})\\)?[.,;]?$`, "iu");

/** The stretches of a line that say how far a study has come: "(deferred in 2021)", "5 of 8 modules", "expected 2027". */
export function findStandings(text: string): Stretch[] {
  if (text.length > 300) return [];
  return [...text.matchAll(stretch)].map((match) => ({
    from: match.index,
    to: match.index + (match[1] ?? "").trimEnd().length,
  }));
}

/** True when a text says how far a study has come, and nothing else. */
export function isStanding(text: string): boolean {
  return text.length <= 120 && whole.test(text.trim());
}
