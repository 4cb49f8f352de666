import { setTimeout as wait } from "node:timers/promises";
import { getGeneration } from "~/features/writing/progress.server";
import { allow, api, json } from "~/http/api.server";
import { submitGeneration } from "~/http/generation-form.server";
import { requireApiUser } from "~/http/guards.server";
import { generationJson } from "~/http/json-shapes";
import { Refusal } from "~/refusal";
import { seconds } from "~/time";

const PATIENCE = seconds(25);

export const loader = api(({ request }) => allow(request, "POST"));

/** Answers with both documents when they are ready within 25 seconds, else 202 with the job to ask for. */
export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  const answer = await submitGeneration(
    request,
    user.id,
    request.headers.get("idempotency-key") ?? undefined,
  );
  if (!answer.ok) throw answer.refusal ?? badFields(answer.reply.error ?? {});
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const state = getGeneration(user.id, answer.generationId);
    if (state.isFinished) return generationJson(state);
    if (Date.now() > deadline)
      return json(generationJson(state), 202, {
        Location: `/api/generate/${answer.generationId}`,
        "Retry-After": "2",
      });
    await wait(50);
  }
});

function badFields(fieldErrors: Record<string, string[] | null>): Refusal {
  const first = Object.values(fieldErrors).find((messages) => messages?.length)?.[0];
  return new Refusal("BAD_INPUT", first ?? "Check what you entered.", 400, { fieldErrors });
}
