import { deleteDocument, getDocument, saveDocument } from "~/features/documents/documents.server";
import { chooseStyle } from "~/features/writing/choose-style.server";
import { listDecisions } from "~/features/writing/decisions.server";
import { listLeftOutLines } from "~/features/writing/left-out.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeDecision, serializeDocument } from "~/http/api/serializers";
import { Refusal } from "~/refusal";

const route = apiRoute({
  "GET /api/documents/{id}": ({ user, params }) => withFiles(user.id, getDocument(user.id, params.id)),
  "PUT /api/documents/{id}": async ({ user, params: { id }, body: { design, pages, content, version } }) => {
    const before = getDocument(user.id, id);
    if (content === undefined && design === undefined && pages === undefined)
      throw new Refusal("BAD_INPUT", "Send content, design or pages.", 400);
    if (content !== undefined) await saveDocument(user.id, id, { content, version });
    if (design !== undefined || pages !== undefined)
      await chooseStyle(user.id, id, { design: design ?? before.design, pages: pages ?? before.pages });
    return withFiles(user.id, getDocument(user.id, id));
  },
  "DELETE /api/documents/{id}": ({ user, params }) => {
    deleteDocument(user.id, params.id);
    return { success: true };
  },
});
export const loader = route;
export const action = route;

/** A document with what is wrong with each of its files, so that nobody must download one to find out, and what its owner decides. */
function withFiles(userId: string, document: ReturnType<typeof getDocument>) {
  return {
    ...serializeDocument(document),
    files: document.problems,
    decisions: listDecisions(userId, { documentId: document.id }).map(serializeDecision),
    leftOut: listLeftOutLines(userId, document),
  };
}
