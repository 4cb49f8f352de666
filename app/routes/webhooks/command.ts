import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { replayDelivery } from "~/features/webhooks/deliveries.server";
import { changeEndpoint, deleteEndpoint, testEndpoint } from "~/features/webhooks/endpoints.server";
import { requireUser } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

type Command = (userId: string, id: string, fields: FormData) => { message: string; to?: string };

// The buttons of a webhook's page, and what is shown when they did their work.
const COMMANDS: Record<string, Command> = {
  test: (userId, id) => {
    testEndpoint(userId, id);
    return { message: "The test is on its way. Look at the page again in a moment." };
  },
  on: (userId, id) => {
    changeEndpoint(userId, id, { isOn: true });
    return { message: "The webhook is on." };
  },
  off: (userId, id) => {
    changeEndpoint(userId, id, { isOn: false });
    return { message: "The webhook is off." };
  },
  replay: (userId, _id, fields) => {
    replayDelivery(userId, String(fields.get("delivery") ?? ""));
    return { message: "It is sent again. Look at the page again in a moment." };
  },
  delete: (userId, id) => {
    deleteOnce(userId, id, () => deleteEndpoint(userId, id));
    return { message: "The webhook was deleted.", to: "/webhooks" };
  },
};

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/webhooks/${params.id}`, 303);
});

export const action = pageHandler(
  async ({ request, params: { id = "", command = "" } }: ActionFunctionArgs) => {
    const user = requireUser(request);
    const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    if (!run) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
    const fields = await readFields(request);
    enforceRateLimit("webhookPerUser", user.id);
    const { message, to = `/webhooks/${id}` } = run(user.id, id, fields);
    return redirect(to, {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie("success", message) },
    });
  },
);
