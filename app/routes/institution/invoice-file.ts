import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { findVirtualAccount } from "~/features/deposits/virtual-accounts.server";
import { makeInvoiceFile } from "~/features/institutions/invoice-file.server";
import { requireMember } from "~/features/institutions/members.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { Refusal } from "~/refusal";

/** An invoice or its receipt as a PDF, for members. */
export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const { institution } = requireMember(requireUser(request).id, params.id ?? "");
  const { paper } = params;
  if (paper !== "invoice" && paper !== "receipt")
    throw new Refusal("NOT_FOUND", "There is no such file.", 404);
  const account = findVirtualAccount({ institutionId: institution.id });
  const file = await makeInvoiceFile(institution.id, params.invoice ?? "", paper, account);
  const bytes = Buffer.from(file.bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return fileResponse(request, { bytes, sha256, name: file.name, format: "pdf", asAttachment: false });
});
