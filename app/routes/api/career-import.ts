import { getProfile, listFacts } from "~/features/profile/profile.server";
import { previewResume } from "~/features/writing/uploads.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeCareer } from "~/http/api/serializers";
import { readResumeForm, resumeIn, submitResume } from "~/http/forms/resume-form.server";
import { Refusal } from "~/refusal";

const route = apiRoute({
  "POST /api/career/import": async ({ request, user, query }) => {
    if (query.preview === "true")
      return previewResume(user.id, resumeIn(await readResumeForm(request), user.id));
    const answer = await submitResume(request, user.id);
    if ("refusal" in answer) throw answer.refusal;
    if (answer.otherSource !== undefined)
      throw new Refusal(
        "OTHER_PERSON",
        "This resume names somebody else than your profile, so it was not added. If it is yours, send it again with isMine=true.",
        409,
      );
    return serializeCareer(getProfile(user.id), listFacts(user.id));
  },
});
export const loader = route;
export const action = route;
