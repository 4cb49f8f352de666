import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { createDataSaverCookie } from "~/http/data-saver.server";
import { safePath } from "~/http/security/safe-redirect";

export function loader() {
  return redirect("/", 303);
}

export async function action({ request }: ActionFunctionArgs) {
  const fields = await request.formData();
  return redirect(safePath(fields.get("back"), "/"), {
    status: 303,
    headers: { "Set-Cookie": await createDataSaverCookie(fields.get("lite") === "on") },
  });
}
