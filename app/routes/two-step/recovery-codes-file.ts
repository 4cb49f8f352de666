import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formatCodesFile } from "~/features/two-step/recovery-codes.server";
import { requireUser } from "~/http/auth/guards.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/two-step", 303);
});

// We store no codes that could be read, so the page that shows them sends them here.
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const codes = String((await readFields(request)).get("codes") ?? "").slice(0, 500);
  const text = formatCodesFile(user.id, codes.split(" ").filter(Boolean));
  if (text === undefined) return redirect("/two-step", 303);
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="recovery-codes.txt"',
      "Cache-Control": "no-store",
    },
  });
});
