import { getDocumentCount } from "~/features/documents/document-count.server";
import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/stats/document-count": () =>
    jsonResponse(getDocumentCount(), 200, { "Cache-Control": "public, max-age=120" }),
});
export const loader = route;
export const action = route;
