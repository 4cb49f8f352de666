import { redirect, type AppLoadContext } from "@remix-run/node";
import {
  register,
  resendVerification,
  signIn,
  verifyEmail,
  type NewPerson,
} from "~/features/accounts/accounts.server";
import { sendSignInMail, redeemMagicLink } from "~/features/accounts/magic-link.server";
import { redeemCode } from "~/features/accounts/one-time-code.server";
import { requestPasswordReset, resetPassword } from "~/features/accounts/password-reset.server";
import type { User } from "~/features/accounts/sessions.server";
import { errorFacts, log } from "~/log.server";
import { askedBy, forgetAsking, rememberAsking } from "./asked.server";
import { flash } from "./flash.server";
import { userJson } from "./json-shapes";
import { clearCount, countAct } from "./rate-limit.server";
import { safePath } from "./safe-redirect";
import { setCookies, startSession } from "./session.server";

// Every way in but Google, for pages and /api alike: first the limits, then the feature.
type Asking = { request: Request; context: AppLoadContext };
type Entry = { user: User; requiresVerification: boolean };

/** Checks a password. `requiresVerification` is true while the address is unproven: then no session may be opened. Throws WRONG_PASSWORD. */
export async function enterByPassword(
  { context }: Asking,
  answers: { email: string; password: string },
): Promise<Entry> {
  countAct("authPerAddress", context.clientAddress);
  countAct("signInPerAccount", answers.email);
  const entry = await signIn(answers);
  clearCount("signInPerAccount", answers.email);
  return entry;
}

/** Signs in by the six digits of a mail. Throws INVALID_OTP. */
export async function enterByCode(
  { request, context }: Asking,
  { email, otp }: { email: string; otp: string },
): Promise<User> {
  countAct("authPerAddress", context.clientAddress);
  countAct("codePerAccount", email);
  return redeemCode(email, otp, { browser: (await askedBy(request)).browser });
}

/** Signs in by the token of a mail's link, in any browser. Throws LINK_EXPIRED or BAD_LINK. */
export function enterByLink({ context }: Asking, { token }: { token: string }): User {
  countAct("authPerAddress", context.clientAddress);
  return redeemMagicLink(token);
}

/** Asks for the mail with code and link. Returns the cookie that makes this the browser that asked. Says nothing about the address. */
export async function askToSignIn(asking: Asking, email: string, next?: string): Promise<string> {
  countMail("sign-in", asking.context, email);
  const { browser, cookie } = await rememberAsking(asking.request, email);
  afterTheAnswer(() => sendSignInMail({ email, browser, next: next === "/dashboard" ? undefined : next }));
  return cookie;
}

export async function askForReset(asking: Asking, email: string): Promise<string> {
  countMail("reset", asking.context, email);
  const { cookie } = await rememberAsking(asking.request, email);
  afterTheAnswer(() => requestPasswordReset(email));
  return cookie;
}

export async function askForVerification(asking: Asking, email: string): Promise<string> {
  countMail("verify", asking.context, email);
  const { browser, cookie } = await rememberAsking(asking.request, email);
  afterTheAnswer(() => resendVerification(email, browser));
  return cookie;
}

export async function registerPerson(asking: Asking, answers: NewPerson): Promise<string> {
  countAct("registerPerAddress", asking.context.clientAddress);
  const { browser, cookie } = await rememberAsking(asking.request, answers.email);
  await register({ ...answers, userAgent: asking.request.headers.get("user-agent") ?? "" }, browser);
  return cookie;
}

export function verifyByToken({ context }: Asking, token: string): void {
  countAct("authPerAddress", context.clientAddress);
  verifyEmail(token);
}

export async function resetByToken(
  { context }: Asking,
  answers: { token: string; newPassword: string },
): Promise<void> {
  countAct("authPerAddress", context.clientAddress);
  const { email } = await resetPassword({ token: answers.token, password: answers.newPassword });
  clearCount("signInPerAccount", email);
}

/** Opens the session and goes to the page that was asked for, at once; the sentence is shown there. */
export async function arrive(
  request: Request,
  user: User,
  next: unknown,
  { more = [], shared = false }: { more?: string[]; shared?: boolean } = {},
): Promise<Response> {
  const { cookies } = startSession(request, user.id, { shared });
  const headers = setCookies([
    ...cookies,
    await flash("success", "Login successful!"),
    await forgetAsking(),
    ...more,
  ]);
  return redirect(safePath(next, "/dashboard"), { status: 303, headers });
}

/** The same for a caller of /api: the session as a cookie and as a token to send as Bearer. */
export async function arriveByApi(request: Request, user: User, more: string[] = []) {
  const { token, cookies } = startSession(request, user.id, { shared: false });
  const headers = new Headers(setCookies([...cookies, await forgetAsking(), ...more]));
  return { body: { message: "Login successful!", token, user: userJson(user) }, headers };
}

/**
 * Looks for the account only when the answer has left, at a moment that nobody can foresee: an address that has one would otherwise be answered a
 * millisecond later than one that has none. Lost only when the process dies within that moment; then the person asks again.
 */
function afterTheAnswer(act: () => void | Promise<void>): void {
  setTimeout(
    async () => {
      try {
        await act();
      } catch (error) {
        log.error({ event: "sign_in.mail_failed", ...errorFacts(error) });
      }
    },
    50 + Math.random() * 250,
  );
}

// One mailbox gets at most three mails of a kind in 15 minutes and ten of all kinds in a day, whoever asks.
function countMail(kind: "sign-in" | "reset" | "verify", context: AppLoadContext, email: string) {
  countAct("authPerAddress", context.clientAddress);
  countAct("mailPerAddress", context.clientAddress);
  countAct("mailPerAccount", `${kind} ${email}`);
  countAct("mailPerAccountAndDay", email);
}
