import { serializePage } from "~/features/api/page";
import { pageOfGenerations } from "~/features/writing/generation-row.server";
import { getGeneration } from "~/features/writing/progress.server";
import { acceptedResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeGenerationDetail, serializeListedGeneration } from "~/http/api/serializers";
import { refusalOf, submitGenerationCall } from "~/http/forms/generation-form.server";

const route = apiRoute({
  "GET /api/v1/generations": ({ user, query }) =>
    serializePage(pageOfGenerations(user.id, query), serializeListedGeneration),
  "POST /api/v1/generations": async ({ request, user, sent, callId }) => {
    const userAgent = request.headers.get("user-agent") ?? "";
    const answer = await submitGenerationCall(user.id, sent, { callId, userAgent });
    if (!answer.ok) throw refusalOf(answer);
    const { generationId } = answer;
    return acceptedResponse(
      serializeGenerationDetail(getGeneration(user.id, generationId)),
      `/api/v1/generations/${generationId}`,
    );
  },
});
export const loader = route;
export const action = route;
