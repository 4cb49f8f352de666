import type { LoaderFunctionArgs } from "@remix-run/node";
import { isAllowed } from "~/features/accounts/permissions";
import { makeReceiptFile } from "~/features/payments/receipt-file.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";

/** One receipt or credit note as a PDF, for whoever paid and for staff who may see money. */
export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const number = (params.number ?? "").replace(/\.pdf$/, "");
  const { fileName, contentType, bytes } = await makeReceiptFile(
    isAllowed(user, "money") ? undefined : user.id,
    number,
  );
  return new Response(Buffer.from(bytes), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
