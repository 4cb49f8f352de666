/** What a job advert asks for, read without any model. Line numbers count from 0 in `lines`. */
export type JobAdvert = {
  title: string;
  company: string;
  location?: string;
  /** The advert's text, cleaned of tags, hidden characters and chat noise, one entry a line. */
  lines: string[];
  terms: AdvertTerm[];
  knockOuts: KnockOut[];
  howToApply: HowToApply;
  /** Sentences of the advert that say what the employer does or wants done: the letter's reason for this company. */
  duties: string[];
  about: string[];
  /** Calm hints: "asks for a fee", "free-mail address for a bank" … */
  scamHints: ScamHint[];
  /** True when the text speaks to a machine ("ignore previous instructions"): a label, never a block. */
  speaksToMachines: boolean;
};
/** One thing asked for. An either-or ("ICAN or ACCA") is one term with several options. */
export type AdvertTerm = {
  options: string[];
  need: "must" | "nice";
  line: number;
  kind: "skill" | "certificate" | "noun";
};
export type KnockOut =
  | { kind: "years"; atLeast: number; line: number }
  | { kind: "degree"; options: string[]; line: number } // "B.Sc", "HND" …
  | {
      kind: "class";
      atLeast: "third" | "pass" | "2:2" | "lower_credit" | "2:1" | "upper_credit" | "first" | "distinction";
      line: number;
    }
  | { kind: "age"; atMost: number; line: number }
  | { kind: "nysc"; line: number }
  | { kind: "oLevels"; credits: number; sittings?: number; line: number }
  | { kind: "certificate"; options: string[]; line: number }
  | { kind: "location"; place: string; line: number }
  | { kind: "licence"; name: string; line: number }
  | { kind: "deadline"; date: string; line: number }; // ISO date
export type HowToApply = {
  email?: string;
  url?: string;
  phone?: string;
  subject?: string;
  format?: "PDF" | "Word";
  deadline?: string;
};
export type ScamHint = { code: string; text: string; line: number };
