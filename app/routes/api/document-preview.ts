import { previewHtml } from "~/features/documents/document-files.server";
import { getDocument } from "~/features/documents/documents.server";
import { apiRoute } from "~/http/api/api-route.server";

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
  "Cache-Control": "private, no-store",
};

const route = apiRoute({
  "GET /api/documents/{id}/html-preview": ({ user, params }) =>
    new Response(previewHtml(getDocument(user.id, params.id)), { headers: HEADERS }),
});
export const loader = route;
export const action = route;
