import { getDocument } from "~/features/documents/documents.server";
import { listDocumentVersions } from "~/features/documents/versions.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/documents/{id}/versions": ({ user, params: { id } }) => {
    const { version: current } = getDocument(user.id, id);
    const versions = listDocumentVersions(user.id, id).map(({ version, savedAt, content }) => ({
      version,
      savedAt: savedAt.toISOString(),
      content,
    }));
    return { current, versions };
  },
});
export const loader = route;
export const action = route;
