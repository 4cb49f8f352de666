import { z } from "zod";
import { DOCUMENT_LENGTHS } from "~/db/schema/values";

const EMPTY = "The document is empty. Write something, or delete it from the list.";
const SectionCommand = z
  .string()
  .max(120)
  .transform((value, context) => {
    const [, change, heading] = /^(up|down|hide|show):(.+)$/s.exec(value) ?? [];
    const read = z.enum(["up", "down", "hide", "show"]).safeParse(change);
    if (read.success && heading !== undefined) return { change: read.data, heading };
    context.addIssue("Choose a section.");
    return z.NEVER;
  });

/**
 * The form of the editor: the text, the version that it was made from, and the button that was pressed. `line` puts a left-out line
 * back, `section` is "up:SKILLS" (or down, hide, show), `length` chooses bullets again, `shorten` cuts a letter to the words that its advert allows, `headings`
 * answers for removed headings.
 */
export const EditForm = z.object({
  content: z.string({ error: EMPTY }),
  version: z.coerce.number().int().min(1),
  line: z.string().max(100).optional(),
  section: SectionCommand.optional(),
  length: z.enum(DOCUMENT_LENGTHS).optional(),
  shorten: z.literal("1").optional(),
  headings: z.enum(["restore", "leave"]).optional(),
});
export type EditForm = z.infer<typeof EditForm>;
