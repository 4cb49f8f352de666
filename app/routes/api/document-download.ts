import { getFile } from "~/features/documents/documents.server";
import { fileNameOf } from "~/features/documents/files.server";
import { api } from "~/http/api.server";
import { fileAnswer } from "~/http/file-answer.server";
import { requireApiUser } from "~/http/guards.server";
import { Refusal } from "~/refusal";

export const loader = api(({ request, params }) => {
  const user = requireApiUser(request);
  const format = new URL(request.url).searchParams.get("format");
  if (format !== "pdf" && format !== "docx")
    throw new Refusal("BAD_FORMAT", "Ask for format=pdf or format=docx.", 400);
  const { document, bytes, sha256 } = getFile(user.id, params.id ?? "", format);
  return fileAnswer(request, {
    bytes,
    sha256,
    format,
    name: fileNameOf(document, format),
    asAttachment: true,
  });
});
