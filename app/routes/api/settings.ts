import { getUserSettings, saveUserSettings, toTheme } from "~/features/accounts/settings.server";
import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { createThemeCookie } from "~/http/theme.server";

// Two-factor sign-in is not supported, and the answer states this.
const serializeSettings = (userId: string) => ({ ...getUserSettings(userId), twoFactorAuth: false });

const route = apiRoute(
  {
    "GET /api/settings": ({ user }) => serializeSettings(user.id),
    "PATCH /api/settings": async ({ request, user, body }) => {
      saveUserSettings(user.id, body, request.headers.get("user-agent") ?? "");
      const answer = serializeSettings(user.id);
      return jsonResponse(answer, 200, { "Set-Cookie": await createThemeCookie(toTheme(answer)) });
    },
  },
  "Failed to update settings",
);
export const loader = route;
export const action = route;
