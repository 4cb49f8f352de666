import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { testFailover } from "~/features/ai/failover-test.server";
import { flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { Refusal } from "~/refusal";

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request);
  return redirect("/admin", 303);
});

export const action = page(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  const back = async (kind: "success" | "stop", text: string) =>
    redirect("/admin#failover", { status: 303, headers: { "Set-Cookie": await flash(kind, text) } });
  try {
    countAct("failoverTestPerAdmin", admin.id);
    const { ok, text } = await testFailover({ userId: admin.id, address: context.clientAddress });
    return await back(ok ? "success" : "stop", text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return back("stop", error.message);
  }
});
