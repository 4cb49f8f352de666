import type { Judgement, SentencesToJudge } from "~/career/judge";
import { env } from "~/env.server";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { resolveProviders } from "~/features/ai/providers/failover-order.server";
import { log } from "~/log.server";
import { findJudge } from "./find-judge.server";
import { judgeRequest, type DetailsMask } from "./judge-request.server";

/** For whom sentences are judged. `allowedProviders`: the slugs that the user agreed to. */
export type JudgeContext = {
  generationId: string | null;
  allowedProviders: string[];
  details: DetailsMask;
  /** An earlier end than the judge's own, in milliseconds since 1970. */
  deadline?: number;
  signal?: AbortSignal;
};

/**
 * no_judge: none was chosen, or its exam no longer counts. not_allowed: the user did not agree to it.
 * unavailable: it is paused after failures, or a daily cap is reached. failed: no answer in time, or none to
 * rely on.
 */
export type NoJudgement = "no_judge" | "not_allowed" | "unavailable" | "failed";

export type JudgeOutcome =
  | {
      ok: true;
      /** One for each sentence, in order. A sentence that was not judged is not supported. */
      judgements: Judgement[];
      provider: string;
      model: string;
      costMicroUsd: number | null;
    }
  | { ok: false; reason: NoJudgement };

/**
 * Asks the judge once whether its facts support each sentence, for all documents of a generation together. Takes
 * at most AI_JUDGE_TIME_MS, a second try included. Never throws for a failure of the provider. The mends are unchecked.
 */
export async function judgeSentences(
  input: SentencesToJudge,
  { generationId, allowedProviders, details, deadline = Infinity, signal }: JudgeContext,
): Promise<JudgeOutcome> {
  const judge = findJudge();
  if (!judge) return { ok: false, reason: "no_judge" };
  const { candidates, excluded } = resolveProviders([judge.availability], allowedProviders);
  const [candidate] = candidates;
  if (!candidate)
    return {
      ok: false,
      reason: excluded.some(({ reason }) => reason === "not_allowed") ? "not_allowed" : "unavailable",
    };
  const { slug: provider, endpoint } = candidate;
  const { model } = endpoint;
  if (input.sentences.length === 0) return { ok: true, judgements: [], provider, model, costMicroUsd: 0 };
  const outcome = await requestCompletion(
    judgeRequest(input, candidate, details, {
      generationId,
      purpose: "judge",
      deadline: Math.min(deadline, Date.now() + env.AI_JUDGE_TIME_MS),
      signal,
    }),
  );
  if (!outcome.ok) return { ok: false, reason: "failed" };
  const { judgements, controlsHeld } = outcome.value;
  if (!controlsHeld) {
    log.warn({ event: "ai.judge_failed_control", provider, model, callId: outcome.callId });
    return { ok: false, reason: "failed" };
  }
  return { ok: true, judgements, provider, model, costMicroUsd: outcome.costMicroUsd };
}
