import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { createDataSaverCookie } from "~/http/data-saver.server";
import { safePath } from "~/http/security/safe-redirect";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";

export function loader() {
  return redirect("/", 303);
}

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const fields = await readFields(request);
  return redirect(safePath(fields.get("back"), "/"), {
    status: 303,
    headers: { "Set-Cookie": await createDataSaverCookie(fields.get("lite") === "on") },
  });
});
