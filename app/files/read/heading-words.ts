import { anyOf } from "~/pattern";

const qualifier = /(?:professional|work|career|personal|key|core|technical|academic|educational|other)\s+/;
const section = new RegExp(
  `^(?:${qualifier.source})*${
    anyOf([
      /experience|employment(?: history)?|work history|history|background/, // Professional Experience
      /education|qualifications?|certifications?|certificates?/, // Academic Qualifications
      /skills|competenc(?:e|ies)|languages?/, // Key Skills
      /summary|profile|about(?: me)?|objective/, // Career Objective
      /contacts?(?: (?:me|info|details|information))?|details|data/, // Contact Details
      /hobbies|interests|references?|referees|projects|awards|achievements/, // Referees
    ]).source
  }$`,
  "i",
);

/** Whether a line is a usual heading of a resume's section, such as "WORK EXPERIENCE" or "Skills:". */
export function isSectionHeading(line: string): boolean {
  return section.test(line.trim().replace(/[:\s]+$/, ""));
}
