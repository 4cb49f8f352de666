/** "B.Sc. Accounting" → { studyType: "B.Sc.", area: "Accounting" }; undefined when it does not begin with a degree. */
export function splitDegree(text: string): { studyType: string; area?: string } | undefined {
  const match = DEGREE_FIRST.exec(text);
  if (!match) return undefined;
  const studyType = (match[1] ?? "").trim();
  const area = text
    .slice(match[0].length)
    .replace(/^(?:\s*[,:–—-])?\s+(?:in\s+)?/i, "")
    .trim();
  return area === "" ? { studyType } : { studyType, area };
}

/** Writes a degree and its subject as people do, so that splitDegree reads the same two back; undefined when that cannot be. */
export function joinDegree(studyType: string, area: string): string | undefined {
  const isWritten = /\p{Ll}{4}/u.test(studyType);
  const ways = isWritten
    ? [`${studyType} in ${area}`, `${studyType} ${area}`]
    : [`${studyType} ${area}`, `${studyType} in ${area}`];
  return ways.find((way) => {
    const read = splitDegree(way);
    return read?.studyType === studyType && read.area === area;
  });
}

/** True for the certificate of a primary or secondary school: it has no subject of its own. */
export function isSchoolCertificate(studyType: string): boolean {
  return /^(?:first school|primary|junior|senior|secondary school|west african|basic education|general certificate|(?:S\.?S\.?C\.?E|J\.?S\.?C\.?E|B\.?E\.?C\.?E|F\.?S\.?L\.?C|WASSCE|W\.?A\.?S\.?C|W\.?A\.?E\.?C|N\.?E\.?C\.?O|G\.?C\.?E|NABTEB|O\.?Level)\b)/i.test(
    studyType,
  );
}

const SHORT = [
  "Ph\\.?\\s?D",
  "D\\.?Phil",
  "M\\.?\\s?Phil",
  "D\\.?Sc",
  "M\\.?\\s?Sc",
  "M\\.?\\s?Eng",
  "M\\.?\\s?Tech",
  "M\\.?\\s?Ed",
  "M\\.?B\\.?A",
  "MPH",
  "MPA",
  "MILD",
  "LL\\.?\\s?M",
  "M\\.?A",
  "PGDE",
  "P\\.?G\\.?D",
  "B\\.?\\s?Sc\\.?\\s?\\(?Ed\\)?",
  "B\\.?\\s?Sc",
  "B\\.?\\s?Eng",
  "B\\.?\\s?Tech",
  "B\\.?\\s?N\\.?\\s?Sc",
  "BNSc",
  "B\\.?\\s?Ed",
  "B\\.?\\s?Pharm",
  "B\\.?\\s?Agric",
  "B\\.?\\s?Arch",
  "B\\.?\\s?A\\.?\\s?\\(?Ed\\)?",
  "B\\.?A",
  "BBA",
  "BMLS",
  "LL\\.?\\s?B",
  "B\\.?L",
  "M\\.?B\\.?,?\\s?B\\.?S",
  "MBChB",
  "BDS",
  "DVM",
  "Pharm\\.?\\s?D",
  "H\\.?N\\.?D",
  "O\\.?N\\.?D",
  "N\\.?D",
  "N\\.?C\\.?E",
  "S\\.?S\\.?C\\.?E",
  "B\\.?\\s?MLS",
  "WASSCE",
  "W\\.?A\\.?S\\.?C",
  "mni",
  "W\\.?A\\.?E\\.?C",
  "N\\.?E\\.?C\\.?O",
  "NABTEB",
  "G\\.?C\\.?E",
  "J\\.?S\\.?C\\.?E",
  "B\\.?E\\.?C\\.?E",
  "F\\.?S\\.?L\\.?C",
  "IJMB",
  "JUPEB",
  "MILR",
  "MIRM",
  "R\\.?P\\.?O\\.?N",
  "R\\.?P\\.?H\\.?N",
  "R\\.?N\\.?M?",
  "R\\.?M",
  "Dip",
  "A\\.?Level",
  "O\\.?Level",
];
const LONG = [
  "(?:Bachelor|Master|Doctor)(?:'?s|’s)?(?:\\s+Degree)?\\s+of\\s+(?:Science|Arts|Engineering|Technology|Education|Laws?|Nursing Science|Medicine|Pharmacy|Agriculture|Business Administration|Public Health|Philosophy|Veterinary Medicine|Medical Laboratory Science|Dental Surgery|Surgery|Architecture|Accountancy|Commerce|Theology|Divinity|Fine Arts|Social Work|Physiotherapy|Optometry)",
  "(?:Bachelor|Master|Doctor)(?:['’]s)?(?:\\s+Degree)?",
  "Doctorate",
  "(?:Post[- ]?graduate|Higher National|Ordinary National|National|Advanced|Professional|Higher) Diploma",
  "Diploma",
  "(?:Nigeria|National) Certificate (?:in|of) Education",
  "(?:Senior Secondary|Senior|Secondary) School(?: Leaving)?(?: Certificate)?(?: Examination)?(?=\\s*$|\\s*\\()",
  "Senior School Certificate(?: Examinations?)?",
  "West African (?:Senior )?(?:Secondary )?(?:School )?(?:Leaving )?(?:Certificate|Examinations?)(?: Examinations?| Council)?",
  "First School Leaving Cert(?:ificate)?",
  "Primary (?:School )?(?:Leaving )?Cert(?:ificate)?",
  "Junior (?:WAEC|NECO)",
  "Basic Education Certificate(?: Examination)?",
  "Junior (?:Secondary )?School Certificate(?: Examination)?",
  "Registered (?:Nurse|Midwife)",
  "Trade Test(?: Certificate)?",
  "General Certificate of Education",
];
const NOTE =
  "(?:\\s*\\((?:Hons?\\.?|Honou?rs|Ed\\.?|[A-Z][A-Za-z./]{0,7})\\))?(?:\\s+(?:Hons?\\.?|Degree|Certificate)(?![\\p{L}]))?";
const END = "\\.?(?![\\p{L}\\p{N}\\p{M}'’])";
// A blank stands where the degree will stand.
const BLANK = "_{4,}(?: \\([^()]*\\))?";
const PATTERN = `(?:${BLANK}|(?:${LONG.join("|")})${END}|(?:${SHORT.join("|")})${END})${NOTE}`;
const DEGREE_FIRST = new RegExp(`^(${PATTERN})(?=$|[\\s,:–—-])`, "iu");
