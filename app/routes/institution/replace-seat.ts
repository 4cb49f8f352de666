import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { replaceSeat } from "~/features/institutions/seats.server";
import { requireUser } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/institution/${params.id}`, 303);
});

/** Makes a code useless and another one in its place. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("institutionPerUser", user.id);
  const { id = "", seat = "" } = params;
  deleteOnce(user.id, seat, () => replaceSeat(user.id, id, seat));
  return redirect(`/institution/${params.id}`, {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie("success", "There is a new code. The old one gives nothing."),
    },
  });
});
