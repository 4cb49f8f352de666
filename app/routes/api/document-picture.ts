import { getFile } from "~/features/documents/download.server";
import { apiRoute } from "~/http/api/api-route.server";
import { fileResponse } from "~/http/responses/file-response.server";

// The first page as it prints. Kept by the browser, which asks each time whether it is still the same.
const route = apiRoute({
  "GET /api/documents/{id}/picture": async ({ request, user, params, query: style }) => {
    const { bytes, sha256 } = await getFile(user.id, params.id, "png", style);
    return fileResponse(request, { bytes, sha256, format: "png", name: "page-1.png", asAttachment: false });
  },
});
export const loader = route;
export const action = route;
