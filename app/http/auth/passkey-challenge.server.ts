import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/env.server";
import { CEREMONY_MS, passkeyRefusal } from "~/features/two-step/passkeys.server";
import { isFirstUse } from "~/http/security/rate-limit.server";
import { cookieName } from "~/http/cookie-name.server";

/** What a challenge is for. That of a sign-in belongs to no user yet. */
export const CHALLENGE_PURPOSES = ["add", "step-up", "second-step", "sign-in"] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

// The challenge is in a signed cookie of the browser that asked for it, because a GET writes nothing. It is used up in
// the database.
const cookie = createCookie(cookieName("oya_passkey"), {
  httpOnly: true,
  sameSite: "strict",
  secure: env.isLive,
  path: "/",
  maxAge: CEREMONY_MS / 1000,
  secrets: [env.SESSION_SECRET],
});
const Challenge = z.object({
  challenge: z.string().min(20),
  purpose: z.enum(CHALLENGE_PURPOSES),
  userId: z.string(),
  issuedAt: z.number(),
});

/** The Set-Cookie value that binds a challenge to this browser, its purpose and its user (empty for a sign-in). */
export function createChallengeCookie(
  challenge: string,
  purpose: ChallengePurpose,
  userId: string,
  now = Date.now(),
): Promise<string> {
  return cookie.serialize({ challenge, purpose, userId, issuedAt: now } satisfies z.infer<typeof Challenge>);
}

/** The challenge of this browser for this purpose and user. It works once, for five minutes. Throws PASSKEY_REFUSED. */
export async function consumeChallenge(
  request: Request,
  purpose: ChallengePurpose,
  userId: string,
  now = Date.now(),
): Promise<string> {
  const parsed = Challenge.safeParse(await cookie.parse(request.headers.get("cookie")));
  if (!parsed.success) throw passkeyRefusal();
  const { challenge, issuedAt, ...found } = parsed.data;
  const isOurs = found.purpose === purpose && found.userId === userId;
  const isInTime = now >= issuedAt && now - issuedAt <= CEREMONY_MS;
  if (!isOurs || !isInTime || !isFirstUse("passkeyChallenge", challenge)) throw passkeyRefusal();
  return challenge;
}
