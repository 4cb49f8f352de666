import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { LeftOutForm } from "~/features/writing/left-out.schema";
import { restoreLine } from "~/features/writing/left-out.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/documents", 303);
});

/** A line that was left out goes back into the resume. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, LeftOutForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose the line to put back.");
  enforceRateLimit("savePerUser", user.id);
  await restoreLine(user.id, id, form.value.line);
  return redirect(safePath(form.value.back, `/edit/${id}`), {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "It is back in your resume.") },
  });
});
