import { z } from "zod";
import { fromDigits } from "~/whole-number";
import { APPLICATION_STATES, CHOSEN_STATES } from "./states";

const MAX_NOTES_LENGTH = 4000;

const Notes = z
  .string({ error: "Write your notes as text" })
  .transform((text) => text.normalize("NFC").replaceAll("\r\n", "\n").trim())
  .refine((text) => text.length <= MAX_NOTES_LENGTH, "Keep your notes under 4,000 characters");

/** The form of the application's page. */
export const NotesForm = z.object({
  notes: Notes.optional().transform((notes) => notes ?? ""),
  remind: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});

const SlotAnswer = z.object({
  name: z.string().max(100),
  text: z
    .string()
    .optional()
    .transform((text = "") =>
      text
        .normalize("NFC")
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
        .trim(),
    )
    .refine((text) => text.length <= 80, "Keep it under 80 characters. It stands in one line.")
    .refine((text) => !/[{}]/.test(text), "Write it without { and }."),
});

/** What the person fills into the subject and the file name that the advert prescribes. */
export const SlotsForm = z.object({ slots: z.array(SlotAnswer).min(1).max(20) });

export const StateForm = z.object({
  state: z.enum(CHOSEN_STATES, { error: "Choose one of the steps" }),
});

/** The body of PATCH /api/applications/{id}. */
export const ApplicationPatch = z.object({
  state: z.enum(CHOSEN_STATES, { error: "state is ready, sent, interview or closed" }).optional(),
  notes: Notes.optional(),
  isArchived: z.boolean({ error: "isArchived is true or false" }).optional(),
  slots: z.array(SlotAnswer).max(20).optional(),
});

/** The query of a list of applications. What cannot be read is left out, as a link with a typing mistake should still show the list. */
export const ApplicationQuery = z.object({
  state: z.enum(APPLICATION_STATES).optional().catch(undefined),
  q: z
    .string()
    .transform((text) => text.normalize("NFC").trim().slice(0, 100))
    .catch(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  isArchived: z
    .enum(["1", "true"])
    .optional()
    .catch(undefined)
    .transform((value) => value !== undefined),
});

/** The same for programs, which should hear of a mistake. */
export const ApplicationApiQuery = z.object({
  state: z.enum(APPLICATION_STATES, { error: `state is one of ${APPLICATION_STATES.join(", ")}` }).optional(),
  q: z.string().max(100, "q has at most 100 characters").default(""),
  page: fromDigits(z.coerce.number({ error: "page is a number from 1" }).int().min(1).max(10_000)).default(1),
  isArchived: z
    .enum(["true", "false"], { error: "isArchived is true or false" })
    .optional()
    .transform((value) => value === "true"),
});
