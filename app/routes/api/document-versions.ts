import { getDocument } from "~/features/documents/documents.server";
import { listDocumentVersions } from "~/features/documents/versions.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request, params: { id = "" } }) => {
  const user = requireApiUser(request);
  const { version: current } = getDocument(user.id, id);
  const versions = listDocumentVersions(user.id, id).map(({ version, savedAt, content }) => ({
    version,
    savedAt: savedAt.toISOString(),
    content,
  }));
  return { current, versions };
});

export const action = refuseMethod("GET", "HEAD");
