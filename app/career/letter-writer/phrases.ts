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
  lines: Wordings;
  further: Wordings;
  skills: string;
  certificates: string;
  otherSkills: string;
  /** A line that begins with a verb, as a sentence in the first person; only where the verb form allows it. */
  deed?: (line: string) => string;
  /** Where further lines, certificates and skills are told in sentences; elsewhere they are a list. */
  sentences?: { certificates: (names: string[]) => string; otherSkills: (names: string[]) => string };
  speak: (languages: string[]) => string;
  service: Record<"discharged" | "serving" | "exempted", (year: string) => string>;
  home: (place: string) => string;
  request: Record<Tone, Wordings>;
  reach: (phone: string, email: string) => string;
};

/** "Hausa, Kanuri and English". */
export function listed(names: string[], and: string): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1) ?? ""}`;
}
