import { getUserSettings } from "~/features/accounts/settings.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  const { emailNotifications, pushNotifications, marketingEmails } = getUserSettings(user.id);
  return { emailNotifications, pushNotifications, marketingEmails, email: user.email };
});

export const action = refuseMethod("GET", "HEAD");
