import { getFile, nameFile } from "~/features/documents/download.server";
import { apiRoute } from "~/http/api/api-route.server";
import { fileResponse } from "~/http/responses/file-response.server";

const route = apiRoute({
  "GET /api/v1/documents/{id}/file": async ({ request, user, params, query: { format, ...style } }) => {
    const { document, bytes, sha256 } = await getFile(user.id, params.id, format, style);
    return fileResponse(request, {
      bytes,
      sha256,
      format,
      name: nameFile(document, format),
      asAttachment: true,
    });
  },
});
export const loader = route;
export const action = route;
