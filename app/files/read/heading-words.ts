const section =
  /^(?:(?:professional|work|career|personal|key|core|technical|academic|educational|other)\s+)*(?:experience|employment(?: history)?|work history|history|education|qualifications?|background|skills|competenc(?:e|ies)|summary|profile|about(?: me)?|objective|contacts?(?: (?:me|info|details|information))?|languages?|certifications?|certificates?|hobbies|interests|references?|referees|projects|awards|achievements|details|data)$/i;

/** Whether a line is a usual heading of a resume's section, such as "WORK EXPERIENCE" or "Skills:". */
export function isSectionHeading(line: string): boolean {
  return section.test(line.trim().replace(/[:\s]+$/, ""));
}
