import { createSessionStorage, redirect, type AppLoadContext, type SessionStorage } from "@remix-run/node";
import { AuthorizationError, Authenticator, Strategy, type AuthenticateOptions } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import {
  register,
  resendVerification,
  signIn,
  verifyEmail,
  type NewPerson,
} from "~/features/accounts/accounts.server";
import { sendSignInMail, useMagicLink } from "~/features/accounts/magic-link.server";
import { useCode } from "~/features/accounts/one-time-code.server";
import { requestPasswordReset, resetPassword } from "~/features/accounts/password-reset.server";
import type { User } from "~/features/accounts/sessions.server";
import { errorFacts, log } from "~/log.server";
import { askedBy, forgetAsking, rememberAsking } from "./asked.server";
import { flash } from "./flash.server";
import { userJson } from "./json-shapes";
import { clearCount, countAct } from "./rate-limit.server";
import { safePath } from "./safe-redirect";
import { setCookies, startSession } from "./session.server";

// Every way in, for pages and /api alike: the limits, the strategy, the feature.
type Asking = { request: Request; context: AppLoadContext };
type Entry = { user: User; requiresVerification: boolean };

export async function enterByPassword(
  { request, context }: Asking,
  answers: { email: string; password: string },
): Promise<Entry> {
  countAct("authPerAddress", context.clientAddress);
  countAct("signInPerAccount", answers.email);
  const entry = await authenticate("password", request, context, answers);
  clearCount("signInPerAccount", answers.email);
  return entry;
}

export async function enterByCode(
  { request, context }: Asking,
  answers: { email: string; otp: string },
): Promise<User> {
  countAct("authPerAddress", context.clientAddress);
  countAct("codePerAccount", answers.email);
  return (
    await authenticate("totp", request, context, { ...answers, browser: (await askedBy(request)).browser })
  ).user;
}

export async function enterByLink({ request, context }: Asking, answers: { token: string }): Promise<User> {
  countAct("authPerAddress", context.clientAddress);
  return (await authenticate("totp", request, context, answers)).user;
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

/**
 * Signs in by a secret from a mail: a code with its address, or a link's token. Like remix-auth-totp in use, but tries, expiry and single use
 * are kept by the database instead of a cookie that can be replayed, and the link works in any browser.
 */
class MailedSecretStrategy extends Strategy<
  Entry,
  { token: string } | { email: string; otp: string; browser: string }
> {
  name = "totp";

  async authenticate(
    request: Request,
    sessionStorage: SessionStorage,
    options: AuthenticateOptions,
  ): Promise<Entry> {
    const form =
      options.context?.formData instanceof FormData ? options.context.formData : await request.formData();
    const text = (name: string) => String(form.get(name) ?? "");
    try {
      const entry = await this.verify(
        form.has("token")
          ? { token: text("token") }
          : { email: text("email"), otp: text("otp"), browser: text("browser") },
      );
      return await this.success(entry, request, sessionStorage, options);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return this.failure(error.message, request, sessionStorage, options, error);
    }
  }
}

// remix-auth asks for a session storage; ours are rows of the database, opened by arrive(). This one holds nothing.
const noSessions = createSessionStorage({
  cookie: { name: "oya_unused" },
  createData: async () => "",
  readData: async () => null,
  updateData: async () => undefined,
  deleteData: async () => undefined,
});

const authenticator = new Authenticator<Entry>(noSessions, { throwOnError: true });
authenticator.use(
  new FormStrategy(({ form }) =>
    signIn({ email: String(form.get("email") ?? ""), password: String(form.get("password") ?? "") }),
  ),
  "password",
);
authenticator.use(
  new MailedSecretStrategy(async (secret) => ({
    user: "token" in secret ? useMagicLink(secret.token) : useCode(secret.email, secret.otp, secret),
    requiresVerification: false,
  })),
);

// The body was read and checked already, so the strategy gets the fields beside a request without one.
async function authenticate(
  way: "password" | "totp",
  request: Request,
  context: AppLoadContext,
  answers: Record<string, string>,
): Promise<Entry> {
  const formData = new FormData();
  for (const [name, value] of Object.entries(answers)) formData.set(name, value);
  try {
    return await authenticator.authenticate(way, new Request(request.url, { headers: request.headers }), {
      throwOnError: true,
      context: { ...context, formData },
    });
  } catch (error) {
    throw error instanceof AuthorizationError && error.cause ? error.cause : error;
  }
}
