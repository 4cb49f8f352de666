import { isResetToken } from "~/features/accounts/password-reset.server";
import { allow, api } from "~/http/api.server";
import { countRead } from "~/http/rate-limit.server";
import { Refusal } from "~/refusal";

/** Looks, and uses nothing up. */
export const loader = api(({ request, context }) => {
  countRead(context.clientAddress);
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  if (!token)
    throw new Refusal(
      "BAD_TOKEN",
      "Invalid or missing reset token. Please request a new password reset.",
      400,
      { valid: false },
    );
  if (!isResetToken(token))
    throw new Refusal(
      "BAD_TOKEN",
      "Invalid or expired reset token. Please request a new password reset.",
      400,
      { valid: false },
    );
  return { valid: true };
});

export const action = api(({ request }) => allow(request, "GET"));
