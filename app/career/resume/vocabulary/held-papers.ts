/** Words of headings that do not say what stands below, lower case. */
export const vagueHeadings =
  "other, others, additional, further, more, extra, general, miscellaneous, information, info, details, relevant, things, facts, notes, note, remark, remarks, comment, comments, my, and";

/** Words of labels before the number of a paper, and what the paper is. */
export const paperKinds: readonly { words: RegExp; name: string }[] = [
  { words: /\bpractis?c?ing licen[cs]e\b/iu, name: "practising licence" },
  { words: /\blicen[cs]e\b/iu, name: "licence" },
  { words: /\bmember(?:ship)?\b/iu, name: "membership" },
  { words: /\bpermit\b/iu, name: "permit" },
  { words: /\breg(?:istration|istered|n|d)?\b/iu, name: "registration" },
];

/** Letters before numbers that everybody has, or an employer or school gives, lower case. */
export const numbersOfPersons =
  "nin, bvn, tin, nhis, nhia, pfa, rsa, rc, cac, jamb, waec, neco, nabteb, gce, nysc, ippis, ssn, vin, pvc, matric, ext, tel, gsm, dob, lga, utme, siwes";

/** How lawyers tell that they were called. */
export const barCalls = /\bcalled to (?:the )?(?<country>(?:\p{Lu}\p{L}+ ){0,2})Bar\b/u;

/** What lets somebody drive, wherever a sentence tells of it. */
export const DRIVING_LICENCE = /\b(?:driv(?:er['’]?s?|ers['’]?|ing)) licen[cs]e\b/iu;

/** "No driver's licence", "without", "not yet": it is not there. */
export const NOT_HELD = /\b(?:no|not|none|without|never|don['’]?t|expired|lost|yet)\b/iu;
