import { deleteDocument, getDocument, saveDocument } from "~/features/documents/documents.server";
import { chooseStyle } from "~/features/writing/choose-style.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeFullDocument } from "~/http/api/document-serializers";
import { Refusal } from "~/refusal";

const route = apiRoute({
  "GET /api/documents/{id}": ({ user, params }) =>
    serializeFullDocument(user.id, getDocument(user.id, params.id)),
  "PUT /api/documents/{id}": async ({ user, params: { id }, body: { design, pages, content, version } }) => {
    const before = getDocument(user.id, id);
    if (content === undefined && design === undefined && pages === undefined)
      throw new Refusal("BAD_INPUT", "Send content, design or pages.", 400);
    if (content !== undefined) await saveDocument(user.id, id, { content, version });
    if (design !== undefined || pages !== undefined)
      await chooseStyle(user.id, id, { design: design ?? before.design, pages: pages ?? before.pages });
    return serializeFullDocument(user.id, getDocument(user.id, id));
  },
  "DELETE /api/documents/{id}": ({ user, params }) => {
    deleteDocument(user.id, params.id);
    return { success: true };
  },
});
export const loader = route;
export const action = route;
