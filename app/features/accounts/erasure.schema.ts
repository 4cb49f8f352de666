import { z } from "zod";

/** The word that the person types, so that nobody deletes an account by a slip of the thumb. */
export const CLOSING_WORD = "DELETE";

const Word = z
  .string({ error: `Type ${CLOSING_WORD} in capitals` })
  .trim()
  .refine((word) => word === CLOSING_WORD, `Type ${CLOSING_WORD} in capitals`);

export const Closing = z.object({ word: Word });
export const ClosingWithPassword = z.object({
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(1024, "Password is too long"),
  word: Word,
});
