import { apiRoute } from "~/http/api/api-route.server";
import { acceptFrom } from "~/http/invitation.server";

const route = apiRoute({
  "POST /api/referral/accept": async ({ request, context, user, body }) => {
    await acceptFrom(request, context, user.id, body.code);
    return { success: true };
  },
});
export const loader = route;
export const action = route;
