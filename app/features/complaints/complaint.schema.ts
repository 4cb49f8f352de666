import { z } from "zod";
import { Email } from "~/features/accounts/account.schema";

/** What a complaint can be about, as the form and staff name it. */
export const SUBJECTS = {
  access: "I asked for my data and did not get it",
  correction: "Something you have about me is wrong",
  deletion: "My data was not deleted",
  use: "My data was used or passed on without my agreement",
  safety: "Somebody else could see my data",
  other: "Something else",
} as const;

export type Subject = keyof typeof SUBJECTS;

/** The most characters of what happened, and of what is wished. */
export const LONGEST = { body: 4000, wish: 1000, answer: 4000 };

const tidy = (words = "") =>
  words
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .trim();
const fits = (most: number) =>
  [(words: string) => words.length <= most, `Please keep it under ${most} characters.`] as const;
const optional = (most: number) =>
  z
    .string()
    .optional()
    .transform(tidy)
    .refine(...fits(most));
const sentence = (most: number, ask: string) =>
  z
    .string({ error: `${ask}.` })
    .transform(tidy)
    .refine(...fits(most))
    .refine((words) => words.length >= 10, `${ask}, in a sentence or more.`);

export const ComplaintForm = z
  .object({
    name: optional(120),
    email: Email,
    about: z.enum(["access", "correction", "deletion", "use", "safety", "other"], {
      error: "Choose what it is about.",
    }),
    body: sentence(LONGEST.body, "Tell us what happened"),
    wish: optional(LONGEST.wish),
    website: z.string().optional(), // no person sees it
  })
  // A browser that filled it by itself gets the form back with the field empty, so no complaint is lost.
  .refine(
    ({ website }) => !website,
    "A field that must stay empty was filled. It is empty again: please send the form once more.",
  );

export const AnswerForm = z.object({ answer: sentence(LONGEST.answer, "Say what was done") });
