import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPhoto } from "~/features/accounts/photo.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { pictureAnswer } from "~/http/picture-answer.server";

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return pictureAnswer(getPhoto(user.id, params.id ?? ""));
});
