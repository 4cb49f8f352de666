import { randomBytes } from "node:crypto";
import { createCookieSessionStorage, type AppLoadContext } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { googleReturnAddress, googleStrategy } from "~/features/accounts/google.server";
import type { User } from "~/features/accounts/sessions.server";
import { env } from "~/env.server";
import { errorFacts, log } from "~/log.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import { countAct } from "./rate-limit.server";

type Kept = { "oauth2:state": string; verifier: string; nonce: string; next: string };

// Ten minutes of memory between us and Google and back: state, PKCE verifier, nonce and where to go then. Signed, and read by nobody else.
const memory = createCookieSessionStorage<Kept>({
  cookie: {
    name: "oya_google",
    httpOnly: true,
    sameSite: "lax",
    secure: env.isLive,
    path: "/",
    maxAge: minutes(10) / 1000,
    secrets: [env.SESSION_SECRET],
  },
});

/** Begins a sign-in: Google's address to go to, and the cookie that binds the way back to this browser. Throws GOOGLE_NOT_SET_UP. */
export async function beginGoogle(next: string): Promise<{ authUrl: string; cookie: string }> {
  const secrets = {
    verifier: randomBytes(32).toString("base64url"),
    nonce: randomBytes(16).toString("base64url"),
  };
  const strategy = googleStrategy(secrets);
  const session = await memory.getSession();
  session.set("verifier", secrets.verifier);
  session.set("nonce", secrets.nonce);
  session.set("next", next);
  try {
    await new Authenticator<User>({ ...memory, getSession: async () => session })
      .use(strategy)
      .authenticate("google", new Request(`${env.APP_URL}/auth/google`));
  } catch (answer) {
    const authUrl = answer instanceof Response ? answer.headers.get("location") : null;
    const cookie = answer instanceof Response ? answer.headers.get("set-cookie") : null;
    if (authUrl && cookie) return { authUrl, cookie };
    throw answer;
  }
  throw new Error("the strategy did not lead to Google");
}

/** Whether this browser began the sign-in that comes back with this state. */
export async function hasBegunGoogle(request: Request, state: string): Promise<boolean> {
  const session = await memory.getSession(request.headers.get("cookie"));
  return state !== "" && session.get("oauth2:state") === state;
}

/**
 * Ends a sign-in: the person, where they wanted to go, and the cookie that forgets it. A state works once and only in the browser that began;
 * what went wrong at Google is logged and told in the sentence of the specification: "Authentication failed" or "Network error during authentication".
 */
export async function endGoogle(
  request: Request,
  context: AppLoadContext,
  { code, state }: { code: string; state: string },
): Promise<{ user: User; next: string; cookie: string }> {
  countAct("authPerAddress", context.clientAddress);
  const session = await memory.getSession(request.headers.get("cookie"));
  const { verifier, nonce, next = "/dashboard", "oauth2:state": begun } = session.data;
  if (!code) throw new Refusal("GOOGLE_CODE_MISSING", "Authorization code missing from callback", 400);
  if (!verifier || !nonce || !begun || begun !== state || !isFirstUse(state)) throw failed();
  try {
    const authenticator = new Authenticator<User>(memory).use(googleStrategy({ verifier, nonce }));
    const user = await authenticator.authenticate(
      "google",
      new Request(googleReturnAddress({ code, state }), {
        headers: { cookie: request.headers.get("cookie") ?? "" },
      }),
      { throwOnError: true },
    );
    return { user, next, cookie: await memory.destroySession(session) };
  } catch (error) {
    throw refusalOf(error, context);
  }
}

function isFirstUse(state: string): boolean {
  try {
    countAct("googleState", state);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function refusalOf(error: unknown, { requestId }: AppLoadContext): unknown {
  const cause = error instanceof AuthorizationError ? error.cause : error;
  if (cause instanceof Refusal) return cause;
  log.warn({ event: "google.failed", requestId, ...errorFacts(cause) });
  const isNetwork = cause instanceof TypeError || (cause instanceof Error && cause.name === "TimeoutError");
  return isNetwork ? new Refusal("GOOGLE_UNREACHABLE", "Network error during authentication", 502) : failed();
}

function failed(): Refusal {
  return new Refusal("GOOGLE_FAILED", "Authentication failed", 400);
}
