import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/env.server";
import { minutes } from "~/time";

// Which browser asked for a mail, and for which address, so that the address stands in no link and the mail's link can go on by itself here.
const cookie = createCookie("oya_asked", {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: minutes(15) / 1000,
  secrets: [env.SESSION_SECRET],
});
const PendingSignIn = z.object({ email: z.string(), browser: z.string() });

/** What this browser asked for last; empty texts when it asked for nothing within 15 minutes. */
export async function readPendingSignIn(request: Request): Promise<z.infer<typeof PendingSignIn>> {
  const parsed = PendingSignIn.safeParse(await cookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : { email: "", browser: "" };
}

/** The secret of the browser that asks for a mail to `email`, and the Set-Cookie value that leaves it there. */
export async function createPendingSignIn(
  request: Request,
  email: string,
): Promise<{ browser: string; cookie: string }> {
  const browser = (await readPendingSignIn(request)).browser || randomBytes(24).toString("base64url");
  return { browser, cookie: await cookie.serialize({ email, browser }) };
}

export function createExpiredPendingSignInCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}
