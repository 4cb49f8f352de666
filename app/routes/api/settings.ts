import { SettingsChange } from "~/features/accounts/settings.schema";
import { getUserSettings, saveUserSettings, toTheme } from "~/features/accounts/settings.server";
import { assertTwoFactorAuth, hasSecondFactor } from "~/features/two-step/factors.server";
import { allowMethods, apiHandler, jsonResponse, readBody } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { createThemeCookie } from "~/http/theme.server";

const serializeSettings = (userId: string) => ({
  ...getUserSettings(userId),
  twoFactorAuth: hasSecondFactor(userId),
});

export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  return serializeSettings(user.id);
}, "Failed to fetch settings");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "PATCH");
  enforceRateLimit("settingsPerUser", user.id);
  const { twoFactorAuth, ...change } = await readBody(request, SettingsChange);
  assertTwoFactorAuth(user.id, twoFactorAuth);
  saveUserSettings(user.id, change, request.headers.get("user-agent") ?? "");
  const answer = serializeSettings(user.id);
  return jsonResponse(answer, 200, { "Set-Cookie": await createThemeCookie(toTheme(answer)) });
}, "Failed to update settings");
