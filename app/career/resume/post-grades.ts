const level = String.raw`(?:g\.?l\.?|grade level|sgl|con\p{L}{3,5}|hatiss|level)[ .-]*\d{1,2}`;
const whole = new RegExp(`^${level}$`, "iu");
const behind = new RegExp(String.raw`[,\s]+\(?${level}\)?$`, "iu");

/** The grade of a post in the civil service: "GL 15", "CONHESS 9", "Grade Level 08". */
export function isPostGrade(text: string): boolean {
  return whole.test(text);
}

/** "Higher Executive Officer, GL 08" without the grade. */
export function withoutPostGrade(title: string): string {
  return title.replace(behind, "");
}
