import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createCookieSessionStorage, type AppLoadContext, type Session } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { signInWithGoogle, createGoogleStrategy } from "~/features/accounts/google.server";
import type { User } from "~/features/accounts/sessions.server";
import { env } from "~/env.server";
import { serializeError, log } from "~/log.server";
import { Refusal } from "~/refusal";
import { minutes, seconds } from "~/time";
import { isFirstUse } from "~/http/security/rate-limit.server";
import { enforceAnonymousTryLimit, releaseRegistration } from "./try-limits.server";
import { cookieName } from "~/http/cookie-name.server";

const GOOGLE_TIMEOUT_MS = seconds(10);

type GooglePerson = Parameters<typeof signInWithGoogle>[0];
type GoogleSignInState = { "oauth2:state": string; verifier: string; nonce: string; next: string };

// The state of a sign-in at Google for ten minutes: state, PKCE verifier, nonce and return path. The cookie
// is signed.
const stateStorage = createCookieSessionStorage<GoogleSignInState>({
  cookie: {
    name: cookieName("oya_google"),
    httpOnly: true,
    sameSite: "lax",
    secure: env.isLive,
    path: "/",
    maxAge: minutes(10) / 1000,
    secrets: [env.SESSION_SECRET],
  },
});

/**
 * Starts a sign-in. Returns the redirect to Google, with the cookie that binds it to this browser. Throws
 * GOOGLE_NOT_SET_UP.
 */
export async function startGoogleSignIn(request: Request, next: string): Promise<Response> {
  const secrets = {
    verifier: randomBytes(32).toString("base64url"),
    nonce: randomBytes(16).toString("base64url"),
  };
  const strategy = createGoogleStrategy(secrets);
  const session = await stateStorage.getSession();
  session.set("verifier", secrets.verifier);
  session.set("nonce", secrets.nonce);
  session.set("next", next);
  // remix-auth adds the state and throws the redirect.
  return authenticatorOn(session)
    .use(strategy)
    .authenticate("google", request)
    .then(
      () => {
        throw new Error("the strategy did not lead to Google");
      },
      (thrown: unknown) => {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      },
    );
}

/** Whether this browser started the sign-in with this state. */
export async function hasPendingGoogleSignIn(request: Request, state: string): Promise<boolean> {
  const session = await stateStorage.getSession(request.headers.get("cookie"));
  return state !== "" && session.get("oauth2:state") === state;
}

/** What only this browser has of the sign-in that it started; empty without one. */
export async function readGoogleVerifier(request: Request): Promise<string> {
  return (await stateStorage.getSession(request.headers.get("cookie"))).get("verifier") ?? "";
}

/**
 * Completes a sign-in. Returns the user, the return path and the cookie that clears the state. A state works
 * once and only in the browser that started. Errors are logged and become "Authentication failed" or "Network
 * error during authentication", as specified.
 */
export async function completeGoogleSignIn(
  request: Request,
  context: AppLoadContext,
  { code, state }: { code: string; state: string },
): Promise<{ user: User; next: string; cookie: string }> {
  await enforceAnonymousTryLimit({ request, context });
  const session = await stateStorage.getSession(request.headers.get("cookie"));
  const { verifier, nonce, next = "/dashboard", "oauth2:state": expectedState } = session.data;
  if (!code) throw new Refusal("GOOGLE_CODE_MISSING", "Authorization code missing from callback", 400);
  if (!verifier || !nonce || !expectedState || expectedState !== state || !isFirstUse("googleState", state))
    throw authenticationFailed();
  const strategy = createGoogleStrategy({ verifier, nonce });
  const googleUser = await inTime(
    authenticatorOn(session).use(strategy).authenticate("google", strategy.requestBack({ code, state })),
  ).catch((error: unknown) => {
    throw toRefusal(error, context);
  });
  const { user, confirmsRegistration } = signInWithGoogle(googleUser);
  if (confirmsRegistration) releaseRegistration(context);
  return { user, next, cookie: await stateStorage.destroySession(session) };
}

/** remix-auth with a session that was read already. */
function authenticatorOn(session: Session<GoogleSignInState>): Authenticator<GooglePerson> {
  return new Authenticator({ ...stateStorage, getSession: async () => session }, { throwOnError: true });
}

// The strategy has no timeout. A late answer of Google is ignored.
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  const late = wait(GOOGLE_TIMEOUT_MS, undefined, { signal: answered.signal }).then(() => {
    throw new DOMException("Google did not answer", "TimeoutError");
  });
  late.catch(() => undefined); // Google answered in time
  return Promise.race([work, late]).finally(() => answered.abort());
}

function toRefusal(error: unknown, { requestId }: AppLoadContext): unknown {
  const cause = error instanceof AuthorizationError ? error.cause : error;
  log.warn({ event: "google.failed", requestId, ...serializeError(cause) });
  const isNetwork = cause instanceof TypeError || (cause instanceof Error && cause.name === "TimeoutError");
  return isNetwork
    ? new Refusal("GOOGLE_UNREACHABLE", "Network error during authentication", 502)
    : authenticationFailed();
}

function authenticationFailed(): Refusal {
  return new Refusal("GOOGLE_FAILED", "Authentication failed", 400);
}
