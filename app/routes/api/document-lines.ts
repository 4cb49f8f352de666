import { listLeftOutLines, restoreLine } from "~/features/writing/left-out.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeDocument } from "~/http/api/serializers";

const route = apiRoute({
  "POST /api/documents/{id}/lines": async ({ user, params, body }) => {
    const document = await restoreLine(user.id, params.id, body.line);
    return { ...serializeDocument(document), leftOut: listLeftOutLines(user.id, document) };
  },
});
export const loader = route;
export const action = route;
