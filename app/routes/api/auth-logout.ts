import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { closeSession, setCookieHeaders } from "~/http/auth/session.server";

/** Deletes the session of the cookie or Bearer token. Succeeds also without one. */
const route = apiRoute({
  "POST /api/auth/logout": ({ request }) =>
    jsonResponse({ success: true }, 200, [
      ...setCookieHeaders(closeSession(request).cookies),
      ["Clear-Site-Data", '"cache", "storage"'],
    ]),
});
export const loader = route;
export const action = route;
