import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { remakeDocuments } from "~/features/writing/remake.server";
import { requireUser } from "~/http/auth/guards.server";
import { returnWithRefusal } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request, params: { id = "" } }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/applications/${id}`, 303);
});

/** Makes the documents of this advert again from My profile as it is now. A second tap finds the first request. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("generatePerUser", user.id);
  try {
    remakeDocuments(user.id, id, request.headers.get("user-agent") ?? "");
    return redirect(`/applications/${id}`, 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return returnWithRefusal(error.status === 402 ? "/subscription" : `/applications/${id}`, error);
  }
});
