import { examCounts } from "./vocabulary/grades";

const end = "(?![\\p{L}\\p{N}])";
// What follows to the end of its bracket, its cell or its line, but no year: " including English and Maths".
const rest =
  "(?:(?!(?:19|20)\\d{2})[^\\t|()]){0,140}(?:\\((?:(?!(?:19|20)\\d{2})[^\\t|()]){1,100}\\)(?:(?!(?:19|20)\\d{2})[^\\t|()]){0,80})?";
// "7 credits incl. Maths and English", "I have 4 credits (maths C6, physics C5)", "credits in Yoruba and English".
const counted = `(?:(?:i (?:have|had|got|made)|with|obtained) )?(?:\\d{1,2} ?(?:${examCounts.join("|")})${end}|(?:credits?|passes|pass) in )${rest}`;
// "English C6, Biology B3": at least two subjects with their grades.
const graded = "\\p{L}[\\p{L}.&/ ]{1,30}?[ :–-]{1,3}[A-F][1-9]";
const listed = `(?:${graded}|[A-F][1-9] \\p{L}[\\p{L}.&/ ]{1,30}?)(?:(?:, | and |; | & )(?:${graded}|[A-F][1-9] \\p{L}[\\p{L}.&/ ]{1,30}?(?=,|$|\\)))){1,12}${end}`;

const whole = new RegExp(`^(?:${counted}|${listed})[.,;)]*$`, "iu");
const inside = new RegExp(
  `(?<=^|[(,:;\\t–—-]\\s{0,2}|\\.\\s|(?:19|20)\\d{2}\\s)(?:${counted}|${listed})`,
  "giu",
);

/** True for results of school examinations and nothing else: "5 credits (English C6, Maths C5)". */
export function isExamResults(text: string): boolean {
  return text.length <= 200 && /\d|\bin\b/.test(text) && whole.test(text.trim());
}

/** The stretches of a line that tell results of school examinations. */
export function findExamResults(text: string): { from: number; to: number }[] {
  if (text.length > 300 || !/credit|pass|distinction|[A-F][1-9]/i.test(text)) return [];
  return [...text.matchAll(inside)].map((match) => ({
    from: match.index - 1,
    to: match.index + match[0].trimEnd().length,
  }));
}
