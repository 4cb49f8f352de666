import { sendTestNotification } from "~/features/accounts/notifications.server";
import { apiRoute } from "~/http/api/api-route.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

const route = apiRoute(
  {
    "POST /api/notifications/test-email": ({ user }) => {
      enforceRateLimit("mailPerAccount", user.email);
      sendTestNotification(user.id);
      return { success: true, message: "The test email is on its way." };
    },
  },
  "Failed to send test email",
);
export const loader = route;
export const action = route;
