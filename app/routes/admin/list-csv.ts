import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { recordExport } from "~/features/admin/audit.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { csvResponse } from "~/http/responses/csv-response.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { findExport } from "./parts/exports.server";

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const list = findExport(params.file);
  requireAdmin(request, list?.permission ?? "staff");
  if (!list) throw noSuchList();
  return redirect(list.page, 303);
});

// A download is a POST, because it is recorded.
export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const list = findExport(params.file);
  const admin = requireAdmin(request, list?.permission ?? "staff");
  if (!list) throw noSuchList();
  const { filter, rows } = list.read(Object.fromEntries(await readFields(request)), admin);
  enforceRateLimit("exportPerAdmin", admin.id);
  recordExport({ userId: admin.id, address: context.clientAddress }, list.name, filter);
  return csvResponse(list.name, rows);
});

function noSuchList(): Refusal {
  return new Refusal("NOT_FOUND", "There is no list of this name.", 404);
}
