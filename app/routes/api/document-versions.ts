import { getDocument } from "~/features/documents/documents.server";
import { listDocumentVersions } from "~/features/documents/versions.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/documents/{id}/versions": ({ user, params: { id }, query: { before } }) => {
    const { version: current } = getDocument(user.id, id);
    const { versions, older } = listDocumentVersions(user.id, id, before);
    return {
      current,
      versions: versions.map(({ version, savedAt, content }) => ({
        version,
        savedAt: savedAt.toISOString(),
        content,
      })),
      older,
    };
  },
});
export const loader = route;
export const action = route;
