import { testUnsavedConnection } from "~/features/ai/providers/connection-test.server";
import { ConnectionBody } from "~/features/ai/providers/provider.schema";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  const { provider, apiKey, model } = await readBody(request, ConnectionBody);
  enforceRateLimit("connectionTestPerAdmin", admin.id);
  const { ok, message, step } = await testUnsavedConnection(provider, { apiKey, model });
  return { connected: ok, message, step };
}, "Connection Error");
