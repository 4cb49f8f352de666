import { createCookie, redirect } from "@remix-run/node";
import { env } from "~/env.server";
import { cookieName } from "~/http/cookie-name.server";
import { Refusal } from "~/refusal";

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

/** Back to the page of a button that could do nothing, with the reason. Throws what is no refusal. */
export async function returnWithRefusal(path: string, error: unknown): Promise<Response> {
  if (!(error instanceof Refusal)) throw error;
  return redirect(path, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("stop", error.message) },
  });
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
