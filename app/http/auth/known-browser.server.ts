import { createHmac, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/env.server";
import { days } from "~/time";
import { cookieName } from "~/http/cookie-name.server";

const MAX_ACCOUNTS = 5;

// Says in which accounts somebody signed in here before, as keyed hashes. It opens nothing: it only separates the
// tries of this browser from those of strangers.
const cookie = createCookie(cookieName("oya_known"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: days(180) / 1000,
  secrets: [env.SESSION_SECRET],
});
const KnownBrowser = z.object({ browser: z.string(), accounts: z.array(z.string()).max(MAX_ACCOUNTS) });

/**
 * Who tries to sign in to the account of `email`, as the subject of a rate limit: a browser that signed in to it before,
 * or all strangers together.
 */
export async function identifyBrowser(
  request: Request,
  email: string,
): Promise<{ subject: string; isKnown: boolean }> {
  const known = await readKnownBrowser(request);
  const isKnown = known.accounts.includes(hashAccount(known.browser, email));
  return { subject: isKnown ? `${email} ${known.browser}` : email, isKnown };
}

/** The secret of a browser in which somebody signed in before, to whichever account; empty for all others. */
export async function readBrowserId(request: Request): Promise<string> {
  return (await readKnownBrowser(request)).browser;
}

/** The Set-Cookie value after a sign-in. Not for a shared device. */
export async function rememberBrowser(request: Request, email: string): Promise<string> {
  const known = await readKnownBrowser(request);
  const browser = known.browser || randomBytes(16).toString("base64url");
  const account = hashAccount(browser, email);
  const others = known.accounts.filter((one) => one !== account);
  return cookie.serialize({ browser, accounts: [account, ...others].slice(0, MAX_ACCOUNTS) });
}

async function readKnownBrowser(request: Request): Promise<z.infer<typeof KnownBrowser>> {
  const parsed = KnownBrowser.safeParse(await cookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : { browser: "", accounts: [] };
}

function hashAccount(browser: string, email: string): string {
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`known browser:${browser}:${email}`)
    .digest("base64url")
    .slice(0, 22);
}
