import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/env.server";
import type { User } from "~/features/accounts/sessions.server";
import {
  isRemembered,
  rememberBrowserOf,
  REMEMBERED_MS,
} from "~/features/two-step/remembered-browsers.server";
import { cookieName } from "~/http/cookie-name.server";

const MAX_ACCOUNTS = 5;

// The tokens of accounts that do not ask this browser for the second step. Unlike the cookie of a known browser they
// replace a proof, so each has a row that its owner can delete.
const cookie = createCookie(cookieName("oya_remembered"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: REMEMBERED_MS / 1000,
  secrets: [env.SESSION_SECRET],
});
const Tokens = z.array(z.string().max(64)).max(MAX_ACCOUNTS);

/** Staff is asked each time. */
export function mayRememberBrowser({ role }: Pick<User, "role">): boolean {
  return role !== "admin";
}

/** Whether this user passed the second step in this browser within 30 days and asked for that. */
export async function isRememberedBrowser(request: Request, user: User): Promise<boolean> {
  return mayRememberBrowser(user) && isRemembered(user.id, await readTokens(request));
}

/** Remembers this browser. Returns the Set-Cookie value. */
export async function rememberThisBrowser(request: Request, user: User): Promise<string> {
  const token = rememberBrowserOf(user.id, request.headers.get("user-agent") ?? "");
  return cookie.serialize([token, ...(await readTokens(request))].slice(0, MAX_ACCOUNTS));
}

async function readTokens(request: Request): Promise<string[]> {
  const parsed = Tokens.safeParse(await cookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : [];
}
