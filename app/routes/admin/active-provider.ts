import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { chooseProvider } from "~/features/ai/providers.server";
import { ActiveProviderBody } from "~/features/ai/provider.schema";
import { flash } from "~/http/flash.server";
import { readForm } from "~/http/forms.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { Refusal } from "~/refusal";

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return redirect("/admin", 303);
});

export const action = page(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  const form = await readForm(request, ActiveProviderBody);
  const back = async (kind: "success" | "stop", text: string) =>
    redirect("/admin", { status: 303, headers: { "Set-Cookie": await flash(kind, text) } });
  if (!form.ok) return back("stop", "Error - Failed to update active provider. Choose one from the list.");
  try {
    return await back(
      "success",
      `${chooseProvider({ userId: admin.id, address: context.clientAddress }, form.value.providerName)} is now the active LLM provider`,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return back("stop", `Error - Failed to update active provider. ${error.message}`);
  }
});
