import type { LoaderFunctionArgs } from "@remix-run/node";
import { getImage } from "~/features/support/images.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { imageResponse } from "~/http/responses/image-response.server";

// Only the user and admins may read the picture.
export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return imageResponse(
    getImage(
      user,
      params.id ?? "",
      new URL(request.url).searchParams.get("size") === "small" ? "small" : "full",
    ),
    "webp",
  );
});
