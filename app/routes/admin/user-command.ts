import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { Permission } from "~/features/accounts/permissions";
import type { Actor } from "~/features/admin/audit.server";
import { PlanChange } from "~/features/admin/admin.schema";
import { changeUserPlan, getUser, resetUserUsage, setUserActive } from "~/features/admin/user-actions.server";
import { createFlashCookie, type Flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { readFormKey } from "~/http/forms/form-key.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { readFields } from "~/http/forms/read-body.server";

type Command = {
  permission: Permission;
  run: (actor: Actor, userId: string, fields: FormData) => string;
};

// The commands for one user, with their success messages.
const COMMANDS: Record<string, Command> = {
  plan: {
    permission: "money",
    run: (actor, userId, fields) => {
      const parsed = PlanChange.safeParse({ plan: fields.get("plan") });
      if (!parsed.success) throw new Refusal("BAD_PLAN", "Choose one of the plans.", 400);
      changeUserPlan(actor, userId, parsed.data.plan, new Date(), readFormKey(fields));
      return "User plan updated successfully";
    },
  },
  activate: {
    permission: "people",
    run: (actor, userId) => {
      setUserActive(actor, userId, true);
      return "User status updated successfully";
    },
  },
  deactivate: {
    permission: "people",
    run: (actor, userId) => {
      setUserActive(actor, userId, false);
      return "User status updated successfully";
    },
  },
  "reset-usage": {
    permission: "money",
    run: (actor, userId) => {
      resetUserUsage(actor, userId);
      return "User usage reset successfully";
    },
  },
};

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "people");
  return redirect("/admin/users", 303);
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const name = params.command ?? "";
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const admin = requireAdmin(request, command?.permission ?? "people");
  const actor = { userId: admin.id, address: context.clientAddress };
  const { id } = getUser(params.id ?? "");
  if (!command) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  const fields = await readFields(request);
  const message = runCommand(() => command.run(actor, id, fields));
  return redirect(safePath(fields.get("back"), `/admin/users/${id}`), {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie(message.kind, message.text) },
  });
});

// A refusal is shown on the page that sent the form.
function runCommand(run: () => string): Flash {
  try {
    return { kind: "success", text: run() };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return { kind: "stop", text: error.message };
  }
}
