import { listDocuments } from "~/features/documents/document-queries.server";
import { apiHandler } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  const requestedType = new URL(request.url).searchParams.get("type");
  return listDocuments(user.id, {
    type: requestedType === "cover_letter" || requestedType === "resume" ? requestedType : undefined,
  });
});
