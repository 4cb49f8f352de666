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
