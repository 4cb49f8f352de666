import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { beginUpload, uploadAbilities } from "~/http/tus.server";

export const loader = api(({ request }) => {
  requireApiUser(request);
  allow(request, "OPTIONS", "POST");
  return uploadAbilities();
});

/** Begins a resumable upload of a resume; its pieces go to the address in the answer. */
export const action = api(({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  return beginUpload(request, user.id);
});
