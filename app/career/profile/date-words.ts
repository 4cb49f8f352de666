/** Month names and their short forms in the four document languages, lower case, and the number of the month. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    "january jan enero ene janvier janv januar",
    "february feb febuary febrero février févr fevrier fevr februar",
    "march mar marzo mars märz mär",
    "april apr abril abr avril avr",
    "may mayo mai",
    "june jun junio juin juni",
    "july jul julio juillet juil juli",
    "august aug agosto ago août aout",
    "september sept sep septiembre septembre",
    "october oct octubre octobre oktober okt",
    "november nov noviembre novembre",
    "december dec diciembre dic décembre déc dezember dez",
  ].flatMap((names, index) => names.split(" ").map((name): [string, number] => [name, index + 1])),
);

/** What people write for "until today", as patterns. */
export const PRESENT_WORDS = [
  "(?:the )?present(?: day)?",
  "presently",
  "date",
  "till[ -]date",
  "to[ -]date",
  "till now",
  "(?:the |this )moment",
  "this (?:very )?day",
  "now",
  "current",
  "currently",
  "today",
  "ongoing",
  "on-going",
  "actualidad",
  "actualmente",
  "presente",
  "présent",
  "aujourd['’]hui",
  "heute",
];
