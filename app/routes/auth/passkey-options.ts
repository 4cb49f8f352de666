import { createPasskeyOptions, usePasskeyOptions } from "~/features/two-step/passkeys.server";
import { jsonResponse, readOnlyHandler } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import {
  CHALLENGE_PURPOSES,
  createChallengeCookie,
  type ChallengePurpose,
} from "~/http/auth/passkey-challenge.server";
import { findSecondStep } from "~/http/auth/second-step.server";
import { identifyCaller } from "~/http/auth/try-limits.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

// What the browser needs for a passkey. The challenge is in a cookie, so nothing is written.
const handler = readOnlyHandler(async ({ request, params, context }) => {
  const purpose = CHALLENGE_PURPOSES.find((known) => known === params.purpose);
  if (!purpose) throw new Refusal("NOT_FOUND", "There is nothing at this address.", 404);
  enforceReadLimit(`passkey ${await identifyCaller({ request, context })}`);
  const { userId, options } = await createOptions(request, purpose);
  const cookie = await createChallengeCookie(options.challenge, purpose, userId);
  return jsonResponse(options, 200, { "Set-Cookie": cookie });
});
export const loader = handler;
export const action = handler;

async function createOptions(request: Request, purpose: ChallengePurpose) {
  if (purpose === "sign-in") return { userId: "", options: await usePasskeyOptions() };
  const user = purpose === "second-step" ? (await findSecondStep(request))?.user : requireApiUser(request);
  if (!user) throw new Refusal("SECOND_STEP_ENDED", "This sign-in has ended. Sign in again.", 401);
  const options = purpose === "add" ? await createPasskeyOptions(user) : await usePasskeyOptions(user.id);
  return { userId: user.id, options };
}
