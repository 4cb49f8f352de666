import { z } from "zod";

/** A file and what its reader found wrong with it, in words for the person. */
export const Made = z.object({
  format: z.enum(["pdf", "docx"]),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  problems: z.array(z.string()),
});
export type Made = z.infer<typeof Made>;

/** What the making process answers: the files of one document, or why there are none (without a word of the document). */
export const MakerReply = z.union([
  z.object({ id: z.number(), files: z.array(Made) }),
  z.object({ id: z.number(), problem: z.string() }),
]);
export type MakerReply = z.infer<typeof MakerReply>;
