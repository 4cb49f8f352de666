import { z } from "zod";

/**
 * A cover letter as a business letter. Lines are trimmed, single and NFC. Absent parts are empty arrays or
 * left out.
 */
export const LetterParagraph = z.union([z.string(), z.object({ items: z.array(z.string()).min(1) })]);
export const Letter = z.object({
  // contact lines as printed
  sender: z.object({ name: z.string().optional(), lines: z.array(z.string()).default([]) }),
  date: z.string().optional(), // as printed: "21 November 2026"
  recipient: z.array(z.string()).default([]), // "Hiring Manager", company, place
  salutation: z.string().optional(), // "Dear Hiring Manager,"
  subject: z.string().optional(), // "Application for the post of Accounts Officer"
  paragraphs: z.array(LetterParagraph).default([]), // a text, or a list of proofs
  closing: z.string().optional(), // "Yours faithfully,"
  signature: z.string().optional(),
});
export type LetterParagraph = z.infer<typeof LetterParagraph>;
export type Letter = z.infer<typeof Letter>;
