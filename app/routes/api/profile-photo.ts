import { apiRoute } from "~/http/api/api-route.server";
import { submitPhoto } from "~/http/forms/photo-form.server";

const route = apiRoute(
  {
    "POST /api/profile/photo": async ({ request, user }) => {
      const id = await submitPhoto(request, user.id);
      return { message: "Photo Updated", profileImageUrl: `/photos/${id}` };
    },
  },
  "Failed to upload photo",
);
export const loader = route;
export const action = route;
