import { getProfile, listVersions } from "~/features/profile/profile.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/career/versions": ({ user }) => {
    const { version: current } = getProfile(user.id);
    const versions = listVersions(user.id).map(({ version, reason, createdAt }) => ({
      version,
      reason,
      createdAt: createdAt.toISOString(),
    }));
    return { current, versions };
  },
});
export const loader = route;
export const action = route;
