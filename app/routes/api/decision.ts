import { answerDecision } from "~/features/writing/answer-decision.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeDecision, serializeDocument, serializeQuestion } from "~/http/api/serializers";

const route = apiRoute({
  "POST /api/decisions/{id}": async ({ user, params, body }) => {
    const answered = await answerDecision(user.id, params.id, body);
    const decision =
      "question" in answered ? serializeQuestion(answered.question) : serializeDecision(answered.decision);
    return { decision, document: serializeDocument(answered.document) };
  },
});
export const loader = route;
export const action = route;
