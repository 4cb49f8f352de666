import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { cancelInvoice } from "~/features/institutions/invoices.server";
import { requireUser } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/institution/${params.id}`, 303);
});

/** Cancels an open invoice. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("institutionPerUser", user.id);
  const { id = "", invoice = "" } = params;
  deleteOnce(user.id, invoice, () => cancelInvoice(user.id, id, invoice));
  return redirect(`/institution/${params.id}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The invoice is cancelled. Do not pay it.") },
  });
});
