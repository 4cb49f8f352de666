import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { PromptChoice } from "~/features/ai/prompt.schema";
import { activatePrompt, clearPrompt } from "~/features/ai/prompt-versions.server";
import { flash } from "~/http/flash.server";
import { readForm } from "~/http/forms.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { Refusal } from "~/refusal";

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return redirect("/admin/prompts", 303);
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  const form = await readForm(request, PromptChoice);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose a version from the list.", 400);
  const actor = { userId: admin.id, address: context.clientAddress };
  const { type } = form.value;
  const done =
    params.id === "standard" ? clearPrompt(actor, type) : activatePrompt(actor, params.id ?? "", type);
  const text = done ? `Version ${done.version} is active now.` : "The standard text is used again.";
  return redirect(`/admin/prompts#${type}`, {
    status: 303,
    headers: { "Set-Cookie": await flash("success", text) },
  });
});
