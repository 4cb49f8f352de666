import { toProfile } from "~/career/resume/profile-values";
import { getProfile, listFacts, saveProfile } from "~/features/profile/profile.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeCareer } from "~/http/api/serializers";
import { Refusal } from "~/refusal";

const route = apiRoute({
  "GET /api/v1/profile": ({ user }) => serializeCareer(getProfile(user.id), listFacts(user.id)),
  "PUT /api/v1/profile": ({ user, body: { profile }, current }) => {
    const canonical = toProfile(profile);
    if (!canonical) throw new Refusal("BAD_INPUT", "Check what you entered.", 400);
    const saved = saveProfile(user.id, canonical, { version: current?.version ?? 0 });
    return serializeCareer(saved, listFacts(user.id));
  },
});
export const loader = route;
export const action = route;
