import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Actor } from "~/features/admin/audit.server";
import { AssignmentForm, NoteForm, StatusForm } from "~/features/support/staff-acts.schema";
import { addNote, assign, setStatus } from "~/features/support/staff-acts.server";
import { flash } from "~/http/flash.server";
import { checkForm } from "~/http/forms.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { Refusal } from "~/refusal";

type Run = (actor: Actor, id: string, fields: FormData) => { done: string } | { problem: string };

// What an agent can do with a conversation besides answering.
const COMMANDS: Record<string, Run> = {
  notes: command(NoteForm, (actor, id, { note }) => {
    addNote(actor, id, note);
    return "The note was added.";
  }),
  assignment: command(AssignmentForm, (actor, id, { agent }) => {
    assign(actor, id, agent);
    return "The conversation was assigned.";
  }),
  status: command(StatusForm, (actor, id, { status }) => {
    setStatus(actor, id, status);
    return status === "resolved" ? "The conversation is resolved." : "The conversation is open again.";
  }),
};

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return redirect(`/admin/support/${params.id}`, 303);
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request);
  const { id = "", command: name = "" } = params;
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  countAct("supportPerAgent", agent.id);
  const result = run({ userId: agent.id, address: context.clientAddress }, id, await request.formData());
  const said =
    "done" in result
      ? await flash("success", result.done)
      : await flash("stop", `Nothing was changed: ${result.problem}.`);
  return redirect(`/admin/support/${id}`, { status: 303, headers: { "Set-Cookie": said } });
});

function command<Schema extends z.ZodType>(
  schema: Schema,
  act: (actor: Actor, id: string, value: z.output<Schema>) => string,
): Run {
  return (actor, id, fields) => {
    const form = checkForm(fields, schema);
    return form.ok
      ? { done: act(actor, id, form.value) }
      : { problem: Object.values(form.reply.error ?? {}).flat()[0] ?? "the form was not complete" };
  };
}
