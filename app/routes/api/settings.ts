import { getUserSettings, saveUserSettings, toTheme } from "~/features/accounts/settings.server";
import { assertTwoFactorAuth, hasSecondFactor } from "~/features/two-step/factors.server";
import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { createThemeCookie } from "~/http/theme.server";

const serializeSettings = (userId: string) => ({
  ...getUserSettings(userId),
  twoFactorAuth: hasSecondFactor(userId),
});

const route = apiRoute(
  {
    "GET /api/settings": ({ user }) => serializeSettings(user.id),
    "PATCH /api/settings": async ({ request, user, body: { twoFactorAuth, ...change } }) => {
      assertTwoFactorAuth(user.id, twoFactorAuth);
      saveUserSettings(user.id, change, request.headers.get("user-agent") ?? "");
      const answer = serializeSettings(user.id);
      return jsonResponse(answer, 200, { "Set-Cookie": await createThemeCookie(toTheme(answer)) });
    },
  },
  "Failed to update settings",
);
export const loader = route;
export const action = route;
