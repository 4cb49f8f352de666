import { getFile, nameFile } from "~/features/documents/download.server";
import { apiRoute } from "~/http/api/api-route.server";
import { fileResponse } from "~/http/responses/file-response.server";

const route = apiRoute({
  "GET /api/documents/{id}/download": async ({
    request,
    user,
    params,
    query: { format, inline, ...style },
  }) => {
    const { document, bytes, sha256 } = await getFile(user.id, params.id, format, style);
    return fileResponse(request, {
      bytes,
      sha256,
      format,
      name: nameFile(document, format),
      asAttachment: inline === undefined,
    });
  },
});
export const loader = route;
export const action = route;
