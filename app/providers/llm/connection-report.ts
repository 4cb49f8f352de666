import { findCatalogueProvider } from "./catalogue";
import {
  ModelCallError,
  type ModelFailureCode,
  type ModelEndpoint,
  type EndpointOptions,
} from "./model-call";

/**
 * The result of a test. `step` is the failed step, or "answer" on success; `message` is for the admin and
 * quotes no text.
 */
export type ConnectionReport = {
  ok: boolean;
  step: "address" | "key" | "model" | "answer";
  code?: ModelFailureCode;
  message: string;
  capabilityOverrides?: Partial<EndpointOptions>;
};

// `reasoningTokens` 0 belongs to the test and is not a learned option.
export function connectedReport(
  endpoint: ModelEndpoint,
  { reasoningTokens, ...capabilityOverrides }: Partial<EndpointOptions>,
): ConnectionReport {
  return {
    ok: true,
    step: "answer",
    message: `Connected. ${endpoint.model} answers.`,
    capabilityOverrides: { ...capabilityOverrides, ...(reasoningTokens && { reasoningTokens }) },
  };
}

const FAILED_STEPS: Partial<Record<ModelFailureCode, ConnectionReport["step"]>> = {
  bad_key: "key",
  forbidden: "key",
  quota_exhausted: "key",
  unknown_model: "model",
  network: "address",
  timeout_connect: "address",
};

export function failedReport(
  endpoint: ModelEndpoint,
  thrown: unknown,
  isKeyRight: boolean,
): ConnectionReport {
  const { code, detail } = thrown instanceof ModelCallError ? thrown : new ModelCallError("server_error");
  const isAddress = detail.startsWith("Address refused");
  return {
    ok: false,
    step: isAddress ? "address" : (FAILED_STEPS[code] ?? "answer"),
    code,
    message: isAddress ? detail : failureText(code, endpoint, isKeyRight),
  };
}

function failureText(
  code: ModelFailureCode,
  { provider, model }: ModelEndpoint,
  isKeyRight: boolean,
): string {
  const name = findCatalogueProvider(provider)?.label ?? provider;
  const but = isKeyRight ? "The key is right, but" : "It cannot be used:";
  const sentences: Partial<Record<ModelFailureCode, string>> = {
    bad_key: `${name} does not know this key. Copy it again from your account there.`,
    quota_exhausted: `${but} the account at ${name} has no credit left. Add credit there.`,
    forbidden: `${name} refuses this key or this country. Look at the permissions of the key and the supported regions.`,
    unknown_model: `${but} ${name} has no model ${model}. Choose another one.`,
    rate_limited: `${but} ${name} asks us to wait. Try again in a minute.`,
    overloaded: `${but} ${name} is overloaded at the moment. Try again later.`,
    network: `${name} could not be reached. Look at the address and the connection.`,
    timeout_connect: `${name} could not be reached in time. Look at the address and the connection.`,
    timeout_first_token: `${name} was reached, but did not answer in time. A local model may still be loading.`,
    cancelled: "The test was stopped.",
    unsupported_param: `${but} ${model} refuses the way we ask. Choose another model.`,
    context_too_long: `${but} ${model} is too small for this use. Choose another model or give it a larger context.`,
    bad_request: `${but} ${name} does not understand the question. Look at the address: it usually ends in /v1.`,
    oversized: `${but} ${name} answers without end. Choose another model.`,
    bad_stream: `${name} answers in a form that we cannot read. Look at the address: it usually ends in /v1.`,
  };
  return (
    sentences[code] ??
    `${but} ${name} answered with an error (${code.replaceAll("_", " ")}). Try again later.`
  );
}
