import { z } from "zod";
import { deleteDocument, getDocument, saveDocument } from "~/features/documents/documents.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { documentJson } from "~/http/json-shapes";
import { countAct } from "~/http/rate-limit.server";

const Edit = z.object({ content: z.string(), version: z.number().int().min(1).optional() });

export const loader = api(({ request, params }) => {
  const user = requireApiUser(request);
  return documentJson(getDocument(user.id, params.id ?? ""));
});

export const action = api(async ({ request, params }) => {
  const user = requireApiUser(request);
  allow(request, "PUT", "DELETE");
  const id = params.id ?? "";
  if (request.method === "DELETE") {
    deleteDocument(user.id, id);
    return { success: true };
  }
  countAct("savePerUser", user.id);
  return documentJson(await saveDocument(user.id, id, await readBody(request, Edit)));
});
