import { deleteApplication, getApplication } from "~/features/applications/applications.server";
import { getApplicationWork } from "~/features/writing/application-work.server";
import { changeApplication } from "~/features/writing/change-application.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeFullApplication } from "~/http/api/application-serializers";

const route = apiRoute({
  "GET /api/applications/{id}": async ({ user, params: { id } }) =>
    serializeFullApplication(getApplication(user.id, id), await getApplicationWork(user.id, id)),
  "PATCH /api/applications/{id}": async ({ user, params: { id }, body }) => {
    const application = await changeApplication(user.id, id, body);
    return serializeFullApplication(application, await getApplicationWork(user.id, id));
  },
  "DELETE /api/applications/{id}": ({ user, params: { id } }) => {
    deleteApplication(user.id, id);
    return { success: true };
  },
});
export const loader = route;
export const action = route;
