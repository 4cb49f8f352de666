import { withArticle } from "./english-place";
import type { PlannedStudy } from "./letter-plan";

/** "an HND in Accountancy (Upper Credit, 2014) from the Polytechnic, Ibadan" */
export function studyInEnglish(study: PlannedStudy, before: "from" | "at"): string {
  const { degree, area, score, school, year, standing, state } = study;
  const subject =
    degree && area ? `${degree}${joint(degree, area)} ${area}` : (degree ?? `qualification in ${area ?? ""}`);
  // One is a nurse and holds the qualification.
  const isOfPerson = /^(?:registered|chartered|certified|licensed) \p{L}+/iu.test(subject);
  const notes = [
    score?.replace(/\s*\(([^()]*)\)/g, ", $1"),
    state === "finished" ? year : (standing ?? (state === "going" ? "in view" : undefined)),
    state === "going" && year !== undefined && standing?.includes(year) !== true
      ? `expected ${year}`
      : undefined,
  ];
  const inBrackets = notes.filter(Boolean).join(", ");
  return [
    isOfPerson ? "the" : articleFor(subject),
    isOfPerson ? `${subject} qualification` : subject,
    inBrackets && !subject.includes(inBrackets) ? `(${inBrackets})` : "",
    school ? `${before} ${withArticle(school)}` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** "B.Sc in Law", but "NABTEB (National Technical Certificate)". */
function joint(degree: string, area: string): string {
  if (/ in /.test(degree)) return ",";
  // "Brevet de technicien"
  return area.startsWith("(") || /^(?:de|du|des|of|en) |^d['’]/u.test(area) ? "" : " in";
}

// Letters whose names begin with a vowel: "an HND", "an M.Sc", but "a B.Sc".
const VOWEL_NAMED = /^[AEFHILMNORSX]/;

/** "a" or "an" before a degree as it is read aloud. */
export function articleFor(words: string): "a" | "an" {
  const [first = ""] = words.split(/[\s(]/);
  const capitals = first.replace(/[^\p{Lu}]/gu, "");
  const isSpelt = /^\p{Lu}(?:[.&]|\p{Lu}|$|\p{L}{1,2}\p{Lu})/u.test(first) && !/^\p{Lu}{4,}$/u.test(first);
  // Nobody can read "SSCE" as a word.
  const isUnspeakable = /^[^AEIOUY\P{Lu}]{2}\p{Lu}+$/u.test(first);
  if (isSpelt || isUnspeakable || (capitals === first && !/[AEIOU]/.test(first)))
    return VOWEL_NAMED.test(first) ? "an" : "a";
  return /^[aeiou]/i.test(first) && !/^(?:uni|eu|one)/i.test(first) ? "an" : "a";
}
