import { getFile } from "~/features/documents/documents.server";
import { buildFileName } from "~/features/documents/document-files.server";
import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { requireApiUser } from "~/http/auth/guards.server";
import type { LoaderFunctionArgs } from "@remix-run/node";

// The file is created when a document is saved, so GET and POST are the same.
const resumePdf = apiHandler(({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">) => {
  const user = requireApiUser(request);
  allowMethods(request, "GET", "POST");
  const { document, bytes, sha256 } = getFile(user.id, params.id ?? "", "pdf");
  return fileResponse(request, {
    bytes,
    sha256,
    format: "pdf",
    name: buildFileName(document, "pdf"),
    asAttachment: true,
  });
});

export const loader = resumePdf;
export const action = resumePdf;
