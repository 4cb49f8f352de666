import type { User } from "~/features/accounts/sessions.server";
import { getFile, nameFile } from "~/features/documents/download.server";
import { apiRoute } from "~/http/api/api-route.server";
import { fileResponse } from "~/http/responses/file-response.server";

// The file is made from what is stored, so GET and POST are the same.
const sendPdf = async ({
  request,
  user,
  params,
}: {
  request: Request;
  user: User;
  params: { id: string };
}) => {
  const { document, bytes, sha256 } = await getFile(user.id, params.id, "pdf");
  return fileResponse(request, {
    bytes,
    sha256,
    format: "pdf",
    name: nameFile(document, "pdf"),
    asAttachment: true,
  });
};

const route = apiRoute({
  "GET /api/documents/{id}/generate-html-pdf": sendPdf,
  "POST /api/documents/{id}/generate-html-pdf": sendPdf,
});
export const loader = route;
export const action = route;
