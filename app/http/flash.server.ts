import { createCookie } from "@remix-run/node";
import { env } from "~/env.server";
import { cookieName } from "~/http/cookie-name.server";

export type Flash = { kind: "success" | "stop"; text: string };

const cookie = createCookie(cookieName("oya_flash"), {
  httpOnly: true,
  sameSite: "lax",
  secure: env.isLive,
  path: "/",
  maxAge: 60,
  secrets: [env.SESSION_SECRET],
});

/** The Set-Cookie value that shows one message on the next page. */
export function createFlashCookie(kind: Flash["kind"], text: string): Promise<string> {
  return cookie.serialize({ kind, text });
}

/** The message for this page, and the Set-Cookie value that clears it. */
export async function readFlash(request: Request): Promise<{ flash?: Flash; clearCookie?: string }> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (!isFlash(value)) return {};
  return { flash: value, clearCookie: await cookie.serialize("", { maxAge: 0 }) };
}

function isFlash(value: unknown): value is Flash {
  return (
    typeof value === "object" &&
    value !== null &&
    "text" in value &&
    typeof value.text === "string" &&
    "kind" in value &&
    (value.kind === "success" || value.kind === "stop")
  );
}
