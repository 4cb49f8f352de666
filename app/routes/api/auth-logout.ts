import { allow, api, json } from "~/http/api.server";
import { closeSession, setCookies } from "~/http/session.server";

export const loader = api(({ request }) => allow(request, "POST"));

/** Ends the session of the cookie or Bearer token; without one there is nothing to end, and that is fine too. */
export const action = api(({ request }) => {
  allow(request, "POST");
  return json({ success: true }, 200, [
    ...setCookies(closeSession(request).cookies),
    ["Clear-Site-Data", '"cache", "storage"'],
  ]);
});
