import { z } from "zod";

/** Which paragraph of a letter gets which of its other wordings, "2.0", and the version that the person saw. */
export const WordingForm = z.object({
  version: z.coerce.number().int().min(1),
  wording: z
    .string()
    .regex(/^\d{1,3}\.\d$/)
    .transform((value) => {
      const [at = 0, other = 0] = value.split(".").map(Number);
      return { at, other };
    }),
});
/** Which paragraph of a letter an AI provider words again, and the version that the person saw. */
export const RewriteForm = z.object({
  version: z.coerce.number().int().min(1),
  paragraph: z.coerce.number().int().min(0).max(999),
});
export type RewriteForm = z.infer<typeof RewriteForm>;
export type WordingForm = z.infer<typeof WordingForm>;
