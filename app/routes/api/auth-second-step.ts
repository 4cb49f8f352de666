import { jsonResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { createApiSession } from "~/http/auth/finish-sign-in.server";
import { completeSecondStep } from "~/http/auth/second-step.server";

const route = apiRoute(
  {
    "POST /api/auth/second-step": async (call) => {
      const { pendingToken, code } = call.body;
      const user = await completeSecondStep(call, pendingToken, { code });
      const { body, headers } = await createApiSession(call.request, user);
      return jsonResponse(body, 200, headers);
    },
  },
  "Second step failed",
);
export const loader = route;
export const action = route;
