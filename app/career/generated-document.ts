import type { Letter } from "./letter.schema";
import type { Profile } from "./profile.schema";

export type DocumentType = "cover_letter" | "resume";
/** The language of a document's frame (headings, salutation, dates). */
export type DocumentLanguage = "en" | "es" | "fr" | "de";
export type Tone = "plain" | "formal" | "warm";
export type DocumentLength = "short" | "standard";

/**
 * One sentence or bullet that somebody wrote (the built-in writer or a model), with the source lines it stands on.
 * - claim:   says something about the person; sourceIds is never empty
 * - address: speaks about the advert or the company ("Your advert asks for …"); may use the advert's facts
 * - frame:   polite joinery without any fact ("Thank you for reading my application.")
 */
export type Sentence = {
  text: string;
  kind: "claim" | "address" | "frame";
  sourceIds: string[];
  paragraph: number;
};

/** A line of the person's own material. Ids are positions: "work.0.highlights.2", "education.1.score", "summary.0". */
export type SourceLine = { id: string; text: string; section: string; entry?: number };

export type GeneratedLetter = {
  type: "cover_letter";
  letter: Letter;
  sentences: Sentence[];
  /** What the person should know, in words they read: "Bullets are kept in the language of your resume." */
  notes?: string[];
};
export type GeneratedResume = {
  type: "resume";
  profile: Profile;
  /** Every line of the new resume that is not word for word a line of the source. */
  sentences: Sentence[];
  /** What was left out or moved, in words the person reads: "2 older bullets left out". */
  notes: string[];
};
