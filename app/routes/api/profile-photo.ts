import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { submitPhoto } from "~/http/photo-form.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  const id = await submitPhoto(request, user.id);
  return { message: "Photo Updated", profileImageUrl: `/photos/${id}` };
}, "Failed to upload photo");
