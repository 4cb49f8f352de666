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
export type WordingForm = z.infer<typeof WordingForm>;
