/** A line of the person in their own words, tidied, without its full stop. */
export type PrintableLine = {
  text: string;
  /** It says what somebody does or did: "Supervise 4 nurses", "I bake the bread". */
  isDeed?: true;
  isLanguage?: true;
  /** A language of which the person has only a little. */
  isSlight?: true;
  /** Of the post, 0 for the newest. */
  age?: number;
};

/** A line that a letter may print. `isOfWork`: tells of work, so that it also stands where no demand asks for it. */
export type TellableLine = PrintableLine & { id: string; isOfWork: boolean; isSkill?: true; age: number };
