import type { Habit } from "./resume-habits";

/**
 * A resume by another hand than the one that wrote the habits, never used while the parser was being tuned. Only what a careful
 * reader is sure of is stated, so compare only the fields that are there. In any truth "A || B" means that either reading is right
 * ("A || " that it may be missing), and in a line of parts the part "?" is not to be compared ("Teller | ? | 2015 | 2018").
 * `readParts` reads such a line.
 */
export type FreshResume = Pick<Habit, "id" | "text"> &
  Partial<Omit<Habit, "id" | "text" | "sections">> & {
    email?: string;
    /** How many highlights each of the jobs has, in their order; null where prose may be read as a summary or as highlights. */
    highlights?: (number | null)[];
    /** Service, training or board seats told like jobs: each may be among the jobs, or under its own heading, but must not be lost. */
    maybeJobs?: string[];
    /** The names of the languages, without the level. */
    languages?: string[];
    /** The first words of the summary or objective; empty where there is none. */
    summary?: string;
    // From Habit: the first phone number given; `nysc` empty where no service is told; `siwes` and `referees` empty where there are none.
  };

/** Each part of a line of the truth, with the readings of it that are right; a part without any is not to be compared. */
export function readParts(line: string): string[][] {
  const parts = line
    .split(/(?<!\|)\|(?!\|)/)
    .map((part) => part.split("||").map((reading) => reading.trim()));
  return parts.map((readings) => (readings.includes("?") ? [] : readings));
}
