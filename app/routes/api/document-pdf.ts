import { getFile, nameFile } from "~/features/documents/download.server";
import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { requireApiUser } from "~/http/auth/guards.server";
import type { LoaderFunctionArgs } from "@remix-run/node";

// The file is made from what is stored, so GET and POST are the same.
const resumePdf = apiHandler(async ({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">) => {
  const user = requireApiUser(request);
  allowMethods(request, "GET", "POST");
  const { document, bytes, sha256 } = await getFile(user.id, params.id ?? "", "pdf");
  return fileResponse(request, {
    bytes,
    sha256,
    format: "pdf",
    name: nameFile(document, "pdf"),
    asAttachment: true,
  });
});

export const loader = resumePdf;
export const action = resumePdf;
