import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatCsv } from "~/features/ai/csv";
import { requireMember } from "~/features/institutions/members.server";
import { seatRows } from "~/features/institutions/seats.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { toLagosDay } from "~/time";

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const { institution } = requireMember(requireUser(request).id, params.id ?? "");
  return new Response(formatCsv(seatRows(institution.id)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="codes-${toLagosDay(new Date())}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
