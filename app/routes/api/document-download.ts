import { getFile } from "~/features/documents/documents.server";
import { buildFileName } from "~/features/documents/document-files.server";
import { apiHandler } from "~/http/api/api-handler.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { Refusal } from "~/refusal";

export const loader = apiHandler(({ request, params }) => {
  const user = requireApiUser(request);
  const format = new URL(request.url).searchParams.get("format");
  if (format !== "pdf" && format !== "docx")
    throw new Refusal("BAD_FORMAT", "Ask for format=pdf or format=docx.", 400);
  const { document, bytes, sha256 } = getFile(user.id, params.id ?? "", format);
  return fileResponse(request, {
    bytes,
    sha256,
    format,
    name: buildFileName(document, format),
    asAttachment: true,
  });
});
