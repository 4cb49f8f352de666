import { createCookie } from "@remix-run/node";
import { env } from "~/env.server";
import { days } from "~/time";
import { cookieName } from "~/http/cookie-name.server";

const cookie = createCookie(cookieName("oya_lite"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: days(365) / 1000,
});

/**
 * Whether this browser gets pages without scripts and pictures: by the user's choice, else by its Save-Data
 * header.
 */
export async function isDataSaverOn(request: Request): Promise<boolean> {
  const chosen: unknown = await cookie.parse(request.headers.get("cookie"));
  if (chosen === "on" || chosen === "off") return chosen === "on";
  return request.headers.get("save-data")?.toLowerCase() === "on";
}

export function createDataSaverCookie(isOn: boolean): Promise<string> {
  return cookie.serialize(isOn ? "on" : "off");
}
