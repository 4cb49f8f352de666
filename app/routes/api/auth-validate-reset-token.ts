import { isResetTokenValid } from "~/features/accounts/password-reset.server";
import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

/** Checks the token without using it. */
export const loader = apiHandler(({ request, context }) => {
  enforceReadLimit(context.clientAddress);
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  if (!token)
    throw new Refusal(
      "BAD_TOKEN",
      "Invalid or missing reset token. Please request a new password reset.",
      400,
      { valid: false },
    );
  if (!isResetTokenValid(token))
    throw new Refusal(
      "BAD_TOKEN",
      "Invalid or expired reset token. Please request a new password reset.",
      400,
      { valid: false },
    );
  return { valid: true };
});

export const action = apiHandler(({ request }) => allowMethods(request, "GET"));
