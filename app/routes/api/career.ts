import { toProfile } from "~/career/resume/profile-values";
import { getProfile, listFacts, saveProfile } from "~/features/profile/profile.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeCareer } from "~/http/api/serializers";
import { Refusal } from "~/refusal";

const route = apiRoute({
  "GET /api/career": ({ user }) => serializeCareer(getProfile(user.id), listFacts(user.id)),
  "PUT /api/career": ({ user, body: { profile, version } }) => {
    const canonical = toProfile(profile);
    if (!canonical) throw new Refusal("BAD_INPUT", "Check what you entered.", 400);
    return serializeCareer(saveProfile(user.id, canonical, { version }), listFacts(user.id));
  },
});
export const loader = route;
export const action = route;
