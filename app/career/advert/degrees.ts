/** Degrees as adverts and resumes write them, highest first; `family` says by which classes they are marked. */
export type Degree = {
  name: string;
  rank: number;
  family: "university" | "polytechnic" | "other";
  pattern: RegExp;
};

export const DEGREES: readonly Degree[] = [
  {
    name: "Ph.D.",
    rank: 8,
    family: "university",
    pattern: /\bph\.?\s?d\b|\bdoctorate\b|\bdoctoral degree\b/i,
  },
  {
    name: "Master's",
    rank: 7,
    family: "university",
    pattern:
      /\bmaster'?s?\b(?! of ceremon)|\bm\.?\s?sc\b|\bmba\b|\bm\.\s?ed\b|\bm\.\s?a\b|\bm\.?\s?eng\b|\bmph\b|\bll\.?m\b/i,
  },
  { name: "PGD", rank: 6, family: "other", pattern: /\bpgde?\b|\bpost-?\s?graduate diploma\b/i },
  {
    name: "B.Sc.",
    rank: 5,
    family: "university",
    pattern:
      /\bb\.?\s?sc\b|\bb\.\s?a\b|\bba\b(?=[ /)])|\bb\.?\s?eng\b|\bb\.?\s?tech\b|\bb(?:\.\s?| )ed\b|\bbed(?=\/|\()|\bll\.?b\b|\bb\.?\s?n\.?sc\b|\bmbbs\b|\bb\.?\s?pharm\b|\bbachelor'?s?\b|\bfirst degree\b|\buniversity degree\b|\bhonou?rs degree\b|\bbsc\b|\bdegree (?:in|or|from)\b|\ba degree\b|\blicence en\b|\bbac ?\+ ?\d\b/i,
  },
  { name: "HND", rank: 5, family: "polytechnic", pattern: /\bh\.?n\.?d\b|\bhigher national diploma\b/i },
  { name: "NCE", rank: 4, family: "other", pattern: /\bn\.?c\.?e\b|\bnigeria certificate in education\b/i },
  {
    name: "OND",
    rank: 3,
    family: "polytechnic",
    pattern: /\bo\.?n\.?d\b|(?<!higher )\b(?:ordinary )?national diploma\b|\bN\.?D\b/i,
  },
  {
    name: "SSCE",
    rank: 1,
    family: "other",
    pattern: /\bssce\b|\bwassce\b|\bwaec\b|\bneco\b|\bo'?[ -]?levels?\b|\bschool cert(?:ificate)?\b/i,
  },
];

/** The degrees a text names, highest first. */
export function degreesIn(text: string): Degree[] {
  const plain = text.replace(/[’`]/g, "'");
  return DEGREES.filter(({ pattern }) => pattern.test(plain));
}

/** Classes from the lowest to the highest, a table for each family. */
export const CLASSES = {
  university: ["pass", "third", "2:2", "2:1", "first"],
  polytechnic: ["pass", "lower_credit", "upper_credit", "distinction"],
} as const;

export type DegreeClass = (typeof CLASSES)[keyof typeof CLASSES][number];

const CLASS_PATTERNS: readonly { name: DegreeClass; pattern: RegExp }[] = [
  { name: "first", pattern: /\bfirst[- ]class\b|\b1st class\b/i },
  {
    name: "2:1",
    pattern:
      /\b2[:.;]1\b|\bsecond[- ]class,?\s*(?:\(?hons\.?\)?,?\s*|honou?rs,?\s*)?\(?upper\b|\b2nd class,?\s*\(?upper\b|\b2\s?1 degree\b|\bupper second\b|\bsecond upper\b/i,
  },
  {
    name: "2:2",
    pattern:
      /\b2[:.;]2\b|\bsecond[- ]class,?\s*(?:\(?hons\.?\)?,?\s*|honou?rs,?\s*)?\(?lower\b|\b2nd class,?\s*\(?lower\b|\blower second\b|\bsecond lower\b/i,
  },
  { name: "third", pattern: /\bthird[- ]class\b|\b3rd class\b/i },
  { name: "distinction", pattern: /\bdistinction\b/i },
  { name: "upper_credit", pattern: /\bupper credit\b/i },
  { name: "lower_credit", pattern: /\blower credit\b/i },
  { name: "pass", pattern: /\bpass (?:degree|class|level)\b|\bpass\b(?=\s*$)/i },
];

/** The classes of degree a text names, in the table's order. */
export function classesIn(text: string): DegreeClass[] {
  return CLASS_PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
