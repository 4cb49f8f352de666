import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Actor } from "~/features/admin/audit.server";
import { AssignmentForm, NoteForm, StatusForm } from "~/features/support/staff-actions.schema";
import { addNote, assignAgent, setConversationStatus } from "~/features/support/staff-actions.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { readFields } from "~/http/forms/read-body.server";

type Command = (actor: Actor, id: string, fields: FormData) => { done: string } | { problem: string };

// The commands of an agent for a conversation, except replies.
const COMMANDS: Record<string, Command> = {
  notes: defineCommand(NoteForm, (actor, id, { note }) => {
    addNote(actor, id, note);
    return "The note was added.";
  }),
  assignment: defineCommand(AssignmentForm, (actor, id, { agent }) => {
    assignAgent(actor, id, agent);
    return "The conversation was assigned.";
  }),
  status: defineCommand(StatusForm, (actor, id, { status }) => {
    setConversationStatus(actor, id, status);
    return status === "resolved" ? "The conversation is resolved." : "The conversation is open again.";
  }),
};

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "support");
  return redirect(`/admin/support/${params.id}`, 303);
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request, "support");
  const { id = "", command: name = "" } = params;
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  enforceRateLimit("supportPerAgent", agent.id);
  const result = run({ userId: agent.id, address: context.clientAddress }, id, await readFields(request));
  const cookie =
    "done" in result
      ? await createFlashCookie("success", result.done)
      : await createFlashCookie("stop", `Nothing was changed: ${result.problem}.`);
  return redirect(`/admin/support/${id}`, { status: 303, headers: { "Set-Cookie": cookie } });
});

function defineCommand<Schema extends z.ZodType>(
  schema: Schema,
  execute: (actor: Actor, id: string, value: z.output<Schema>) => string,
): Command {
  return (actor, id, fields) => {
    const form = parseForm(fields, schema);
    return form.ok
      ? { done: execute(actor, id, form.value) }
      : { problem: Object.values(form.reply.error ?? {}).flat()[0] ?? "the form was not complete" };
  };
}
