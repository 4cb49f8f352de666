import { registerAccount, signInWithPassword, type NewAccount } from "~/features/accounts/accounts.server";
import { verifyEmail, type OwnDetails } from "~/features/accounts/verification.server";
import { resendVerification } from "~/features/accounts/verification-mail.server";
import { sendSignInMail, redeemMagicLink } from "~/features/accounts/magic-link.server";
import { redeemCode } from "~/features/accounts/one-time-code.server";
import { requestPasswordReset, resetPassword } from "~/features/accounts/password-reset.server";
import { revokeRememberedBrowsers } from "~/features/two-step/remembered-browsers.server";
import type { User } from "~/features/accounts/sessions.server";
import { serializeError, log } from "~/log.server";
import { Refusal } from "~/refusal";
import { readPendingSignIn, createPendingSignIn } from "./pending-sign-in.server";
import {
  enforceLinkLimit,
  enforceMailLimits,
  enforceRegistrationLimits,
  uncountRegistration,
  enforceTryLimit,
  mayMailRegistration,
  releaseRegistration,
  uncountTry,
  type RequestArgs,
} from "./try-limits.server";
import { resetRateLimit, enforceRateLimit } from "~/http/security/rate-limit.server";

// The first step of all sign-in methods except Google, for pages and /api: rate limits first, then the feature.
/** Counted apart for each browser that signed in to the account before, and for all strangers together. */
const PASSWORD_LIMITS = ["signInPerAccount", "signInPerAccountAndDay"] as const;
type SignInResult = { user: User; requiresVerification: boolean };

/**
 * Checks a password. If `requiresVerification` is true, the address is unverified and no session may be
 * created. Throws WRONG_PASSWORD.
 */
export async function authenticateWithPassword(
  args: RequestArgs,
  fields: { email: string; password: string },
): Promise<SignInResult> {
  const found = await enforceTryLimit(args, fields.email);
  for (const limit of PASSWORD_LIMITS) enforceSignInLimit(limit, found.subject);
  const result = await logRefusal("password", () => signInWithPassword(fields));
  uncountTry(PASSWORD_LIMITS, found);
  return result;
}

/** Signs in with the six digits of a mail. Throws INVALID_OTP. */
export async function authenticateWithCode(
  args: RequestArgs,
  { email, otp }: { email: string; otp: string },
): Promise<User> {
  const { subject, isKnown } = await enforceTryLimit(args, email);
  enforceSignInLimit("codePerAccount", subject);
  const { browser } = await readPendingSignIn(args.request);
  return logRefusal("code", () => redeemCode(email, otp, { browser, isKnown }));
}

/** Signs in with the token of a mail's link, in any browser. Throws LINK_EXPIRED or BAD_LINK. */
export async function authenticateWithLink(
  { context }: RequestArgs,
  { token }: { token: string },
): Promise<User> {
  enforceLinkLimit(context, "magic_link", token);
  return logRefusal("link", () => redeemMagicLink(token));
}

/**
 * Requests the mail with code and link. Returns the cookie of this browser. Does not reveal whether the
 * address has an account.
 */
export async function requestSignInMail(args: RequestArgs, email: string, next?: string): Promise<string> {
  await enforceMailLimits("sign-in", args, email);
  const { browser, cookie } = await createPendingSignIn(args.request, email);
  runAfterResponse(() => sendSignInMail({ email, browser, next: next === "/dashboard" ? undefined : next }));
  return cookie;
}

export async function requestResetMail(args: RequestArgs, email: string): Promise<string> {
  await enforceMailLimits("reset", args, email);
  const { cookie } = await createPendingSignIn(args.request, email);
  runAfterResponse(() => requestPasswordReset(email));
  return cookie;
}

export async function requestVerificationMail(args: RequestArgs, email: string): Promise<string> {
  await enforceMailLimits("verify", args, email);
  const { cookie } = await createPendingSignIn(args.request, email);
  runAfterResponse(() => resendVerification(email));
  return cookie;
}

/** Registers an account, and sends its mail while the mailbox may get one. Throws COMMON_PASSWORD. */
export async function registerUser(args: RequestArgs, fields: NewAccount): Promise<string> {
  enforceRegistrationLimits(args.context);
  const { browser, cookie } = await createPendingSignIn(args.request, fields.email);
  const userAgent = args.request.headers.get("user-agent") ?? "";
  try {
    await registerAccount({ ...fields, userAgent }, browser, {
      mayMail: () => mayMailRegistration(fields.email),
    });
  } catch (error) {
    if (error instanceof Refusal) uncountRegistration(args.context);
    throw error;
  }
  return cookie;
}

/** Throws BAD_TOKEN, DETAILS_NEEDED, COMMON_PASSWORD. */
export async function verifyEmailByToken(
  { request, context }: RequestArgs,
  { token, details }: { token: string; details?: OwnDetails },
): Promise<void> {
  enforceLinkLimit(context, "verify_email", token);
  const { browser } = await readPendingSignIn(request);
  const isNew = await verifyEmail(token, { browser, details });
  if (isNew) releaseRegistration(context);
}

export async function resetPasswordByToken(
  { context }: RequestArgs,
  fields: { token: string; newPassword: string },
): Promise<void> {
  enforceLinkLimit(context, "reset_password", fields.token);
  const { id, email } = await resetPassword({ token: fields.token, password: fields.newPassword });
  // The link proves the mailbox only, and somebody else may have been remembered.
  revokeRememberedBrowsers(id);
  for (const limit of PASSWORD_LIMITS) resetRateLimit(limit, email);
}

// Whoever tried is not named: the address may be nobody's.
async function logRefusal<Result>(
  way: "password" | "code" | "link",
  signIn: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof Refusal) log.warn({ event: "sign_in.refused", way, code: error.code });
    throw error;
  }
}

/**
 * Searches for the account at a random moment after the answer was sent. Otherwise the response time would
 * show whether the address has an account. If the process stops meanwhile, the request is lost and the user
 * can repeat it.
 */
function runAfterResponse(task: () => void | Promise<void>): void {
  setTimeout(
    async () => {
      try {
        await task();
      } catch (error) {
        log.error({ event: "sign_in.mail_failed", ...serializeError(error) });
      }
    },
    50 + Math.random() * 250,
  );
}

// Somebody else may have used up the tries, so the refusal names the way that strangers cannot close.
function enforceSignInLimit(
  limit: (typeof PASSWORD_LIMITS)[number] | "codePerAccount",
  subject: string,
): void {
  try {
    enforceRateLimit(limit, subject);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = `${error.message} Or use a link that we email you: a sign-in link, or one to choose a new password.`;
    throw new Refusal(error.code, message, error.status, error.details);
  }
}
