import { anyOf } from "~/pattern";

const LEADS = anyOf(
  [
    /\b(?:supervis\p{L}+|overs(?:ee|aw)\p{L}*|in charge of)\b/u, // supervise 14 guards
    /\b(?:lead(?:s|ing)?|led|head(?:s|ed|ing)?|manag(?:e[sd]?|ing))\b/, // lead a team
    /\b(?:direct(?:s|ed|ing)?|coordinat(?:e[sd]?|ing))\b/, // direct 60 workers
    /\b(?:mentor(?:s|ed|ing)?|train(?:s|ed|ing)?|taught)\b/, // train junior nurses
  ],
  "iu",
);
// Who is led: a word for many people, or a trade in the plural.
const PEOPLE = anyOf(
  [
    /\b(?:teams?|staff|people|workforce|personnel|subordinates|department|sub-?contractors)\b/, // a team of six
    /\b(?:nurses|midwives|foremen|interns|apprentices|technicians|assistants|agents|clerks|guards)\b/, // 14 guards
    /\b\p{L}+(?:ers|ors|eers|ees|icers|atives)\b/u, // 26 workers, four officers
  ],
  "iu",
);

/** Whether a post leads people by its name. */
export function namesLeader(title: string): boolean {
  return LEADERS.test(title);
}
const LEADERS = anyOf(
  [
    /\b(?:supervisor|manager|superintendent|coordinator|director|principal|captain)\b/, // Sales Manager
    /\b(?:head|lead(?:er)?|chief|fore(?:man|woman)|matron|in[- ]charge)\b/, // Head of Stores
  ],
  "i",
);

/** Whether a text says that people are led. */
export function isAboutLeading(text: string): boolean {
  return LEADS.test(text) && PEOPLE.test(text);
}
