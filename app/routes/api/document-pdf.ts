import { getFile } from "~/features/documents/documents.server";
import { fileNameOf } from "~/features/documents/files.server";
import { allow, api } from "~/http/api.server";
import { fileAnswer } from "~/http/file-answer.server";
import { requireApiUser } from "~/http/guards.server";
import type { LoaderFunctionArgs } from "@remix-run/node";

// The file is made when a document is saved, so asking for it by GET or POST is the same.
const resumePdf = api(({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">) => {
  const user = requireApiUser(request);
  allow(request, "GET", "POST");
  const { document, bytes, sha256 } = getFile(user.id, params.id ?? "", "pdf");
  return fileAnswer(request, {
    bytes,
    sha256,
    format: "pdf",
    name: fileNameOf(document, "pdf"),
    asAttachment: true,
  });
});

export const loader = resumePdf;
export const action = resumePdf;
