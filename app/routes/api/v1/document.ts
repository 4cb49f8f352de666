import { deleteDocument, getDocument, saveDocument } from "~/features/documents/documents.server";
import { chooseStyle } from "~/features/writing/choose-style.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeFullDocument } from "~/http/api/document-serializers";

const route = apiRoute({
  "GET /api/v1/documents/{id}": ({ user, params: { id } }) => showDocument(user.id, id),
  "PATCH /api/v1/documents/{id}": async ({ user, params: { id }, body: { content, ...change }, current }) => {
    const { version, ...seen } = current ?? getDocument(user.id, id);
    if (content !== undefined) await saveDocument(user.id, id, { content, version, style: seen });
    const { design = seen.design, pages = seen.pages } = change;
    // Under the lock of the text nobody else's change with the same ETag holds.
    if (change.design !== undefined || change.pages !== undefined)
      await chooseStyle(user.id, id, { design, pages }, { isStrict: content === undefined });
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
