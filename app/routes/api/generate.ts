import { setTimeout as wait } from "node:timers/promises";
import { getGeneration } from "~/features/writing/progress.server";
import { acceptedResponse } from "~/http/api/api-handler.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeGeneration } from "~/http/api/serializers";
import { refusalOf, submitGeneration } from "~/http/forms/generation-form.server";
import { seconds } from "~/time";

const MAX_WAIT_MS = seconds(25);

/** Returns both documents if they are ready within 25 seconds, else 202 with what is there to read with the job's id. */
const route = apiRoute({
  "POST /api/generate": async ({ request, user }) => {
    const answer = await submitGeneration(request, user.id, {
      idempotencyKey: request.headers.get("idempotency-key"),
    });
    if (!answer.ok) throw refusalOf(answer);
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const state = getGeneration(user.id, answer.generationId);
      if (state.isFinished) return serializeGeneration(state);
      if (state.isReadable || Date.now() > deadline)
        return acceptedResponse(serializeGeneration(state), `/api/generate/${answer.generationId}`);
      await wait(50);
    }
  },
});
export const loader = route;
export const action = route;
