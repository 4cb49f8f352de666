import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { PromptChoice } from "~/features/ai/prompts/prompt.schema";
import { activatePrompt, resetPrompt } from "~/features/ai/prompts/prompt-versions.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  return redirect("/admin/prompts", 303);
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const form = await readForm(request, PromptChoice);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose a version from the list.", 400);
  const actor = { userId: admin.id, address: context.clientAddress };
  const { type } = form.value;
  const done =
    params.id === "standard" ? resetPrompt(actor, type) : activatePrompt(actor, params.id ?? "", type);
  const text = done ? `Version ${done.version} is active now.` : "The standard text is used again.";
  return redirect(`/admin/prompts#${type}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", text) },
  });
});
