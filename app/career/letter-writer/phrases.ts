import type { Tone } from "../generated-document";

/** Wordings of one sentence, of which a letter takes one. */
export type Wordings = readonly [string, ...string[]];

/**
 * The server's own words around the person's lines. A slot stands where no article or ending depends on it, so
 * that every title, employer and place can fill it.
 */
export type Phrases = {
  opening: Record<Tone, (title: string, company: string) => Wordings>;
  post: (position: string, employer: string) => string;
  present: (post: string, since: string) => Wordings;
  last: (post: string, dates: { from: string; to: string; period: string }) => Wordings;
  years: (count: number) => Wordings;
  study: (study: string) => Wordings;
  proofs: Wordings;
  skills: string;
  /** A line that begins with a verb, as a sentence in the first person; only where the verb form allows it. */
  deed?: (line: string) => string;
  /** What follows the answers: a list under a lead, or sentences where the language's verb forms allow them. */
  other: OtherAsList | OtherAsSentences;
  speak: (languages: string[]) => string;
  service: Record<"discharged" | "serving" | "exempted", (year: string) => string>;
  home: (place: string) => string;
  request: Record<Tone, Wordings>;
  reach: (phone: string, email: string) => string;
};

/** `lines` leads where no answer stands before, `further` elsewhere. */
export type OtherAsList = { lines: Wordings; further: Wordings; certificates: string; otherSkills: string };
export type OtherAsSentences = {
  certificatesHeld: (names: string[]) => string;
  otherSkillsHeld: (names: string[]) => string;
};

/** "Hausa, Kanuri and English". */
export function listed(names: string[], and: string): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1) ?? ""}`;
}
