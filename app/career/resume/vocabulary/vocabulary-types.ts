/** What a heading can announce. */
export const sections = [
  "work",
  "education",
  "skills",
  "summary",
  "certificates",
  "projects",
  "volunteer",
  "awards",
  "languages",
  "nysc",
  "siwes",
  "oLevels",
  "personal",
  "referees",
  "contact",
  "custom",
] as const;
export type Section = (typeof sections)[number];

/** What a label before a colon can announce. */
export type LabelKind =
  | "name"
  | "employer"
  | "title"
  | "dates"
  | "place"
  | "phone"
  | "email"
  | "link"
  | "school"
  | "degree"
  | "area"
  | "grade"
  | "personal"
  | "lines"
  | "language"
  | "skill"
  | "issuer"
  /** What the employer is or does: "Type of business or sector". */
  | "about"
  /** Why somebody left a post. */
  | "reason"
  /** What a form asks and no resume needs: "Level in national classification". */
  | "unused";

/** The words of one language: lists parted by commas. */
export type Vocabulary = {
  titles: string;
  organisations: string;
  schools: string;
  /** Words that begin a line about work done. */
  verbs: string;
  headings: Partial<Record<Section, string>>;
  /** Words that may stand in a heading beside those that name its section. */
  headingFiller: string;
  labels: Partial<Record<LabelKind, string>>;
  grades: string;
};
