import type { TextRange } from "./job-advert";

/** What a part of an advert is about; `head` is everything before the first heading. */
export type Section = "head" | "about" | "duties" | "must" | "wish" | "benefits" | "apply";

export type Sentence = TextRange & {
  text: string;
  section: Section;
  /** "age", "experience" … for a line such as "Age: 22 to 26". */
  label?: string;
  isBullet: boolean;
  line: number;
  isHeading: boolean;
};
