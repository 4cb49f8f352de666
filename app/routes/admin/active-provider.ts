import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { activateProviderByName } from "~/features/ai/providers/providers.server";
import { ActiveProviderBody } from "~/features/ai/providers/provider.schema";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  return redirect("/admin", 303);
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const form = await readForm(request, ActiveProviderBody);
  const back = async (kind: "success" | "stop", text: string) =>
    redirect("/admin", { status: 303, headers: { "Set-Cookie": await createFlashCookie(kind, text) } });
  if (!form.ok) return back("stop", "Error - Failed to update active provider. Choose one from the list.");
  try {
    return await back(
      "success",
      `${activateProviderByName({ userId: admin.id, address: context.clientAddress }, form.value.providerName)} is now the active LLM provider`,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return back("stop", `Error - Failed to update active provider. ${error.message}`);
  }
});
