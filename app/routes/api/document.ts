import { z } from "zod";
import { deleteDocument, getDocument, saveDocument } from "~/features/documents/documents.server";
import { StyleQuery } from "~/features/documents/document-style.schema";
import { chooseStyle } from "~/features/writing/choose-style.server";
import { listLeftOutLines } from "~/features/writing/left-out.server";
import { listDecisions } from "~/features/writing/decisions.server";
import { allowMethods, apiHandler, readBody } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeDecision, serializeDocument } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

const Edit = z.object({
  content: z.string().optional(),
  version: z.number().int().min(1).optional(),
  ...StyleQuery.shape,
});

export const loader = apiHandler(({ request, params }) => {
  const user = requireApiUser(request);
  return withFiles(user.id, getDocument(user.id, params.id ?? ""));
});

export const action = apiHandler(async ({ request, params }) => {
  const user = requireApiUser(request);
  allowMethods(request, "PUT", "DELETE");
  const id = params.id ?? "";
  if (request.method === "DELETE") {
    deleteDocument(user.id, id);
    return { success: true };
  }
  enforceRateLimit("savePerUser", user.id);
  const { design, pages, content, version } = await readBody(request, Edit);
  const before = getDocument(user.id, id);
  if (content === undefined && design === undefined && pages === undefined)
    throw new Refusal("BAD_INPUT", "Send content, design or pages.", 400);
  if (content !== undefined) await saveDocument(user.id, id, { content, version });
  if (design !== undefined || pages !== undefined)
    await chooseStyle(user.id, id, { design: design ?? before.design, pages: pages ?? before.pages });
  return withFiles(user.id, getDocument(user.id, id));
});

/** A document with what is wrong with each of its files, so that nobody must download one to find out, and what its owner decides. */
function withFiles(userId: string, document: ReturnType<typeof getDocument>) {
  return {
    ...serializeDocument(document),
    files: document.problems,
    decisions: listDecisions(userId, { documentId: document.id }).map(serializeDecision),
    leftOut: listLeftOutLines(userId, document),
  };
}
