import { getProfile, listVersions } from "~/features/profile/profile.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  const { version: current } = getProfile(user.id);
  const versions = listVersions(user.id).map(({ version, reason, createdAt }) => ({
    version,
    reason,
    createdAt: createdAt.toISOString(),
  }));
  return { current, versions };
});

export const action = refuseMethod("GET", "HEAD");
