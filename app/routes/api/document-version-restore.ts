import { VersionNumber } from "~/features/documents/versions.schema";
import { restoreDocumentVersion } from "~/features/documents/versions.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeDocument } from "~/http/api/serializers";

const route = apiRoute({
  "POST /api/documents/{id}/versions/{version}/restore": async ({ user, params: { id, version } }) =>
    serializeDocument(await restoreDocumentVersion(user.id, id, { version: VersionNumber.parse(version) })),
});
export const loader = route;
export const action = route;
