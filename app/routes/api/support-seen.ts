import { SeenUpTo } from "~/features/support/message.schema";
import { markSeenByPerson } from "~/features/support/messages.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  const { upTo } = await readBody(request, SeenUpTo);
  countAct("supportSeenPerUser", user.id);
  markSeenByPerson(user.id, upTo);
  return { upTo };
});
