import { createHash } from "node:crypto";
import { TRANSFER_CONSENT } from "~/features/accounts/consent-texts";
import type { CreditKind } from "~/features/billing/credit-lots";
import { PROVIDERS } from "~/providers/llm/catalogue";
import { costMicroUsd } from "~/providers/llm/cost";
import type { ModelPrice } from "~/providers/llm/catalogue/entry";
import { seconds } from "~/time";
import type { Random } from "./random";
import type { SimulatedUser } from "./simulated-user";

export type Model = {
  slug: string;
  label: string;
  country: string;
  model: string;
  prices: ModelPrice[] | undefined;
};

const MODELS = PROVIDERS.flatMap(({ slug, label, country, defaultModel, models }) => {
  const found = models.find(({ id }) => id === defaultModel);
  return ["openai", "gemini", "claude"].includes(slug) && found
    ? [{ slug, label, country, model: found.id, prices: found.prices }]
    : [];
});
/** The share of users who allow a provider abroad. */
const AGREE = 0.62;

/** The model for this user: a provider that they agree to, or the built-in writer (null). */
export function modelFor(random: Random): Model | null {
  if (!random.chance(AGREE)) return null;
  return random.weighted(MODELS.map((model) => [model, model.slug === "openai" ? 7 : 2] as const));
}

/** Records the consent to that provider, once. */
export function giveConsent(simulated: SimulatedUser, { slug, label, country }: Model, at: number): void {
  const { random, rows, user, browser } = simulated;
  const { version, text } = TRANSFER_CONSENT;
  if (simulated.hasAgreed) return;
  simulated.hasAgreed = true;
  const textHash = createHash("sha256")
    .update(text([{ slug, label, country }]))
    .digest("base64url");
  rows.consents.push({
    id: random.id(),
    userId: user.id,
    purpose: "ai_transfer",
    scope: `${slug}:${country}`,
    version,
    textHash,
    givenAt: new Date(at),
    withdrawnAt: null,
    userAgent: browser,
  });
}

/**
 * Simulates the calls for one document: sometimes one fails first, sometimes a line is written once more.
 * Returns their total cost.
 */
export function callModels(
  { random, rows }: SimulatedUser,
  { generationId, kind, model, at }: { generationId: string; kind: CreditKind; model: Model; at: number },
): number {
  let cost = 0;
  const call = (purpose: "write" | "judge", attempt: number, from: number, errorCode: string | null) => {
    const ms = errorCode ? random.integer(900, 9000) : random.integer(1400, 9500);
    const usage = {
      input: random.integer(2600, 5200),
      output: purpose === "write" ? random.integer(380, 900) : random.integer(60, 160),
    };
    const ends = errorCode
      ? {
          status: "failed" as const,
          errorCode,
          httpStatus: errorCode === "rate_limited" ? 429 : 503,
          finishReason: null,
          inputTokens: null,
          outputTokens: null,
          costMicroUsd: null,
          firstTokenMs: null,
        }
      : {
          status: "ok" as const,
          errorCode: null,
          httpStatus: 200,
          finishReason: "stop",
          inputTokens: usage.input,
          outputTokens: usage.output,
          costMicroUsd: costMicroUsd(model.prices, usage, new Date(from)) ?? null,
          firstTokenMs: random.integer(350, 1300),
        };
    rows.aiCalls.push({
      id: random.id(),
      createdAt: new Date(from),
      generationId,
      purpose,
      documentType: kind,
      provider: model.slug,
      model: model.model,
      servedModel: errorCode ? null : model.model,
      promptVersion: null,
      attempt,
      requestId: null,
      cachedTokens: null,
      reasoningTokens: null,
      ms,
      nextProvider: null,
      ...ends,
    });
    cost += ends.costMicroUsd ?? 0;
    return from + ms;
  };
  const isUnlucky = random.chance(0.03);
  const free = isUnlucky
    ? call("write", 1, at, random.pick(["overloaded", "rate_limited"])) + seconds(1)
    : at;
  const written = call("write", isUnlucky ? 2 : 1, free, null);
  if (random.chance(0.15)) call("judge", 1, written, null);
  return cost;
}
