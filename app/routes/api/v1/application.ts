import { deleteApplication, getApplication } from "~/features/applications/applications.server";
import { getApplicationWork } from "~/features/writing/application-work.server";
import { changeApplication } from "~/features/writing/change-application.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeApplicationDetail } from "~/http/api/application-serializers";
import { preconditionFailed } from "~/http/api/version-1.server";

const route = apiRoute({
  "GET /api/v1/applications/{id}": ({ user, params: { id } }) => showApplication(user.id, id),
  "PATCH /api/v1/applications/{id}": async ({ request, user, params: { id }, body, current }) => {
    if (request.headers.has("if-match")) assertUnchanged(user.id, id, current?.updatedAt);
    await changeApplication(user.id, id, body);
    return showApplication(user.id, id);
  },
  "DELETE /api/v1/applications/{id}": ({ request, user, params: { id }, current }) => {
    if (request.headers.has("if-match")) assertUnchanged(user.id, id, current?.updatedAt);
    deleteApplication(user.id, id);
  },
});
export const loader = route;
export const action = route;

async function showApplication(userId: string, id: string) {
  return serializeApplicationDetail(getApplication(userId, id), await getApplicationWork(userId, id));
}

// What is shown was read a moment ago.
function assertUnchanged(userId: string, id: string, updatedAt: string | undefined): void {
  if (getApplication(userId, id).updatedAt.toISOString() !== updatedAt) throw preconditionFailed();
}
