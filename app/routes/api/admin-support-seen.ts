import { SeenUpTo } from "~/features/support/message.schema";
import { markSeenBySupport } from "~/features/support/messages.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request, params }) => {
  const agent = requireApiAdmin(request);
  allow(request, "POST");
  const { upTo } = await readBody(request, SeenUpTo);
  countAct("supportSeenPerUser", agent.id);
  markSeenBySupport(params.id ?? "", upTo);
  return { upTo };
});
