import { SettingsChange } from "~/features/accounts/settings.schema";
import { getUserSettings, saveUserSettings, toTheme } from "~/features/accounts/settings.server";
import { allowMethods, apiHandler, jsonResponse, readBody } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { createThemeCookie } from "~/http/theme.server";

// Two-factor sign-in is not supported, and the answer states this.
const serializeSettings = (userId: string) => ({ ...getUserSettings(userId), twoFactorAuth: false });

export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  return serializeSettings(user.id);
}, "Failed to fetch settings");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "PATCH");
  enforceRateLimit("settingsPerUser", user.id);
  saveUserSettings(user.id, await readBody(request, SettingsChange), request.headers.get("user-agent") ?? "");
  const answer = serializeSettings(user.id);
  return jsonResponse(answer, 200, { "Set-Cookie": await createThemeCookie(toTheme(answer)) });
}, "Failed to update settings");
