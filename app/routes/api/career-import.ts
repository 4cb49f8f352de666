import { getProfile, listFacts } from "~/features/profile/profile.server";
import { previewResume } from "~/features/writing/uploads.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeCareer } from "~/http/api/serializers";
import { readResumePart, submitResume } from "~/http/forms/resume-form.server";
import { Refusal } from "~/refusal";

export const loader = refuseMethod("POST");

/** Reads a resume into the profile; with `?preview=true` it answers what it read and stores nothing. */
export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  if (new URL(request.url).searchParams.get("preview") === "true")
    return previewResume(user.id, (await readResumePart(request, user.id)).given);
  const answer = await submitResume(request, user.id);
  if ("refusal" in answer) throw answer.refusal;
  if (answer.otherSource !== undefined)
    throw new Refusal(
      "OTHER_PERSON",
      "This resume names somebody else than your profile, so it was not added. If it is yours, send it again with isMine=true.",
      409,
    );
  return serializeCareer(getProfile(user.id), listFacts(user.id));
});
