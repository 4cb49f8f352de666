/** What is held for a time, in the words before the day on which it is to end. */
const bonds =
  "contracts?|project|agreement|appointment|engagement|assignment|programme|program|tenure|grant|funding|posting|secondment";
const ends =
  "ends?|ending|expires?|finish(?:es)?|closes?|runs?|lasts|terminates?|stops?|lapses?|be over|wind up";
const future = "will|to|is to|due to|set to|supposed to|expected to|go";

/** The words before the date on which a post is to end, at the end of a text: "my contract runs to", "the project will end". */
export const comingEnd = new RegExp(
  `(?<!\\p{L})(?:(?:my|the|our|this|present|current) ){0,2}(?:${bonds}) (?:(?:${future}) )?(?:${ends})(?: (?:on|in|by|at|till|until|up to|to)){0,2}\\s{0,3}$`,
  "iu",
);
