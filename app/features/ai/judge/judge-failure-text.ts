import type { CompletionFailureCode } from "~/features/ai/completions/completion-request";

const TEXTS: Partial<Record<CompletionFailureCode, string>> = {
  bad_key: "did not accept the key.",
  forbidden: "does not allow this key to use the model.",
  quota_exhausted: "has no credit left at the provider.",
  unknown_model: "is not known to the provider.",
  length: "wrote more than an answer may be long.",
  empty: "gave an empty answer.",
  invalid_completion: "did not answer in the form that was asked for.",
  content_blocked: "refused to read the sentences.",
  rate_limited: "takes no more requests at the moment.",
  overloaded: "is overloaded at the moment.",
  timeout_total: "was too slow for a judge.",
  timeout_first_token: "was too slow for a judge.",
  stalled: "stopped in the middle of an answer.",
  breaker_open: "is paused because it failed.",
};

/** Why a model could not finish the exam, as one or two sentences for an admin. */
export function judgeFailureText(name: string, code: CompletionFailureCode): string {
  const why = TEXTS[code] ?? `failed (${code.replaceAll("_", " ")}).`;
  return `${name} ${why} The exam was ended and nothing was stored.`;
}
