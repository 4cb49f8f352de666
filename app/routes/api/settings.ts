import { SettingsChange } from "~/features/accounts/settings.schema";
import { getSettings, saveSettings, themeOf } from "~/features/accounts/settings.server";
import { allow, api, json, readBody } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";
import { themeCookie } from "~/http/theme.server";

// Two-factor sign-in is not offered, and says so.
const answerFor = (userId: string) => ({ ...getSettings(userId), twoFactorAuth: false });

export const loader = api(({ request }) => {
  const user = requireApiUser(request);
  return answerFor(user.id);
}, "Failed to fetch settings");

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "PATCH");
  countAct("settingsPerUser", user.id);
  saveSettings(user.id, await readBody(request, SettingsChange), request.headers.get("user-agent") ?? "");
  const answer = answerFor(user.id);
  return json(answer, 200, { "Set-Cookie": await themeCookie(themeOf(answer)) });
}, "Failed to update settings");
