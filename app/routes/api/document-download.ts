import { getFile, nameFile } from "~/features/documents/download.server";
import { StyleQuery } from "~/features/documents/document-style.schema";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { Refusal } from "~/refusal";

export const loader = apiHandler(async ({ request, params }) => {
  const user = requireApiUser(request);
  const query = new URL(request.url).searchParams;
  const format = query.get("format");
  if (format !== "pdf" && format !== "docx")
    throw new Refusal("BAD_FORMAT", "Ask for format=pdf or format=docx.", 400);
  const style = StyleQuery.safeParse(Object.fromEntries(query));
  if (!style.success)
    throw new Refusal("BAD_STYLE", "Ask for design=plain, graduate or senior, and pages=1 or 2.", 400);
  const { document, bytes, sha256 } = await getFile(user.id, params.id ?? "", format, style.data);
  return fileResponse(request, {
    bytes,
    sha256,
    format,
    name: nameFile(document, format),
    asAttachment: query.get("inline") === null,
  });
});

export const action = refuseMethod("GET", "HEAD");
