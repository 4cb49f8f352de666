import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { write } from "~/db/client.server";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { consumeToken, inspectToken, issueParallelToken } from "~/features/accounts/mail-tokens.server";
import type { User } from "~/features/accounts/sessions.server";
import { redeemAppCode, wrongCodeRefusal } from "~/features/two-step/authenticator-app.server";
import { redeemPasskey } from "~/features/two-step/passkeys.server";
import { redeemRecoveryCode } from "~/features/two-step/recovery-codes.server";
import type { FactorCode, UsedPasskey } from "~/features/two-step/two-step.schema";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import { identifyBrowser } from "./known-browser.server";
import { consumeChallenge } from "./passkey-challenge.server";
import { enforceLinkLimit, uncountTry, type RequestArgs } from "./try-limits.server";
import { cookieName } from "~/http/cookie-name.server";

const PENDING_MS = minutes(10);
const LIMITS = ["secondStepPerAccount", "secondStepPerAccountAndDay"] as const;

// The first step is done. The cookie opens nothing: its token allows to try the second step, once.
const cookie = createCookie(cookieName("oya_second_step"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: PENDING_MS / 1000,
  secrets: [env.SESSION_SECRET],
});
const SecondStep = z.object({ token: z.string(), next: z.string(), shared: z.boolean() });
type SecondStep = z.infer<typeof SecondStep>;
/** What a person shows in the second step or in a step-up. */
type Proof = { code: FactorCode } | { passkey: UsedPasskey };

/** The second step of this browser, if one waits and can still be done. */
export async function findSecondStep(request: Request): Promise<(SecondStep & { user: User }) | undefined> {
  const step = await readSecondStep(request);
  const user = step && findPendingUser(step.token);
  return step && user ? { ...step, user } : undefined;
}

/** The token of the second step that this browser began last, also when it is done; empty without one. */
export async function readSecondStepToken(request: Request): Promise<string> {
  return (await readSecondStep(request))?.token ?? "";
}

async function readSecondStep(request: Request): Promise<SecondStep | undefined> {
  return SecondStep.safeParse(await cookie.parse(request.headers.get("cookie"))).data;
}

/** A token for the second step, after the right first step. Earlier ones go on working, so that nobody ends those of the owner. */
export function issueSecondStep(userId: string): string {
  return write((tx) => issueParallelToken(tx, { userId, purpose: "second_step", lifetimeMs: PENDING_MS }));
}

export function createSecondStepCookie(step: SecondStep): Promise<string> {
  return cookie.serialize(step);
}

export function createExpiredSecondStepCookie(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/**
 * Does the second step of a pending sign-in and uses it up. Throws SECOND_STEP_ENDED (401), WRONG_CODE, PASSKEY_REFUSED,
 * TOO_MANY.
 */
export async function completeSecondStep(args: RequestArgs, token: string, proof: Proof): Promise<User> {
  enforceLinkLimit(args.context, "second_step", token);
  const user = findPendingUser(token);
  if (!user) throw endedRefusal();
  await proveWithFactor(args, user, proof, "second-step");
  // Of two answers at once the first one signs in.
  if (!write((tx) => consumeToken(tx, "second_step", token))) throw endedRefusal();
  return user;
}

/**
 * Checks a code or a passkey of this user. Codes of the app are limited, apart for known browsers. Throws WRONG_CODE,
 * PASSKEY_REFUSED, TOO_MANY.
 */
export async function proveWithFactor(
  args: RequestArgs,
  user: User,
  proof: Proof,
  purpose: "second-step" | "step-up",
): Promise<void> {
  try {
    await checkProof(args, user, proof, purpose);
  } catch (error) {
    if (error instanceof Refusal)
      log.warn({ event: "second_step.refused", userId: user.id, purpose, code: error.code });
    throw error;
  }
}

async function checkProof(
  { request }: RequestArgs,
  user: User,
  proof: Proof,
  purpose: "second-step" | "step-up",
): Promise<void> {
  if ("passkey" in proof) {
    const challenge = await consumeChallenge(request, purpose, user.id);
    await redeemPasskey(proof.passkey, { challenge, userId: user.id });
    return;
  }
  const { kind, code } = proof.code;
  if (kind === "recovery") {
    if (!redeemRecoveryCode(user, code))
      throw new Refusal("WRONG_CODE", "That recovery code is not right, or it was used before.", 400);
    return;
  }
  const found = await identifyBrowser(request, user.email);
  for (const limit of LIMITS) enforceCodeLimit(limit, found.subject);
  if (!redeemAppCode(user.id, code)) throw wrongCodeRefusal();
  uncountTry(LIMITS, found);
}

function findPendingUser(token: string): User | undefined {
  const found = inspectToken("second_step", token);
  const user = found.state === "live" ? findAccount(found.userId) : undefined;
  return user?.isActive ? user : undefined;
}

// Whoever knows the first step may have used up the tries, so the refusal names what they cannot close.
function enforceCodeLimit(limit: (typeof LIMITS)[number], subject: string): void {
  try {
    enforceRateLimit(limit, subject);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = `${error.message} Or use a recovery code or a passkey. If you did not try, somebody knows your first step: choose a new password.`;
    throw new Refusal(error.code, message, error.status, error.details);
  }
}

function endedRefusal(): Refusal {
  return new Refusal("SECOND_STEP_ENDED", "This sign-in has ended. Sign in again.", 401);
}
