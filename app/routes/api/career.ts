import { z } from "zod";
import { Profile } from "~/career/profile.schema";
import { toProfile } from "~/career/resume/profile-values";
import { getProfile, listFacts, saveProfile } from "~/features/profile/profile.server";
import { allowMethods, apiHandler, readBody } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeCareer } from "~/http/api/serializers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

const Edit = z.object({ profile: Profile, version: z.number().int().min(0) });

export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  return serializeCareer(getProfile(user.id), listFacts(user.id));
});

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "PUT");
  enforceRateLimit("savePerUser", user.id);
  const { profile, version } = await readBody(request, Edit);
  const canonical = toProfile(profile);
  if (!canonical) throw new Refusal("BAD_INPUT", "Check what you entered.", 400);
  return serializeCareer(saveProfile(user.id, canonical, { version }), listFacts(user.id));
});
