import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { changeApplication } from "~/features/writing/change-application.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

const ArchiveForm = z.object({ isArchived: z.literal("on").optional() });

export const loader = pageHandler(({ request, params: { id = "" } }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/applications/${id}`, 303);
});

/** Takes the application out of the lists, or puts it back. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, ArchiveForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Press the button again.");
  enforceRateLimit("savePerUser", user.id);
  const isArchived = form.value.isArchived === "on";
  await changeApplication(user.id, id, { isArchived });
  const text = isArchived ? "Archived. You find it under Archive." : "It is in your list again.";
  return redirect(isArchived ? "/applications" : `/applications/${id}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", text) },
  });
});
