import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { mailThreadCopy } from "~/features/support/thread-copy.server";
import { createFlashCookie, type Flash } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/support", 303);
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const { kind, text } = runCopy(() => {
    enforceRateLimit("supportCopyPerUser", user.id);
    mailThreadCopy(user);
    return `We sent the conversation to ${user.email}.`;
  });
  return redirect("/support", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie(kind, text) },
  });
});

// A refusal is shown on the page that sent the form.
function runCopy(run: () => string): Flash {
  try {
    return { kind: "success", text: run() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "stop", text: error.message };
  }
}
