import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { moveEntry, removeEntry, type EntryAddress } from "~/features/profile/entries.server";
import { createFlashCookie, returnWithRefusal } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { readFields } from "~/http/forms/read-body.server";

type Command = (userId: string, address: EntryAddress, version: number) => string;

// The buttons beside an entry of the profile, and what is shown when they did their work.
const COMMANDS: Record<string, Command> = {
  up: (userId, address, version) => {
    moveEntry(userId, address, -1, version);
    return "Moved up.";
  },
  down: (userId, address, version) => {
    moveEntry(userId, address, 1, version);
    return "Moved down.";
  },
  remove: (userId, address, version) => {
    removeEntry(userId, address, version);
    return "Removed. You can bring it back under Versions.";
  },
};

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/career", 303);
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const name = params.command ?? "";
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run) throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  const fields = await readFields(request);
  enforceRateLimit("savePerUser", user.id);
  const address = { section: params.section ?? "", index: params.index ?? "" };
  try {
    const message = run(user.id, address, Number(fields.get("version")));
    return redirect("/career", {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie("success", message) },
    });
  } catch (error) {
    return returnWithRefusal("/career", error);
  }
});
