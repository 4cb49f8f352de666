import { createCookie } from "@remix-run/node";
import type { Theme } from "~/features/accounts/settings-options";
import { env } from "~/env.server";
import { days } from "~/time";

const cookie = createCookie("theme", {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: days(365) / 1000,
});

/** A Set-Cookie value that keeps the theme for this browser, so that it also holds when nobody is signed in. */
export function createThemeCookie(theme: Theme): Promise<string> {
  return theme === "system" ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(theme);
}

/** The theme that this browser keeps; undefined: as the device says. */
export async function readTheme(request: Request): Promise<Theme | undefined> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return value === "dark" || value === "light" ? value : undefined;
}
