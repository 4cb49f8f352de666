import { createCookie } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/node";
import { hasArrivedPayment } from "~/features/payments/payments.server";
import { acceptInvitation, findInviter } from "~/features/referrals/referrals.server";
import { env } from "~/env.server";
import { days } from "~/time";
import { identifyBrowser } from "./auth/known-browser.server";
import { hashNetwork } from "./security/network-hash.server";
import { cookieName } from "~/http/cookie-name.server";

// The code of the invitation that this browser came with, until its person has an account and accepts it.
const cookie = createCookie(cookieName("oya_invitation"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: days(30) / 1000,
});

/** The Set-Cookie value that keeps an invitation until its person has an account. */
export function saveInvitation(code: string): Promise<string> {
  return cookie.serialize(code);
}

/** The Set-Cookie value after an invitation was accepted or refused. */
export function clearInvitation(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** The code that this browser came with, or "". */
export async function readInvitation(request: Request): Promise<string> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && /^[A-Z0-9]{4,20}$/.test(value) ? value : "";
}

/** Accepts an invitation for a signed-in person. Throws what acceptInvitation throws. */
export async function acceptFrom(
  request: Request,
  { clientAddress }: Pick<AppLoadContext, "clientAddress">,
  userId: string,
  code: string,
): Promise<void> {
  const inviter = findInviter(code);
  const { isKnown } = await identifyBrowser(request, inviter.email);
  acceptInvitation(userId, code, {
    networkHash: hashNetwork(clientAddress),
    isSameBrowser: isKnown,
    hasPaid: hasArrivedPayment(userId),
  });
}
