/** A stretch of the cleaned text of an advert, in UTF-16 offsets; `end` is exclusive. */
export type TextRange = { start: number; end: number };

export type AdvertLanguage = "en" | "fr" | "de";

/** must: required or listed among requirements; wish: "added advantage", "preferred", "nice to have". */
export type Need = "must" | "wish";

export type DemandKind =
  | "skill"
  | "tool"
  | "certificate"
  | "degree"
  | "class"
  | "years"
  | "age"
  | "nysc"
  | "olevels"
  | "language"
  | "licence"
  | "place"
  | "duty"
  | "trait";

/** Something that the applicant shall have or be able to do. An alternative ("ICAN or ACCA") is one demand with options. */
export type Demand = TextRange & {
  text: string;
  need: Need;
  kind: DemandKind;
  options?: string[];
  /** Set where a model found it, and the reader of adverts had not. */
  source?: "model";
  /** The titles of the posts that it belongs to, where the advert offers several and asks it not of all. */
  posts?: string[];
};

export type DegreeClass =
  "pass" | "third" | "2:2" | "2:1" | "first" | "lower_credit" | "upper_credit" | "distinction";

/** A rule that can shut a person out, whatever else they can do. */
export type Rule = TextRange & { posts?: string[] } & (
    | { kind: "years"; atLeast: number; atMost?: number; of?: string }
    | { kind: "age"; atLeast?: number; atMost?: number }
    | { kind: "degree"; options: string[] }
    // `ofHnd`: the lowest class of a polytechnic, where the advert names one beside a university's.
    | { kind: "class"; atLeast: DegreeClass; ofHnd?: DegreeClass }
    | { kind: "nysc" }
    | { kind: "oLevels"; credits?: number; sittings?: number }
    | { kind: "body"; options: string[] }
    | { kind: "licence"; name: string }
    | { kind: "residence"; place: string }
    | { kind: "gender"; gender: "female" | "male" }
    | { kind: "closes"; date: string }
  );

export type StatementKind =
  | "reason" // why you want to leave the office
  | "story" // one difficult customer and how it ended
  | "figures" // your portfolio size and PAR
  | "points" // the five areas above
  | "pay"
  | "notice"
  | "start" // when you can resume
  | "age"
  | "residence"
  | "years"
  | "referees"
  | "identity" // the post applied for, the full name: every application has it
  | "record" // institutions attended with dates: the resume says it
  | "other";

/**
 * What the application shall say, in the words of the advert: "about one difficult customer and how it ended". `where` is the part that
 * shall say it ("first paragraph", "body of the mail"), `length` how long ("one page"), `points` what "the areas above" are.
 */
export type AskedStatement = TextRange & {
  kind: StatementKind;
  text: string;
  where?: string;
  length?: string;
  points?: string[];
};

/** What form an advert wants the letter to have: at most so many words or pages, written by hand. */
export type LetterForm = { words?: number; pages?: number; byHand?: true };

/** "Serving officers should apply through their Heads of Department": whose application goes through which office. */
export type ThroughOffice = { of: string; office: string };

export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/**
 * When to come in person, where, and with what. `dates` are single days; `weekdays` those on which one may always come; hours are as
 * "14:30"; `bring` is in the words of the advert.
 */
export type Visit = {
  place?: string;
  dates: string[];
  weekdays: Weekday[];
  from?: string;
  until?: string;
  bring: string[];
};

/**
 * Where and how to apply. `subject` is what the subject line shall be, not the words that ask for it; `addressLines` is what the
 * advert writes below the addressee: body, organisation, box or street, town. `recruiter`: the agency that takes the applications
 * for somebody else. `walkIn` is the place to come to with its days as they are written, `visit` the same in parts.
 */
export type HowToApply = {
  email?: string;
  url?: string;
  phone?: string;
  subject?: string;
  reference?: string;
  addressee?: string;
  addressLines?: string[];
  recruiter?: string;
  through?: ThroughOffice;
  attachments: string[];
  oneFile?: boolean;
  fileFormat?: "PDF" | "Word";
  fileName?: string;
  walkIn?: string;
  visit?: Visit;
  closes?: string;
  statements?: AskedStatement[];
  letter?: LetterForm;
};

/** A reason to check before applying, never a judgement. */
export type Warning = TextRange & { code: WarningCode; text: string };

export type WarningCode =
  | "fee"
  | "identity-numbers"
  | "guest-house"
  | "odd-hours"
  | "pay-out-of-line"
  | "chat-only"
  | "free-mail-for-employer"
  | "name-and-domain-differ"
  | "no-employer-named";

/** A part of an advert that speaks of these of its posts alone. */
export type PostStretch = TextRange & { posts: string[] };

export type JobAdvert = {
  text: string;
  language: AdvertLanguage;
  title?: string;
  company?: string;
  location?: string;
  /** The titles, where one advert offers several posts. */
  posts: string[];
  /** The parts of the text that speak of some of these posts and not of all. */
  stretches?: PostStretch[];
  demands: Demand[];
  rules: Rule[];
  howToApply: HowToApply;
  warnings: Warning[];
};
