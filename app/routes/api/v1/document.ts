import { deleteDocument, getDocument, saveDocument } from "~/features/documents/documents.server";
import { chooseStyle } from "~/features/writing/choose-style.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeFullDocument } from "~/http/api/document-serializers";

const route = apiRoute({
  "GET /api/v1/documents/{id}": ({ user, params: { id } }) => showDocument(user.id, id),
  "PATCH /api/v1/documents/{id}": async ({ user, params: { id }, body, current }) => {
    const { content, design, pages } = body;
    if (content !== undefined) await saveDocument(user.id, id, { content, version: current?.version });
    const before = getDocument(user.id, id);
    if (design !== undefined || pages !== undefined)
      await chooseStyle(user.id, id, { design: design ?? before.design, pages: pages ?? before.pages });
    return showDocument(user.id, id);
  },
  "DELETE /api/v1/documents/{id}": ({ user, params: { id } }) => deleteDocument(user.id, id),
});
export const loader = route;
export const action = route;

function showDocument(userId: string, id: string) {
  const document = getDocument(userId, id);
  return { ...serializeFullDocument(userId, document), applicationId: document.applicationId };
}
