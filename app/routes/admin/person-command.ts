import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { Actor } from "~/features/admin/audit.server";
import { PlanChange } from "~/features/admin/people.schema";
import { changePlan, findUser, resetUsageOf, setActive } from "~/features/admin/people-acts.server";
import { flash, type Flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { safePath } from "~/http/safe-redirect";
import { Refusal } from "~/refusal";

type Run = (actor: Actor, userId: string, fields: FormData) => string;

// Every button beside a person that changes something, and what is said when it did.
const COMMANDS: Record<string, Run> = {
  plan: (actor, userId, fields) => {
    const asked = PlanChange.safeParse({ plan: fields.get("plan") });
    if (!asked.success) throw new Refusal("BAD_PLAN", "Choose one of the plans.", 400);
    changePlan(actor, userId, asked.data.plan);
    return "User plan updated successfully";
  },
  activate: (actor, userId) => {
    setActive(actor, userId, true);
    return "User status updated successfully";
  },
  deactivate: (actor, userId) => {
    setActive(actor, userId, false);
    return "User status updated successfully";
  },
  "reset-usage": (actor, userId) => {
    resetUsageOf(actor, userId);
    return "User usage reset successfully";
  },
};

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return redirect("/admin/users", 303);
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request).id, address: context.clientAddress };
  const { id } = findUser(params.id ?? "");
  const run = Object.hasOwn(COMMANDS, params.command ?? "") ? COMMANDS[params.command ?? ""] : undefined;
  if (!run) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  const fields = await request.formData();
  const said = outcome(() => run(actor, id, fields));
  return redirect(safePath(fields.get("back"), `/admin/users/${id}`), {
    status: 303,
    headers: { "Set-Cookie": await flash(said.kind, said.text) },
  });
});

// A no is said over the page that asked, like a yes.
function outcome(run: () => string): Flash {
  try {
    return { kind: "success", text: run() };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return { kind: "stop", text: error.message };
  }
}
