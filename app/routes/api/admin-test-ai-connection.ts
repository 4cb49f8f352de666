import { tryConnection } from "~/features/ai/connections.server";
import { ConnectionBody } from "~/features/ai/provider.schema";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const { provider, apiKey, model } = await readBody(request, ConnectionBody);
  countAct("connectionTestPerAdmin", admin.id);
  const { ok, message, step } = await tryConnection(provider, { apiKey, model });
  return { connected: ok, message, step };
}, "Connection Error");
