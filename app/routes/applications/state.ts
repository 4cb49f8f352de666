import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { StateForm } from "~/features/applications/application.schema";
import { STATE_LABELS } from "~/features/applications/next-step";
import { changeApplication } from "~/features/writing/change-application.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request, params: { id = "" } }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/applications/${id}`, 303);
});

/** One tap on how far the application got. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, StateForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose one of the steps.");
  enforceRateLimit("savePerUser", user.id);
  await changeApplication(user.id, id, { state: form.value.state });
  return redirect(`/applications/${id}#send`, {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie("success", `Saved: ${STATE_LABELS[form.value.state]}.`),
    },
  });
});
