import { redirect } from "@remix-run/node";
import type { User } from "~/features/accounts/sessions.server";
import { getFactors, hasSecondFactor } from "~/features/two-step/factors.server";
import { serializeCurrentUser } from "~/http/api/serializers";
import { createFlashCookie } from "~/http/flash.server";
import { safePath } from "~/http/security/safe-redirect";
import { readSharedItem } from "~/http/shared-item.server";
import { Refusal } from "~/refusal";
import { rememberBrowser } from "./known-browser.server";
import { createExpiredPendingSignInCookie } from "./pending-sign-in.server";
import { isRememberedBrowser } from "./remembered-browser.server";
import { createExpiredSecondStepCookie, createSecondStepCookie, issueSecondStep } from "./second-step.server";
import { setCookieHeaders, startSession } from "./session.server";

const HOME = "/dashboard";

// Every way to sign in ends here, so none of them passes by the second step.
type Options = {
  /** Cookies of the first step. */
  more?: string[];
  shared?: boolean;
  /** False when a remembered browser spared the second step: this sign-in is no proof for a step-up. */
  isProven?: boolean;
};

/** Leads to the second step, if the account has one; otherwise creates the session and redirects to `next`. */
export async function finishSignIn(
  request: Request,
  user: User,
  next: unknown,
  { more = [], shared = false }: Omit<Options, "isProven"> = {},
): Promise<Response> {
  const step = await secondStepOf(request, user);
  if (step !== "needed")
    return createSessionAndRedirect(request, user, next, { more, shared, isProven: step === "none" });
  const token = issueSecondStep(user.id);
  const path = safePath(next, HOME);
  return redirect("/login/second-step", {
    status: 303,
    headers: setCookieHeaders([...more, await createSecondStepCookie({ token, next: path, shared })]),
  });
}

/** After all steps: creates the session and redirects to `next`, which shows the message. */
export async function createSessionAndRedirect(
  request: Request,
  user: User,
  next: unknown,
  { more = [], shared = false, isProven = true }: Options = {},
): Promise<Response> {
  const { cookies } = startSession(request, user.id, { shared, provedAt: isProven ? new Date() : undefined });
  const headers = setCookieHeaders([
    ...cookies,
    await createFlashCookie("success", "Login successful!"),
    await createExpiredPendingSignInCookie(),
    await createExpiredSecondStepCookie(),
    ...(shared ? [] : [await rememberBrowser(request, user.email)]),
    ...more,
  ]);
  return redirect(firstPage(request, user, next), { status: 303, headers });
}

// What was shared from another app waits: whoever had no account came by way of a mail, which knows no page to return to.
function firstPage(request: Request, user: User, next: unknown): string {
  const path = safePath(next, HOME);
  return path === HOME && readSharedItem(request, user.id) ? "/share" : path;
}

/**
 * The same for /api: the session as a cookie and as a Bearer token. Throws SECOND_STEP_REQUIRED with the `pendingToken`
 * for POST /api/auth/second-step.
 */
export async function finishApiSignIn(request: Request, user: User, extraCookies: string[] = []) {
  const step = await secondStepOf(request, user);
  if (step !== "needed")
    return createApiSession(request, user, { more: extraCookies, isProven: step === "none" });
  const { app, recoveryCodesLeft } = getFactors(user.id);
  throw new Refusal("SECOND_STEP_REQUIRED", "Enter a code of your app, or a recovery code.", 403, {
    requiresSecondStep: true,
    pendingToken: issueSecondStep(user.id),
    methods: [...(app ? ["app"] : []), ...(recoveryCodesLeft > 0 ? ["recovery_code"] : [])],
  });
}

/** After all steps, for /api. */
export async function createApiSession(
  request: Request,
  user: User,
  { more = [], isProven = true }: Omit<Options, "shared"> = {},
) {
  const provedAt = isProven ? new Date() : undefined;
  const { token, cookies } = startSession(request, user.id, { shared: false, provedAt });
  const headers = new Headers(
    setCookieHeaders([
      ...cookies,
      await createExpiredPendingSignInCookie(),
      await rememberBrowser(request, user.email),
      ...more,
    ]),
  );
  return { body: { message: "Login successful!", token, user: serializeCurrentUser(user) }, headers };
}

async function secondStepOf(request: Request, user: User): Promise<"none" | "spared" | "needed"> {
  if (!hasSecondFactor(user.id)) return "none";
  return (await isRememberedBrowser(request, user)) ? "spared" : "needed";
}
