import type { DocumentLanguage } from "../generated-document";
import type { PlannedExperience } from "./experience";
import type { PrintableLine } from "./tellable-line";

/** A line of the person with the ids of its source lines (see sourceLines). */
export type ProofLine = PrintableLine & {
  sourceIds: string[];
  /** What it is worth in a letter for the advert; see WORTH. */
  worth?: number;
  /** How much the letter needs it: its worth, and what it answers that no other line does (coverDemands). */
  need?: number;
  /** What the advert asks and the line answers, in the advert's words; `at`: its place among all that is asked. */
  label?: { text: string; at: number };
};
/**
 * What the employer asks for, in the advert's own words, and the line of the person that answers it best. `isFull`: it does so by its words;
 * another line only speaks of the same.
 */
export type Proof = { demand: string; isFull: boolean; line: ProofLine };

/** A post that was held: its title and employer as the person wrote them; the title is empty where only the employer is known. */
export type PlannedPost = {
  position: string;
  employer?: string;
  startDate?: string;
  endDate?: string;
  sourceIds: string[];
};

/** A study with its parts in the person's words. `standing`: how far it has come, where the person says so. */
export type PlannedStudy = {
  degree?: string;
  area?: string;
  score?: string;
  school?: string;
  year?: string;
  standing?: string;
  state: "finished" | "going" | "stopped";
  /** The advert asks for it by its name or subject. */
  isAsked?: true;
  sourceIds: string[];
};

/** The credits of school examinations, each with its grade, where the advert asks for them: "NECO 2006: English C5, Mathematics C6". */
export type PlannedCredits = { text: string; sourceIds: string[] };

/** What the advert asks for by a name: a detail of the person's own form ("Marital status"), or where their work is shown. */
export type PlannedDetail = { label: string; text: string; sourceIds: string[] };

/** A personal detail that the advert asks for: whole years of age, or the state of origin. */
export type PlannedPersonal = { sourceIds: string[] } & (
  { topic: "age"; years: number } | { topic: "origin"; state: string }
);

/** A certificate or membership, with its issuer and, where it is not held yet, its standing in the person's words. */
export type PlannedPaper = {
  text: string;
  isHeld: boolean;
  /** The paper says to which body the person belongs, with its article, and by which grade. */
  membership?: { grade?: string; body: string };
  /** It says only that the person is on the register of a body: its short name, and how long a licence is good for. */
  registration?: string;
  /** It says something where nobody asked for it. */
  isSure?: true;
  /** The advert takes nobody without it. */
  isMust?: true;
  /** The advert has a word of it. */
  isNear?: true;
  sourceIds: string[];
};

/** Whole years with the present employer: in the present post alone, or, with `employer`, in several posts there. */
export type PlannedTenure = { count: number; employer?: string; sourceIds: string[] };

/** What the advert asks of everybody, as headings of the answers: years that the person has, and in the advert's words the study, the papers and the skills. */
export type PlannedHeadings = {
  years?: number;
  study?: string;
  papers: PlannedHeading[];
  skills: PlannedHeading[];
};

/** Words of the advert, their place among all that is asked, and the ids of what answers them. */
export type PlannedHeading = { text: string; at: number; sourceIds: string[] };

/**
 * What a letter says, before a word of it is written. Both writers work from it. Nothing in it is worded by a
 * model: demands are spans of the advert, lines and posts are the person's own, years are computed.
 */
export type LetterPlan = {
  title: string;
  company: string;
  /** What the advert asks of everybody: the letter answers it in its list. */
  asks: { years: boolean; study: boolean; service: boolean; residence?: boolean };
  /** The advert asks for a study: all of it stands in the list. */
  isStudyAsked?: true;
  advertLanguage: DocumentLanguage;
  /** The present post, or the last one. */
  post?: PlannedPost;
  /** The posts and other work that a head can name, the newest first. */
  posts: PlannedPost[];
  /** Who the person is by trade and for how long, in the words of their English summary. */
  about?: { text: string; sourceIds: string[] };
  /** Whole years of work, the figure that the resume states; see yearsToState. */
  years?: { count: number; sourceIds: string[] };
  /** How long the person was in which post, of the field that is asked for where they were in it. */
  experience?: PlannedExperience;
  /** Where some years were in other fields: the posts whose titles are of the field that is asked for, if they are as many as are asked. */
  ofField?: PlannedExperience;
  /** The advert asks for more years than the person has: the letter does not open with them. */
  areYearsFewer?: true;
  /** Where it is less than all years of work. */
  tenure?: PlannedTenure;
  /** The years that the advert asks for, where they are of any work and the person has them. */
  yearsAsked?: number;
  /** Years in one field as the summary has them: "9 years' experience in audit and tax". */
  yearsInField?: ProofLine;
  /** At most three: those that the advert asks for, then finished ones, else the one under way. */
  studies: PlannedStudy[];
  headings: PlannedHeadings;
  credits?: PlannedCredits;
  personal: PlannedPersonal[];
  details: PlannedDetail[];
  /** Why they do this work, in their own sentence, if the advert asks why. */
  reason?: { text: string; sourceIds: string[] };
  /** What they say they are ready for, in English sentences, where the advert asks: "I am willing to relocate." */
  readiness: { text: string; sourceIds: string[] }[];
  /** Up to nine, the one that adds most first. */
  proofs: Proof[];
  /** Skills of the person that the advert asks for and no proof shows; tools apart. */
  skills: ProofLine[];
  tools: ProofLine[];
  /** In the person's order. */
  languages: ProofLine[];
  /** Skills that the advert does not ask for. */
  otherSkills: ProofLine[];
  /** Certificates and memberships: those that the advert asks for, and the others. */
  askedPapers: PlannedPaper[];
  otherPapers: PlannedPaper[];
  /** Honours, the newest first, with who gave them. */
  awards: { text: string; sourceIds: string[] }[];
  /** Other lines worth telling, the best first. */
  further: ProofLine[];
  /** The posts before the present one, the newest first. */
  earlier: PlannedPost[];
  service?: { status: "discharged" | "serving" | "exempted"; year?: string; sourceIds: string[] };
  /** Where the person lives, when the advert asks for a place. */
  home?: ProofLine;
  phone?: string;
  email?: string;
  /** What the advert asks to be sent along with the letter. */
  attachments: string[];
};
