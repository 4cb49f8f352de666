import { z } from "zod";

/** A file and what its reader found wrong with it, in words for the person. */
export const RenderOutput = z.object({
  format: z.enum(["pdf", "docx"]),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  problems: z.array(z.string()),
});
export type RenderOutput = z.infer<typeof RenderOutput>;

/** What the making process answers: the files of one document, or why there are none (without a word of the document). */
export const RenderWorkerReply = z.union([
  z.object({ id: z.number(), files: z.array(RenderOutput) }),
  z.object({ id: z.number(), problem: z.string() }),
]);
export type RenderWorkerReply = z.infer<typeof RenderWorkerReply>;
