import { allowMethods, apiHandler } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { createUpload, tusCapabilities } from "~/http/uploads/tus.server";

export const loader = apiHandler(({ request }) => {
  requireApiUser(request);
  allowMethods(request, "OPTIONS", "POST");
  return tusCapabilities();
});

/** Starts a resumable upload of a resume. The answer contains its URL for chunks. */
export const action = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  return createUpload(request, user.id);
});
