import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { submitPhoto } from "~/http/forms/photo-form.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const id = await submitPhoto(request, user.id);
  return { message: "Photo Updated", profileImageUrl: `/photos/${id}` };
}, "Failed to upload photo");
