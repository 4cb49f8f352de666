import { z } from "zod";

/** The text beside the box. Change the version with the text: each account number names the one that its owner agreed to. */
export const VIRTUAL_ACCOUNT_CONSENT = {
  version: "1",
  text: "Give my name, phone number and email address to Paystack, so that a bank opens an account number for my payments here.",
};

const name = (text: string) => z.string({ error: text }).trim().min(2, text).max(60, "At most 60 letters.");

/** The form for an account number: what the bank needs, and the consent to send it. */
export const VirtualAccountForm = z.object({
  firstName: name("Enter your first name, as your bank knows it."),
  lastName: name("Enter your last name, as your bank knows it."),
  phone: z
    .string({ error: "Enter your phone number." })
    .trim()
    .transform((text) => text.replace(/[\s()-]/g, "").replace(/^(?:\+?234|0)(?=[789]\d{9}$)/, "+234"))
    .pipe(z.string().regex(/^\+234[789]\d{9}$/, "Enter a Nigerian mobile number, such as 0803 123 4567.")),
  consent: z.literal("on", { error: "Tick the box, so that we may ask the bank." }),
});
export type VirtualAccountValues = z.output<typeof VirtualAccountForm>;
