import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { findClosedAccount } from "~/features/accounts/close-account.server";
import { exportFileName, openExport } from "~/features/accounts/export.server";
import { enforceLinkLimit } from "~/http/auth/try-limits.server";
import { zipResponse } from "~/http/responses/zip-response.server";
import { Refusal } from "~/refusal";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";

export function loader() {
  return redirect("/delete-account/closed", 303);
}

// The token of the closing mail is the guard. It stays valid, because a download may break.
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const token = String((await readFields(request)).get("token") ?? "").slice(0, 200);
  try {
    enforceLinkLimit(context, "download_export", token);
    return zipResponse(exportFileName(), await openExport(findClosedAccount(token).userId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // That page shows the problem.
    return redirect(`/delete-account/closed?${new URLSearchParams({ token: token || "none" })}`, 303);
  }
});
