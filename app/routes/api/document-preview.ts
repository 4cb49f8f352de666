import { getDocument } from "~/features/documents/documents.server";
import { previewHtml } from "~/features/documents/files.server";
import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";

export const loader = api(({ request, params }) => {
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
