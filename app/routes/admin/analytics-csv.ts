import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvOf } from "~/features/ai/csv";
import { getMaterial } from "~/features/figures/material.server";
import { findSheet, plainRows, windowOf } from "~/features/figures/view";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { Refusal } from "~/refusal";
import { lagosDay } from "~/time";

export const loader = page(async ({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request);
  const material = await getMaterial();
  const sheet = findSheet(material, params.table, windowOf(new URL(request.url).searchParams.get("months")));
  if (!sheet) throw new Refusal("NOT_FOUND", "This table does not exist.", 404);
  return new Response(csvOf(plainRows(sheet)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${sheet.id}-${lagosDay(material.now)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
