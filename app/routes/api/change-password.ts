import { changePassword } from "~/features/accounts/change-password.server";
import type { User } from "~/features/accounts/sessions.server";
import { apiRoute } from "~/http/api/api-route.server";
import { readSessionToken } from "~/http/auth/session.server";
import { resetRateLimit } from "~/http/security/rate-limit.server";

type Call = { request: Request; user: User; body: Parameters<typeof changePassword>[1] };

const changeOwnPassword = async ({ request, user, body }: Call) => {
  await changePassword(user.id, body, readSessionToken(request) ?? "");
  resetRateLimit("passwordPerUser", user.id);
  return { success: true, message: "Your password has been changed successfully." };
};

const route = apiRoute(
  {
    "POST /api/auth/change-password": changeOwnPassword,
    "PUT /api/auth/change-password": changeOwnPassword,
    "PATCH /api/auth/change-password": changeOwnPassword,
  },
  "Failed to change password",
);
export const loader = route;
export const action = route;
