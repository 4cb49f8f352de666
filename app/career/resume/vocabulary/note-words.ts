// How people type what they have done on a phone, in plain and in Nigerian English.

/** Words that only join what the head of a post tells. */
export const headWords: ReadonlySet<string> = new Set(
  "dey get own under na be bin all teach teaching learn learnt enter".split(" "),
);

/** Words by which a note without a sentence shows that it is English. */
export const englishWords =
  /(?<!\p{L})(?:english|pidgin|school|sch|waec|neco|ssce|fslc|primary|secondary|till|certificate|licen[cs]e)(?!\p{L})/iu;
