import { getFile } from "~/features/documents/download.server";
import { apiRoute } from "~/http/api/api-route.server";
import { isSharedDevice } from "~/http/auth/session.server";
import { fileResponse } from "~/http/responses/file-response.server";

// The first page as it prints. The address that our pages have for it names the version of its text, so that the browser need not ask again; a
// sign-out empties its cache. A shared device asks each time.
const route = apiRoute({
  "GET /api/documents/{id}/picture": async ({ request, user, params, query: { size, ...style } }) => {
    const { bytes, sha256 } = await getFile(
      user.id,
      params.id,
      size === "small" ? "small-png" : "png",
      style,
    );
    return fileResponse(request, {
      bytes,
      sha256,
      format: "png",
      name: "page-1.png",
      asAttachment: false,
      isVersioned: new URL(request.url).searchParams.has("version") && !isSharedDevice(request),
    });
  },
});
export const loader = route;
export const action = route;
