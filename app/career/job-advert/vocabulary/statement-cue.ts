/** A way in which an advert asks for something to be said, with an example and what shall be said. `isSure`: its words are enough; else the sentence must speak of applying. `isStating`: they can only be about words, so that everything behind them is to be stated. */
export type Cue = {
  words: RegExp;
  isSure?: true;
  isStating?: true;
  /** Its own words are a "no": "mails that do not say …". */
  isNegated?: true;
  example: string;
  wanted: string;
};
