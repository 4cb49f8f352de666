import { z } from "zod";

const text = (what: string, most: number) =>
  z
    .string({ error: `Write ${what} first` })
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .refine((value) => value !== "", `Write ${what} first`)
    .refine((value) => [...value].length <= most, `That is more than ${most} characters`);

/** The longest note, in characters. */
export const NOTE_LIMIT = 2000;

export const NoteForm = z.object({ note: text("the note", NOTE_LIMIT) });
export const AssignmentForm = z.object({ agent: z.string().optional() }); // empty: nobody
export const StatusForm = z.object({ status: z.enum(["open", "resolved"]) });
export const SavedReplyForm = z.object({
  code: z
    .string({ error: "Give it a short code" })
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{2,20}$/, "2 to 20 small letters, digits or -"),
  body: text("the reply", 2000),
});
