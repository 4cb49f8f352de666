import { supportStatus } from "~/features/support/presence.server";
import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";

export const loader = api(({ request }) => {
  requireApiUser(request);
  return supportStatus();
});
