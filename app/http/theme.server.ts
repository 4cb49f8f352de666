import { createCookie } from "@remix-run/node";
import type { Theme } from "~/features/accounts/settings-options";
import { env } from "~/env.server";
import { days } from "~/time";
import { cookieName } from "~/http/cookie-name.server";

const cookie = createCookie(cookieName("theme"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: days(365) / 1000,
});

/** The Set-Cookie value that stores the theme in this browser, also for signed-out pages. */
export function createThemeCookie(theme: Theme): Promise<string> {
  return theme === "system" ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(theme);
}

/** The theme stored in this browser; undefined follows the device. */
export async function readTheme(request: Request): Promise<Theme | undefined> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return value === "dark" || value === "light" ? value : undefined;
}
