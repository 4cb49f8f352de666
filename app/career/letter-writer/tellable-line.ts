/**
 * A line of the person that a letter may print as it stands. `isSentence`: says what was done, so that it also
 * stands where no demand asks for it. `place` is the employer or the school, `title` the post,
 * `needsTitle` where the person held several there. `tense`: the line begins with a verb in that tense. `age` counts entries, the newest is 0.
 */
export type TellableLine = {
  id: string;
  text: string;
  place?: string;
  title?: string;
  needsTitle?: true;
  tense?: "present" | "past";
  /** It has a subject of its own: "Sales rose from 12 to 40 a day". */
  isClause?: true;
  /** The duty that the line names: "Conducting normal deliveries". */
  duty?: string;
  isSentence: boolean;
  /** Of a section about work that names no post. */
  isWork?: true;
  isSkill?: true;
  isLanguage?: true;
  age: number;
};
