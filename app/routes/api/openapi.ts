import { openApiDocument } from "~/features/api/openapi";
import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { site } from "~/http/layout-data.server";

const route = apiRoute({
  "GET /api/openapi.json": () =>
    jsonResponse(openApiDocument(site), 200, {
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    }),
});
export const loader = route;
export const action = route;
