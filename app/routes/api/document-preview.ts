import { getDocument } from "~/features/documents/documents.server";
import { previewHtml } from "~/features/documents/document-files.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request, params }) => {
  const user = requireApiUser(request);
  const document = getDocument(user.id, params.id ?? "");
  return new Response(previewHtml(document), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "private, no-store",
    },
  });
});

export const action = refuseMethod("GET", "HEAD");
