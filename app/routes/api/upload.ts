import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { serveUpload } from "~/http/tus.server";

export const loader = api(({ request, params }) => {
  const user = requireApiUser(request);
  allow(request, "HEAD", "PATCH", "DELETE");
  return serveUpload(request, user.id, params.id ?? "");
});

/** A piece of a resumable upload, or its end. */
export const action = api(({ request, params }) => {
  const user = requireApiUser(request);
  allow(request, "HEAD", "PATCH", "DELETE");
  return serveUpload(request, user.id, params.id ?? "");
});
