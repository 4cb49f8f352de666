import { getSupportStatus } from "~/features/support/presence.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  requireApiUser(request);
  return getSupportStatus();
});

export const action = refuseMethod("GET", "HEAD");
