import { z } from "zod";
import { FullName } from "./names";
import { NewPassword } from "./password.schema";

export const Email = z
  .string({ error: "Invalid email address" })
  .trim()
  .max(254, "Invalid email address")
  .toLowerCase()
  .pipe(z.email("Invalid email address"));

/** First name and the rest. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...otherNames] = fullName.split(" ");
  return { firstName, lastName: otherNames.join(" ") };
}

const OwnDetails = z.object({
  fullName: FullName,
  password: NewPassword,
  confirmPassword: z.string({ error: "Passwords don't match" }),
});
// A new object each time, because refine() changes the one it gets.
const unequalPasswords = () => ({ path: ["confirmPassword"], message: "Passwords don't match" });

const { fullName, ...newPassword } = OwnDetails.shape;
// In the order of the form, as its errors are listed.
export const Registration = z
  .object({
    fullName,
    email: Email,
    ...newPassword,
    // A box without a tick is no consent, whatever the client sends.
    marketingEmails: z
      .unknown()
      .optional()
      .transform((ticked) => ticked === "on" || ticked === true),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, unequalPasswords());

export const SignIn = z.object({
  email: Email,
  // A stored password has at most 128 characters. A longer one is refused before any hashing.
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(1024, "Password is too long"),
});

/** A form with only the mail address. */
export const MailRequest = z.object({ email: Email });

export const CodeEntry = z.object({
  email: Email,
  otp: z
    .string({ error: "OTP must be 6 digits" })
    .transform((otp) => otp.replace(/\s/g, ""))
    .pipe(
      z
        .string()
        .length(6, "OTP must be 6 digits")
        .regex(/^[0-9]*$/, "OTP must contain only numbers"),
    ),
});

export const MagicLink = z.object({
  token: z
    .string({ error: "Invalid or missing magic link token. Please request a new magic link." })
    .trim()
    .min(1, "Invalid or missing magic link token. Please request a new magic link.")
    .max(200),
});

export const PasswordReset = z
  .object({
    token: z.string({ error: "Reset token is required" }).trim().min(1, "Reset token is required").max(200),
    newPassword: NewPassword,
    confirmPassword: z.string({ error: "Passwords don't match" }),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, unequalPasswords());

/**
 * The same for the API, also in the older shape {token, password}, where the caller compared both passwords.
 */
export const PasswordResetCall = z.preprocess((body) => {
  if (typeof body !== "object" || body === null || !("password" in body) || "newPassword" in body)
    return body;
  return {
    ...body,
    newPassword: body.password,
    confirmPassword: "confirmPassword" in body ? body.confirmPassword : body.password,
  };
}, PasswordReset);

/**
 * A verification, in a browser that did not register with the owner's name and password, all or none of them.
 */
export const Verification = z
  .object({
    token: z
      .string({ error: "Please enter the verification token." })
      .trim()
      .min(1, "Please enter the verification token.")
      .max(200),
  })
  .extend(OwnDetails.partial().shape)
  .superRefine(({ fullName, password, confirmPassword }, { addIssue }) => {
    if (fullName === undefined && password === undefined) return;
    if (fullName === undefined)
      addIssue({ code: "custom", path: ["fullName"], message: "Enter your full name" });
    if (password === undefined)
      addIssue({ code: "custom", path: ["password"], message: "Choose a password" });
    else if (password !== confirmPassword) addIssue({ code: "custom", ...unequalPasswords() });
  })
  .transform(({ token, fullName, password }) =>
    fullName === undefined || password === undefined ? { token } : { token, details: { fullName, password } },
  );
