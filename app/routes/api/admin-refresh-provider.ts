import { getProviderStatus } from "~/features/ai/status.server";
import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "POST"));

// Key, model and address are read from the database for each document, so there is nothing to load anew; the answer says what counts now.
export const action = api(({ request }) => {
  requireApiAdmin(request);
  allow(request, "POST");
  const { current } = getProviderStatus();
  return { message: `${current.activeProvider ?? "No provider"} is in use.` };
});
