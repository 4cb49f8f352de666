import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { Actor } from "~/features/admin/audit.server";
import { refreshModels, testProvider } from "~/features/ai/connections.server";
import {
  activateProvider,
  closeBreakers,
  findProvider,
  saveProvider,
  type Provider,
} from "~/features/ai/providers.server";
import { manyText } from "~/features/ai/words";
import { flash, type Flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { Refusal } from "~/refusal";

type Say = { kind: Flash["kind"]; text: string };
type Run = (actor: Actor, provider: Provider, fields: FormData) => Promise<Say> | Say;

// Every button of a provider's card that changes something.
const COMMANDS: Record<string, Run> = {
  test: async (actor, { slug, label }) => {
    countAct("connectionTestPerAdmin", actor.userId);
    const { ok, message } = await testProvider(actor, slug);
    return ok
      ? { kind: "success", text: `${label}: ${message}` }
      : { kind: "stop", text: `Connection Failed: ${label}. ${message}` };
  },
  models: async (actor, { slug, label }) => {
    countAct("connectionTestPerAdmin", actor.userId);
    const { added, known } = await refreshModels(actor, slug);
    return {
      kind: "success",
      text: `${label} offers ${manyText(known, "model")}; ${added} of them are new.`,
    };
  },
  activate: (actor, { slug, label }) => {
    activateProvider(actor, slug);
    return { kind: "success", text: `${label} is now the active LLM provider` };
  },
  model: (actor, { slug, label }, fields) => {
    const { model } = saveProvider(actor, slug, { model: String(fields.get("model") ?? "") });
    return {
      kind: "success",
      text: `${label} now writes with ${model}. Test its connection before you rely on it.`,
    };
  },
  "close-breakers": (actor, { slug, label }) => {
    closeBreakers(actor, slug);
    return { kind: "success", text: `${label} will be asked again.` };
  },
};

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return redirect("/admin", 303);
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  const provider = findProvider(params.id ?? "");
  const run = Object.hasOwn(COMMANDS, params.command ?? "") ? COMMANDS[params.command ?? ""] : undefined;
  if (!run) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  const actor = { userId: admin.id, address: context.clientAddress };
  const fields = await request.formData();
  const { kind, text } = await said(
    async () => run(actor, provider, fields),
    params.command === "activate" ? "Error - Failed to update active provider. " : "",
  );
  return redirect(`/admin#provider-${provider.slug}`, {
    status: 303,
    headers: { "Set-Cookie": await flash(kind, text) },
  });
});

// A no is said over the list of providers, like a yes.
async function said(run: () => Promise<Say>, failure: string): Promise<Say> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return { kind: "stop", text: `${failure}${error.message}` };
  }
}
