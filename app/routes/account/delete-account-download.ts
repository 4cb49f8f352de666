import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { findClosed } from "~/features/accounts/close-account.server";
import { exportName, exportZip } from "~/features/accounts/export.server";
import { countAct } from "~/http/rate-limit.server";
import { zipAnswer } from "~/http/zip-answer.server";
import { Refusal } from "~/refusal";

export function loader() {
  return redirect("/delete-account/closed", 303);
}

// The token of the closing mail is the guard. It is not used up: a download may break off.
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get("token") ?? "").slice(0, 200);
  try {
    countAct("authPerAddress", context.clientAddress);
    return zipAnswer(exportName(), exportZip(findClosed(token).userId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return redirect(`/delete-account/closed?${new URLSearchParams({ token: token || "none" })}`, 303); // which says what is wrong
  }
}
