import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { revokeRememberedBrowsers } from "~/features/two-step/remembered-browsers.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/two-step", 303);
});

/** Makes the account safer, so it needs no step-up. */
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  revokeRememberedBrowsers(requireUser(request).id);
  const cookie = await createFlashCookie("success", "Every device asks for the second step again.");
  return redirect("/two-step", { status: 303, headers: { "Set-Cookie": cookie } });
});
