import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { chooseJudge, removeJudge } from "~/features/ai/judge/choose-judge.server";
import { JudgeModelForm } from "~/features/ai/judge/judge.schema";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  return redirect("/admin/judge", 303);
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const actor = { userId: admin.id, address: context.clientAddress };
  const back = async (kind: "success" | "stop", text: string) =>
    redirect("/admin/judge", { status: 303, headers: { "Set-Cookie": await createFlashCookie(kind, text) } });
  try {
    if (params.command === "remove") {
      removeJudge(actor);
      return await back("success", "The judge was removed. No model checks sentences now.");
    }
    if (params.command !== "choose") throw new Refusal("NOT_FOUND", "There is no such action.", 404);
    const form = await readForm(request, JudgeModelForm);
    if (!form.ok) return await back("stop", "Choose a model first.");
    chooseJudge(actor, form.value.model);
    return await back("success", `${form.value.model.model} is the judge now.`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return back("stop", error.message);
  }
});
