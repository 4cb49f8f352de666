import { isResetTokenValid } from "~/features/accounts/password-reset.server";
import { apiRoute } from "~/http/api/api-route.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

/** Checks the token without using it. */
const route = apiRoute({
  "GET /api/auth/validate-reset-token": ({ context, query: { token } }) => {
    enforceReadLimit(context.clientAddress);
    if (token !== "" && isResetTokenValid(token)) return { valid: true };
    const why = token === "" ? "missing" : "expired";
    throw new Refusal(
      "BAD_TOKEN",
      `Invalid or ${why} reset token. Please request a new password reset.`,
      400,
      { valid: false },
    );
  },
});
export const loader = route;
export const action = route;
