/**
 * A line of the person as a letter prints it. `place`: the employer or the school; `title`: the post of the line, `needsTitle` where the person held
 * several at one employer. `tense`: what the person does, or did, and says so with a verb first; other lines stand as they are.
 */
export type PrintableLine = {
  text: string;
  place?: string;
  title?: string;
  needsTitle?: true;
  tense?: "present" | "past";
  /** The line as the person wrote it, tidied, where all of it is told. */
  own?: string;
  /** It has a subject of its own: "Sales rose from 12 to 40 a day". */
  isClause?: true;
  /** The duty that the line names, where it says nothing that was done: "Conducting normal deliveries". */
  duty?: string;
  isLanguage?: true;
  /** A language of which the person has only a little. */
  isSlight?: true;
  /** Of a section about work that names no post. */
  isWork?: true;
  /** Of the post, where it has ended: "2017 to 2019". */
  years?: string;
  /** Of the post, 0 for the newest. */
  age?: number;
};

/** A line that a letter may print. `isSentence`: says what was done, so that it also stands where no demand asks for it. */
export type TellableLine = PrintableLine & { id: string; isSentence: boolean; isSkill?: true; age: number };
