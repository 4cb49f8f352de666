import { getSettings } from "~/features/accounts/settings.server";
import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";

export const loader = api(({ request }) => {
  const user = requireApiUser(request);
  const { emailNotifications, pushNotifications, marketingEmails } = getSettings(user.id);
  return { emailNotifications, pushNotifications, marketingEmails, email: user.email };
});
