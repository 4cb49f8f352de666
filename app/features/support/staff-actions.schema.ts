import { z } from "zod";
import { findUnknownFields, REPLY_FIELDS } from "./reply-fields";

const requiredText = (subject: string, max: number) =>
  z
    .string({ error: `Write ${subject} first` })
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .refine((value) => value !== "", `Write ${subject} first`)
    .refine((value) => [...value].length <= max, `That is more than ${max} characters`);

/** The fields that a saved reply may have, as they are written. */
export const FIELD_NAMES = Object.keys(REPLY_FIELDS).map((name) => `{${name}}`);

/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 2000;

export const NoteForm = z.object({ note: requiredText("the note", MAX_NOTE_LENGTH) });
export const AssignmentForm = z.object({ agent: z.string().optional() }); // empty: unassigned
export const StatusForm = z.object({ status: z.enum(["open", "resolved"]) });
export const SavedReplyForm = z.object({
  code: z
    .string({ error: "Give it a short code" })
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{2,20}$/, "2 to 20 small letters, digits or -"),
  body: requiredText("the reply", 2000).refine((text) => findUnknownFields(text).length === 0, {
    error: ({ input }) =>
      `${findUnknownFields(String(input)).join(" and ")} is no field. Use ${FIELD_NAMES.join(", ")}`,
  }),
});
