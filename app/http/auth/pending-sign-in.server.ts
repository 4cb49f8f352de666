import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/env.server";
import { hours } from "~/time";
import { cookieName } from "~/http/cookie-name.server";

// Stores which browser requested a mail and for which address. So links contain no address, and this browser
// needs no extra tap.
const cookie = createCookie(cookieName("oya_asked"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: hours(24) / 1000, // as long as a verification link, which must know the browser that registered
  secrets: [env.SESSION_SECRET],
});
const PendingSignIn = z.object({ email: z.string(), browser: z.string() });

/** The last request of this browser; empty texts if there was none within 24 hours. */
export async function readPendingSignIn(request: Request): Promise<z.infer<typeof PendingSignIn>> {
  const parsed = PendingSignIn.safeParse(await cookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : { email: "", browser: "" };
}

/**
 * The secret of a browser that requests a mail to `email`, and its Set-Cookie value. Another address gets
 * another secret, because browsers are shared.
 */
export async function createPendingSignIn(
  request: Request,
  email: string,
): Promise<{ browser: string; cookie: string }> {
  const pending = await readPendingSignIn(request);
  const browser = pending.email === email ? pending.browser : randomBytes(24).toString("base64url");
  return { browser, cookie: await cookie.serialize({ email, browser }) };
}

export function createExpiredPendingSignInCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}
