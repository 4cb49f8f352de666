import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { askForReturn } from "~/features/deposits/returns.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatNaira } from "~/money";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/subscription", 303);
});

/** Asks for the balance back. Staff sends it. */
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("payPerUser", user.id);
  const sum = formatNaira(askForReturn(user.id));
  return redirect("/subscription#balance", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie("success", `${sum} goes back to the bank that it came from.`),
    },
  });
});
