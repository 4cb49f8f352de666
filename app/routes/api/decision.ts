import { decide } from "~/features/writing/decisions.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeDecision, serializeDocument } from "~/http/api/serializers";

const route = apiRoute({
  "POST /api/decisions/{id}": async ({ user, params, body }) => {
    const { decision, document } = await decide(user.id, params.id, body.answer);
    return { decision: serializeDecision(decision), document: serializeDocument(document) };
  },
});
export const loader = route;
export const action = route;
