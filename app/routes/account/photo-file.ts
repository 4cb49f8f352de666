import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPhoto } from "~/features/accounts/photo.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { imageResponse } from "~/http/responses/image-response.server";

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return imageResponse(getPhoto(user.id, params.id ?? ""), "jpeg");
});
