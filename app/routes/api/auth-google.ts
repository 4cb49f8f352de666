import { allow, api, json } from "~/http/api.server";
import { beginGoogle } from "~/http/google-sign-in.server";
import { safePath } from "~/http/safe-redirect";

export const loader = api(async ({ request }) => {
  const { headers } = await beginGoogle(
    request,
    safePath(new URL(request.url).searchParams.get("next"), "/dashboard"),
  );
  return json({ authUrl: headers.get("location") }, 200, { "Set-Cookie": headers.get("set-cookie") ?? "" });
}, "Failed to initialize Google login");

export const action = api(({ request }) => allow(request, "GET"));
