import { getDocumentCount } from "~/features/documents/document-count.server";
import { apiHandler, jsonResponse, refuseMethod } from "~/http/api/api-handler.server";

export const loader = apiHandler(() =>
  jsonResponse(getDocumentCount(), 200, { "Cache-Control": "public, max-age=120" }),
);

export const action = refuseMethod("GET", "HEAD");
