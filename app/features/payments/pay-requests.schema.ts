import { z } from "zod";

/** The form of who pays for somebody. */
export const PayerForm = z.object({
  email: z
    .string({ error: "Enter your email address, for the receipt." })
    .trim()
    .toLowerCase()
    .pipe(z.email("Enter an email address, such as ada@example.com.").max(200)),
});
