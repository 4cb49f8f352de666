import { z } from "zod";

/** A file, the problems that its reader found, and what it does not show (`leftOut`), as text for the user. */
export const RenderOutput = z.object({
  format: z.enum(["pdf", "docx"]),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  problems: z.array(z.string()),
  leftOut: z.array(z.string()),
});
export type RenderOutput = z.infer<typeof RenderOutput>;

/** The reply of the render worker: the files of one document, or the error (without text of the document). */
export const RenderWorkerReply = z.union([
  z.object({ id: z.number(), files: z.array(RenderOutput) }),
  z.object({ id: z.number(), problem: z.string() }),
]);
export type RenderWorkerReply = z.infer<typeof RenderWorkerReply>;
