import { getUserSettings } from "~/features/accounts/settings.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/notifications/status": ({ user }) => {
    const { emailNotifications, pushNotifications, marketingEmails } = getUserSettings(user.id);
    return { emailNotifications, pushNotifications, marketingEmails, email: user.email };
  },
});
export const loader = route;
export const action = route;
