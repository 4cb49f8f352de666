import { allowMethods, apiHandler, jsonResponse, refuseMethod } from "~/http/api/api-handler.server";
import { closeSession, setCookieHeaders } from "~/http/auth/session.server";

export const loader = refuseMethod("POST");

/** Deletes the session of the cookie or Bearer token. Succeeds also without one. */
export const action = apiHandler(({ request }) => {
  allowMethods(request, "POST");
  return jsonResponse({ success: true }, 200, [
    ...setCookieHeaders(closeSession(request).cookies),
    ["Clear-Site-Data", '"cache", "storage"'],
  ]);
});
