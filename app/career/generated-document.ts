import type { Letter } from "./letter.schema";
import type { Profile } from "./profile.schema";

export type DocumentType = "cover_letter" | "resume";
/** The language of a document's frame (headings, salutation, dates). */
export type DocumentLanguage = "en" | "es" | "fr" | "de";
export type Tone = "plain" | "formal" | "warm";
/** How much of what somebody has done is told: the strongest of it, what most employers read, or all that fits. */
export type DocumentLength = "short" | "standard" | "full";

/**
 * One sentence or bullet that a writer made (the built-in writer or a model), with the source lines that
 * support it.
 * - claim:   says something about the person; sourceIds is never empty
 * - address: speaks about the advert or the company ("Your advert asks for …"); may use facts of the advert
 * - frame:   a polite phrase without any fact ("Thank you for reading my application.")
 */
export type Sentence = {
  text: string;
  kind: "claim" | "address" | "frame";
  sourceIds: string[];
  paragraph: number;
  /** One entry of a list: all sentences of its paragraph are. */
  isListItem?: true;
};

/**
 * A line of the person's own text. Ids are positions: "work.0.highlights.2", "education.1.score",
 * "summary.0".
 */
export type SourceLine = { id: string; text: string; section: string; entry?: number };

export type GeneratedLetter = {
  type: "cover_letter";
  letter: Letter;
  sentences: Sentence[];
  /** Remarks that the user reads: "Bullets are kept in the language of your resume." */
  notes?: string[];
};
export type GeneratedResume = {
  type: "resume";
  profile: Profile;
  /** Every line of the new resume that is not word for word a line of the source. */
  sentences: Sentence[];
  /** What was left out or moved, as text for the user: "2 older bullets left out". */
  notes: string[];
};

/** The typographic designs of letter and resume: plain; education and national service first; long careers. */
export const DESIGNS = ["plain", "graduate", "senior"] as const;
export type Design = (typeof DESIGNS)[number];

/** How many pages a resume may have. A letter always has one. */
export const PAGE_LIMITS = [1, 2] as const;
export type PageLimit = (typeof PAGE_LIMITS)[number];
