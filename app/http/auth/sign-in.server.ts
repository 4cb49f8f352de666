import { redirect, type AppLoadContext } from "@remix-run/node";
import { registerAccount, signInWithPassword, type NewAccount } from "~/features/accounts/accounts.server";
import { resendVerification, verifyEmail } from "~/features/accounts/verification.server";
import { sendSignInMail, redeemMagicLink } from "~/features/accounts/magic-link.server";
import { redeemCode } from "~/features/accounts/one-time-code.server";
import { requestPasswordReset, resetPassword } from "~/features/accounts/password-reset.server";
import type { User } from "~/features/accounts/sessions.server";
import { serializeError, log } from "~/log.server";
import {
  readPendingSignIn,
  createExpiredPendingSignInCookie,
  createPendingSignIn,
} from "./pending-sign-in.server";
import { createFlashCookie } from "~/http/flash.server";
import { serializeCurrentUser } from "~/http/api/serializers";
import { resetRateLimit, enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { setCookieHeaders, startSession } from "./session.server";

// All sign-in methods except Google, for pages and /api: rate limits first, then the feature.
type RequestArgs = { request: Request; context: AppLoadContext };
type SignInResult = { user: User; requiresVerification: boolean };

/**
 * Checks a password. If `requiresVerification` is true, the address is unverified and no session may be
 * created. Throws WRONG_PASSWORD.
 */
export async function authenticateWithPassword(
  { context }: RequestArgs,
  fields: { email: string; password: string },
): Promise<SignInResult> {
  enforceRateLimit("authPerAddress", context.clientAddress);
  enforceRateLimit("signInPerAccount", fields.email);
  const result = await signInWithPassword(fields);
  resetRateLimit("signInPerAccount", fields.email);
  return result;
}

/** Signs in with the six digits of a mail. Throws INVALID_OTP. */
export async function authenticateWithCode(
  { request, context }: RequestArgs,
  { email, otp }: { email: string; otp: string },
): Promise<User> {
  enforceRateLimit("authPerAddress", context.clientAddress);
  enforceRateLimit("codePerAccount", email);
  return redeemCode(email, otp, { browser: (await readPendingSignIn(request)).browser });
}

/** Signs in with the token of a mail's link, in any browser. Throws LINK_EXPIRED or BAD_LINK. */
export function authenticateWithLink({ context }: RequestArgs, { token }: { token: string }): User {
  enforceRateLimit("authPerAddress", context.clientAddress);
  return redeemMagicLink(token);
}

/**
 * Requests the mail with code and link. Returns the cookie of this browser. Does not reveal whether the
 * address has an account.
 */
export async function requestSignInMail(args: RequestArgs, email: string, next?: string): Promise<string> {
  enforceMailLimits("sign-in", args.context, email);
  const { browser, cookie } = await createPendingSignIn(args.request, email);
  runAfterResponse(() => sendSignInMail({ email, browser, next: next === "/dashboard" ? undefined : next }));
  return cookie;
}

export async function requestResetMail(args: RequestArgs, email: string): Promise<string> {
  enforceMailLimits("reset", args.context, email);
  const { cookie } = await createPendingSignIn(args.request, email);
  runAfterResponse(() => requestPasswordReset(email));
  return cookie;
}

export async function requestVerificationMail(args: RequestArgs, email: string): Promise<string> {
  enforceMailLimits("verify", args.context, email);
  const { browser, cookie } = await createPendingSignIn(args.request, email);
  runAfterResponse(() => resendVerification(email, browser));
  return cookie;
}

export async function registerUser(args: RequestArgs, fields: NewAccount): Promise<string> {
  enforceRateLimit("registerPerAddress", args.context.clientAddress);
  const { browser, cookie } = await createPendingSignIn(args.request, fields.email);
  await registerAccount({ ...fields, userAgent: args.request.headers.get("user-agent") ?? "" }, browser);
  return cookie;
}

export function verifyEmailByToken({ context }: RequestArgs, token: string): void {
  enforceRateLimit("authPerAddress", context.clientAddress);
  verifyEmail(token);
}

export async function resetPasswordByToken(
  { context }: RequestArgs,
  fields: { token: string; newPassword: string },
): Promise<void> {
  enforceRateLimit("authPerAddress", context.clientAddress);
  const { email } = await resetPassword({ token: fields.token, password: fields.newPassword });
  resetRateLimit("signInPerAccount", email);
}

/** Creates the session and redirects to `next`, which shows the message. */
export async function createSessionAndRedirect(
  request: Request,
  user: User,
  next: unknown,
  { more = [], shared = false }: { more?: string[]; shared?: boolean } = {},
): Promise<Response> {
  const { cookies } = startSession(request, user.id, { shared });
  const headers = setCookieHeaders([
    ...cookies,
    await createFlashCookie("success", "Login successful!"),
    await createExpiredPendingSignInCookie(),
    ...more,
  ]);
  return redirect(safePath(next, "/dashboard"), { status: 303, headers });
}

/** The same for /api: the session as a cookie and as a Bearer token. */
export async function createApiSession(request: Request, user: User, extraCookies: string[] = []) {
  const { token, cookies } = startSession(request, user.id, { shared: false });
  const headers = new Headers(
    setCookieHeaders([...cookies, await createExpiredPendingSignInCookie(), ...extraCookies]),
  );
  return { body: { message: "Login successful!", token, user: serializeCurrentUser(user) }, headers };
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

// Limits mails to one address: three of a kind in 15 minutes and ten of all kinds in a day.
function enforceMailLimits(kind: "sign-in" | "reset" | "verify", context: AppLoadContext, email: string) {
  enforceRateLimit("authPerAddress", context.clientAddress);
  enforceRateLimit("mailPerAddress", context.clientAddress);
  enforceRateLimit("mailPerAccount", `${kind} ${email}`);
  enforceRateLimit("mailPerAccountAndDay", email);
}
