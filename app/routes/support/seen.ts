import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { SeenPosition } from "~/features/support/message.schema";
import { markSeenByUser } from "~/features/support/seen.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = pageHandler(({ request }: ActionFunctionArgs) => {
  requireUser(request);
  return redirect("/support", 303);
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, SeenPosition);
  enforceRateLimit("supportSeenPerUser", user.id);
  if (form.ok) markSeenByUser(user.id, form.value.upTo);
  return redirect("/support", 303);
});
