import { z } from "zod";

/**
 * What the worker makes: both files with their read-back, one file, or a picture of the first page; "merged" makes one PDF of
 * several documents, read back.
 */
export const RENDER_TASKS = ["check", "pdf", "docx", "png", "small-png", "merged"] as const;
export type RenderTask = (typeof RENDER_TASKS)[number];

/** A file, the problems that its reader found, and what it does not show or fit (`notes`), as text for the user. */
export const RenderOutput = z.object({
  format: z.enum(["pdf", "docx", "png", "small-png"]),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  problems: z.array(z.string()),
  notes: z.array(z.string()),
});
export type RenderOutput = z.infer<typeof RenderOutput>;

/** The reply of the render worker: the files of one request, or the error (without text of the document). */
export const RenderWorkerReply = z.union([
  z.object({ id: z.number(), files: z.array(RenderOutput) }),
  z.object({ id: z.number(), problem: z.string() }),
]);
export type RenderWorkerReply = z.infer<typeof RenderWorkerReply>;
