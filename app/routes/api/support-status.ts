import { getSupportStatus } from "~/features/support/presence.server";
import { apiHandler } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  requireApiUser(request);
  return getSupportStatus();
});
