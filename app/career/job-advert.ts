/** What a job advert asks for. No model reads it. Line numbers count from 0 in `lines`. */
export type JobAdvert = {
  title: string;
  company: string;
  location?: string;
  /** The text of the advert without tags, hidden characters and chat noise. One entry is one line. */
  lines: string[];
  terms: AdvertTerm[];
  knockOuts: KnockOut[];
  howToApply: HowToApply;
  /**
   * Sentences of the advert about what the employer does or wants done. The letter uses them as its reason
   * for this company.
   */
  duties: string[];
  about: string[];
  /** Calm hints about fraud: "asks for a fee", "free-mail address for a bank" … */
  scamHints: ScamHint[];
  /**
   * True when the text gives orders to a model ("ignore previous instructions"). This is a label; it never
   * blocks.
   */
  speaksToMachines: boolean;
};
/** One requirement. An alternative ("ICAN or ACCA") is one term with several options. */
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
