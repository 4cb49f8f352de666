import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { testFailover } from "~/features/ai/providers/failover-test.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  return redirect("/admin", 303);
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const back = async (kind: "success" | "stop", text: string) =>
    redirect("/admin#failover", {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie(kind, text) },
    });
  try {
    enforceRateLimit("failoverTestPerAdmin", admin.id);
    const { ok, text } = await testFailover({ userId: admin.id, address: context.clientAddress });
    return await back(ok ? "success" : "stop", text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return back("stop", error.message);
  }
});
