import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { handleUpload } from "~/http/uploads/tus.server";

export const loader = apiHandler(({ request, params }) => {
  const user = requireApiUser(request);
  allowMethods(request, "HEAD", "PATCH", "DELETE");
  return handleUpload(request, user.id, params.id ?? "");
});

/** A chunk of a resumable upload, or its end. */
export const action = apiHandler(({ request, params }) => {
  const user = requireApiUser(request);
  allowMethods(request, "HEAD", "PATCH", "DELETE");
  return handleUpload(request, user.id, params.id ?? "");
});
