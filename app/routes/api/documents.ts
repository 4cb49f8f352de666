import { listDocuments } from "~/features/documents/documents.server";
import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";

export const loader = api(({ request }) => {
  const user = requireApiUser(request);
  const asked = new URL(request.url).searchParams.get("type");
  return listDocuments(user.id, { type: asked === "cover_letter" || asked === "resume" ? asked : undefined });
});
