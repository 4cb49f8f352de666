/** Words that tell the level of a school, lower case without accents. The first list with a word of the name decides, in this order. */
export const tertiarySchools = [
  "university",
  "universite",
  "universitat",
  "universidad",
  "polytechnic",
  "poly",
  "monotechnic",
  "hochschule",
  "fachhochschule",
  "seminary",
  "college of education",
  "college of agriculture",
  "college of health",
  "college of technology",
  "college of nursing",
  "college of medicine",
  "college of arts",
  "college of science",
  "advanced studies",
  "professional studies",
  "legal studies",
  "institute of technology",
  "institute of management",
  "school of",
  "training college",
  "business school",
  "law school",
];
export const secondarySchools = [
  "secondary",
  "high school",
  "grammar",
  "comprehensive",
  "college",
  "senior school",
  "lycee",
  "gymnasium",
  "instituto",
  "gss",
  "ggss",
  "gdss",
];
export const primarySchools = ["primary", "nursery", "elementary", "basic school", "grundschule"];

/** Of these, words that no school has where degrees are given: "King's College" may give some. */
export const ordinarySchools = [
  ...secondarySchools.filter((word) => word !== "college" && word !== "gymnasium" && word !== "instituto"),
  ...primarySchools,
];
/** And words of schools that give no school certificates, lower case. */
export const higherSchools = ["university", "polytechnic", "monotechnic", "universite", "universidad"];

/** Which schools give which qualifications, both lower case: it tells two schools of one level apart. */
export const kindsOfStudy: readonly { papers: RegExp; schools: readonly string[] }[] = [
  {
    papers: /^(?:n\.?c\.?e\.?|nigeria(?:n)? certificate (?:in|of) education)(?![a-z])/,
    schools: ["college of education"],
  },
  {
    papers: /^(?:o\.?n\.?d|h\.?n\.?d|n\.?d|(?:ordinary |higher )?national diploma)(?![a-z])/,
    schools: ["polytechnic", "poly", "monotechnic", "college of technology", "college of agriculture"],
  },
  {
    papers:
      /^(?:b\.?(?:a|sc|ed|eng|tech|agric|pharm|arch|nsc|com|l)|m\.?(?:a|sc|ed|eng|tech|phil|ba|pa|ph)|ph\.?d|ll\.?[bm]|bachelor|master|doctor)(?![a-z])/,
    schools: ["university", "universite", "universitat", "universidad"],
  },
];

/** Callings that give their schools a name: "School of Midwifery", "College of Health Technology". */
export const callingSchool =
  /(?<!\p{L})(?:nursing|nurses|midwi(?:fery|ves)|health (?:technology|tech|sciences?)|hygiene|radiography|pharmacy|dental|optometry|physiotherapy)(?!\p{L})/iu;

/** Papers of primary schools, lower case. */
export const primaryPapers: ReadonlySet<string> = new Set([
  "first school leaving certificate",
  "primary school leaving certificate",
  "primary school certificate",
  "first leaving certificate",
  "first leaving cert",
  "fslc",
  "f.s.l.c",
  "common entrance",
]);

/** The name of a school and nothing else: its kind begins or ends it. */
export const schoolName =
  /^(?:(?:the )?(?:federal |state )?(?:polytechnic|university|college of|government (?:technical |secondary |day )?(?:college|school|centre)|school of)\b|[\p{L}.'’ -]+ (?:polytechnic|university|(?:secondary|high|grammar|technical|primary) (?:school|college)|technical centre|college of \p{L}+)(?:,|$))/iu;

/** A class of a school, which is no subject: "J.S.S.3", "Primary 6". */
export const NO_SUBJECT =
  /^(?:j\.?s\.?s?|s\.?s\.?s?|j\.?h\.?s|s\.?h\.?s|class|form|primary|pry|basic|grade|year)\.?\s?(?:\d{1,2}|i{1,3}|iv|vi?)\.?$/iu;
