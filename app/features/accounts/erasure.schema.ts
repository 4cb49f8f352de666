import { z } from "zod";

/** The word that the user types, so that a slip cannot delete an account. */
export const CONFIRMATION_WORD = "DELETE";

const ConfirmationWord = z
  .string({ error: `Type ${CONFIRMATION_WORD} in capitals` })
  .trim()
  .refine((word) => word === CONFIRMATION_WORD, `Type ${CONFIRMATION_WORD} in capitals`);

export const ClosureForm = z.object({ word: ConfirmationWord });
export const ClosureWithPasswordForm = z.object({
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(1024, "Password is too long"),
  word: ConfirmationWord,
});
