import { ApplicationPatch } from "~/features/applications/application.schema";
import { deleteApplication, getApplication } from "~/features/applications/applications.server";
import { changeApplication, getApplicationWork } from "~/features/writing/application-work.server";
import { allowMethods, apiHandler, readBody } from "~/http/api/api-handler.server";
import { serializeFullApplication } from "~/http/api/application-serializers";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = apiHandler(async ({ request, params: { id = "" } }) => {
  const user = requireApiUser(request);
  const application = getApplication(user.id, id);
  return serializeFullApplication(application, await getApplicationWork(user.id, id));
});

export const action = apiHandler(async ({ request, params: { id = "" } }) => {
  const user = requireApiUser(request);
  allowMethods(request, "PATCH", "DELETE");
  if (request.method === "DELETE") {
    deleteApplication(user.id, id);
    return { success: true };
  }
  enforceRateLimit("savePerUser", user.id);
  const application = await changeApplication(user.id, id, await readBody(request, ApplicationPatch));
  return serializeFullApplication(application, await getApplicationWork(user.id, id));
});
