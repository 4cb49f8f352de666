import { z } from "zod"
import { Email } from "~/features/accounts/account.schema"

/** What a complaint can be about, as the form and staff name it. */
export const SUBJECTS = {
  access: "I asked for my data and did not get it",
  correction: "Something you hold about me is wrong",
  deletion: "My data was not deleted",
  use: "My data was used or passed on without my agreement",
  safety: "Somebody else could see my data",
  other: "Something else",
} as const

export type Subject = keyof typeof SUBJECTS

/** The most characters of what happened, and of what is wished. */
export const LONGEST = { body: 4000, wish: 1000, answer: 4000 }

const text = (most: number) =>
  z
    .string()
    .transform((words) => words.normalize("NFC").replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ").trim())
    .refine((words) => words.length <= most, `Please keep it under ${most} characters.`)

export const ComplaintForm = z.object({
  name: z.string().default("").pipe(text(120)),
  email: Email,
  about: z.enum(["access", "correction", "deletion", "use", "safety", "other"], { error: "Choose what it is about." }),
  body: z.string({ error: "Tell us what happened." }).pipe(text(LONGEST.body)).refine((words) => words.length >= 10, "Tell us what happened, in a sentence or more."),
  wish: z.string().default("").pipe(text(LONGEST.wish)),
  // No person sees this field. A browser that filled it by itself gets the form back with the field empty, so no complaint is lost.
  website: z.string().max(0, "A field that must stay empty was filled. It is empty again: please send the form once more.").optional(),
})

export const AnswerForm = z.object({
  answer: z.string({ error: "Say what was done." }).pipe(text(LONGEST.answer)).refine((words) => words.length >= 10, "Say what was done, in a sentence or more."),
})
