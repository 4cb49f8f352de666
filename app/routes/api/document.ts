import { z } from "zod";
import {
  deleteDocument,
  getDocument,
  listFileProblems,
  saveDocument,
} from "~/features/documents/documents.server";
import { listDecisions } from "~/features/writing/decisions.server";
import { allowMethods, apiHandler, readBody } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeDecision, serializeDocument } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

const Edit = z.object({ content: z.string(), version: z.number().int().min(1).optional() });

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
  return withFiles(user.id, await saveDocument(user.id, id, await readBody(request, Edit)));
});

/** A document with what is wrong with each of its files, so that nobody must download one to find out, and what its owner decides. */
function withFiles(userId: string, document: ReturnType<typeof getDocument>) {
  return {
    ...serializeDocument(document),
    files: listFileProblems(userId, document.id),
    decisions: listDecisions(userId, { documentId: document.id }).map(serializeDecision),
  };
}
