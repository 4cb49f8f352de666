import type { DocumentLanguage } from "../generated-document";

/**
 * A line of the person with the ids of its source lines (see sourceLines) and the place where it was done.
 * `tense`: what the person does, or did, and says so with a verb first; other lines stand as they are.
 */
export type ProofLine = {
  text: string;
  place?: string;
  tense?: "present" | "past";
  isLanguage?: true;
  /** Of the post, 0 for the newest. */
  age?: number;
  sourceIds: string[];
};
/**
 * What the employer asks for, in the advert's own words, and the person's best line that answers it. `label` is the
 * short name of a skill or tool that the line proves and may stand before it.
 */
export type Proof = { demand: string; label?: string; line: ProofLine };

/** A post that was held: its title and employer as the person wrote them. */
export type PlannedPost = {
  position: string;
  employer?: string;
  startDate?: string;
  endDate?: string;
  sourceIds: string[];
};

/**
 * What a letter says, before a word of it is written. Both writers work from it. Nothing in it is worded by a
 * model: demands are spans of the advert, lines and posts are the person's own, years are computed.
 */
export type LetterPlan = {
  title: string;
  company: string;
  advertLanguage: DocumentLanguage;
  /** The present post, or the last one. */
  post?: PlannedPost;
  /** Whole years of work, overlapping posts counted once. */
  years?: { count: number; sourceIds: string[] };
  /** The study that the advert asks for, else the latest finished one, else the one under way with its standing. */
  study?: ProofLine;
  /** One to five, the musts of the advert first. */
  proofs: Proof[];
  /** Skills of the person that the advert asks for and no proof shows. */
  skills: ProofLine[];
  /** Certificates that prove no demand, with their standing. */
  certificates: ProofLine[];
  /** Skills that the advert does not ask for and no certificate names, the nearest to the advert first. */
  otherSkills: ProofLine[];
  /** Further lines worth telling: those that answer a part of a demand, then results. None of them is a proof already. */
  further: ProofLine[];
  service?: { status: "discharged" | "serving" | "exempted"; year?: string; sourceIds: string[] };
  /** Where the person lives, when the advert asks for a place. */
  home?: ProofLine;
  phone?: string;
  email?: string;
};
