import { z } from "zod";
import { DocumentText } from "~/career/resume/document-text.schema";
import { ReadResume } from "~/career/resume/read-resume.schema";
import { maxTextLength } from "./limits";

const DoubtfulParagraph = z.object({
  paragraph: z.number().int().min(0),
  parts: z.array(z.string()),
  dates: z.array(z.number().int().min(0)),
});

export const RefusalCode = z.enum([
  "too_large",
  "empty_file",
  "wrong_type",
  "scanned",
  "encrypted",
  "no_text",
  "damaged",
  "old_word",
  "too_complex",
  "not_json_resume",
  "busy",
]);
export type RefusalCode = z.infer<typeof RefusalCode>;

/** The codes that the same bytes get every time: the file's own fault, not the machine's. */
export const FileFault = RefusalCode.exclude(["busy"]);

/** What the reading process answers. `text` is the document's plain form, `resume` what it says of the person, `doubtful` the paragraphs that a model may mark. `hiddenText` is present, and true, only when unseen text was left out. */
export const Reply = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    kind: z.enum(["pdf", "docx", "doc", "text", "json"]),
    text: z.string().min(1).max(maxTextLength),
    document: DocumentText,
    resume: ReadResume,
    doubtful: z.array(DoubtfulParagraph).optional(),
    pages: z.number().int().positive().optional(),
    hiddenText: z.boolean().optional(),
  }),
  z.object({ ok: z.literal(false), code: RefusalCode }),
]);
export type Reply = z.infer<typeof Reply>;
