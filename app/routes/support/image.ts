import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPicture } from "~/features/support/images.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { pictureAnswer } from "~/http/picture-answer.server";

// Only its two sides get it.
export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return pictureAnswer(
    getPicture(
      user,
      params.id ?? "",
      new URL(request.url).searchParams.get("size") === "small" ? "small" : "full",
    ),
  );
});
