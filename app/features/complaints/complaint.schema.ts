import { z } from "zod";
import { Email } from "~/features/accounts/account.schema";

/** The categories of a complaint, for the form and for staff. */
export const COMPLAINT_CATEGORIES = {
  access: "I asked for my data and did not get it",
  correction: "Something you have about me is wrong",
  deletion: "My data was not deleted",
  use: "My data was used or passed on without my agreement",
  safety: "Somebody else could see my data",
  other: "Something else",
} as const;

export type ComplaintCategory = keyof typeof COMPLAINT_CATEGORIES;

/** Maximum lengths, in characters. */
const MAX_LENGTHS = { body: 4000, wish: 1000, answer: 4000 };

const normalizeText = (text = "") =>
  text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .trim();
const maxLength = (max: number) =>
  [(text: string) => text.length <= max, `Please keep it under ${max} characters.`] as const;
const optionalText = (max: number) =>
  z
    .string()
    .optional()
    .transform(normalizeText)
    .refine(...maxLength(max));
const requiredText = (max: number, instruction: string) =>
  z
    .string({ error: `${instruction}.` })
    .transform(normalizeText)
    .refine(...maxLength(max))
    .refine((text) => text.length >= 10, `${instruction}, in a sentence or more.`);

export const ComplaintForm = z
  .object({
    name: optionalText(120),
    email: Email,
    about: z.enum(["access", "correction", "deletion", "use", "safety", "other"], {
      error: "Choose what it is about.",
    }),
    body: requiredText(MAX_LENGTHS.body, "Tell us what happened"),
    wish: optionalText(MAX_LENGTHS.wish),
    website: z.string().optional(), // invisible on the page, against spam
  })
  // When a browser fills it automatically, the form returns with the field empty, so no complaint is lost.
  .refine(
    ({ website }) => !website,
    "A field that must stay empty was filled. It is empty again: please send the form once more.",
  );

export const AnswerForm = z.object({ answer: requiredText(MAX_LENGTHS.answer, "Say what was done") });
