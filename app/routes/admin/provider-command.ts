import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { Actor } from "~/features/admin/audit.server";
import { refreshModels, testProvider } from "~/features/ai/providers/connection-test.server";
import { activateProvider, resetBreakers } from "~/features/ai/providers/providers.server";
import { saveProvider } from "~/features/ai/providers/save-provider.server";
import { findProvider, type Provider } from "~/features/ai/providers/find-provider.server";
import { pluralText } from "~/features/ai/text";
import { createFlashCookie, type Flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { readFields } from "~/http/forms/read-body.server";

type CommandResult = { kind: Flash["kind"]; text: string };
type Command = (actor: Actor, provider: Provider, fields: FormData) => Promise<CommandResult> | CommandResult;

// The commands of a provider card.
const COMMANDS: Record<string, Command> = {
  test: async (actor, { slug, label }) => {
    enforceRateLimit("connectionTestPerAdmin", actor.userId);
    const { ok, message } = await testProvider(actor, slug);
    return ok
      ? { kind: "success", text: `${label}: ${message}` }
      : { kind: "stop", text: `Connection Failed: ${label}. ${message}` };
  },
  models: async (actor, { slug, label }) => {
    enforceRateLimit("connectionTestPerAdmin", actor.userId);
    const { added, known } = await refreshModels(actor, slug);
    return {
      kind: "success",
      text: `${label} offers ${pluralText(known, "model")}; ${added} of them are new.`,
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
    resetBreakers(actor, slug);
    return { kind: "success", text: `${label} will be asked again.` };
  },
};

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  return redirect("/admin", 303);
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const provider = findProvider(params.id ?? "");
  const run = Object.hasOwn(COMMANDS, params.command ?? "") ? COMMANDS[params.command ?? ""] : undefined;
  if (!run) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  const actor = { userId: admin.id, address: context.clientAddress };
  const fields = await readFields(request);
  const { kind, text } = await runCommand(
    async () => run(actor, provider, fields),
    params.command === "activate" ? "Error - Failed to update active provider. " : "",
  );
  return redirect(`/admin#provider-${provider.slug}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie(kind, text) },
  });
});

// A refusal is shown above the list of providers.
async function runCommand(run: () => Promise<CommandResult>, failure: string): Promise<CommandResult> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return { kind: "stop", text: `${failure}${error.message}` };
  }
}
