import { seconds } from "~/time";
import { checkBaseUrl } from "./address-rules";
import { callModel } from "./call-model.server";
import { findCatalogueModel, findCatalogueProvider, modelStatusAt, type KeyTest } from "./catalogue";
import { fetchText } from "./fetch-text.server";
import { listModels } from "./list-models.server";
import { ModelCallError, type ModelRequest, type ModelFailureCode, type ModelEndpoint } from "./model-call";
import { type ConnectionReport, connectedReport, failedReport } from "./connection-report";

export { listModels } from "./list-models.server";

const KEY_TEST_TIMEOUT_MS = seconds(5);
// Sixteen tokens: some models accept no smaller cap, and a thinking model may use them all without text,
// which counts as an answer.
const MINIMAL_REQUEST: ModelRequest = {
  system: "Answer with the json object asked for.",
  user: JSON.stringify({ say: "ok" }),
  schema: {
    name: "reply",
    json: {
      type: "object",
      additionalProperties: false,
      required: ["say"],
      properties: { say: { type: "string" } },
    },
  },
  maxTokens: 16,
  temperature: 0,
};
const REACHED_CODES: ModelFailureCode[] = ["length", "empty", "content_blocked"];

/**
 * Tests address, key, model and one real call of a few tokens, in this order, and reports the failed step.
 * Never throws. Costs less than a hundredth of a cent.
 */
export async function testConnection(
  endpoint: ModelEndpoint,
  keyTest: KeyTest = findCatalogueProvider(endpoint.provider)?.keyTest ?? "models",
  signal?: AbortSignal,
): Promise<ConnectionReport> {
  const address = checkBaseUrl(endpoint.baseUrl, { allowLocal: endpoint.allowLocal });
  if (!address.ok) return { ok: false, step: "address", code: "forbidden", message: address.reason };
  if (!endpoint.key && findCatalogueProvider(endpoint.provider)?.keyRequired)
    return { ok: false, step: "key", code: "bad_key", message: "Enter the API key first." };
  if (!endpoint.model)
    return { ok: false, step: "model", code: "unknown_model", message: "Choose a model first." };
  try {
    const listed = await testKey(endpoint, keyTest, signal);
    const successor = findSuccessor(endpoint, listed);
    if (successor)
      return {
        ok: false,
        step: "model",
        code: "unknown_model",
        message: `The key is right, but the model ${endpoint.model} was retired. Choose ${successor}.`,
      };
  } catch (thrown) {
    return failedReport(endpoint, thrown, false);
  }
  return testCompletion(endpoint, keyTest, signal);
}

/** The provider's models, where its key test is a list. Throws when the key is wrong. */
async function testKey(
  endpoint: ModelEndpoint,
  keyTest: KeyTest,
  signal?: AbortSignal,
): Promise<string[] | undefined> {
  if (keyTest === "completion") return undefined;
  if (keyTest === "models")
    return listModels(endpoint, { signal, fresh: true }).catch((thrown: unknown) =>
      ignoreMissingList(endpoint, thrown),
    );
  const text = await fetchText(endpoint, keyTestUrl(endpoint, keyTest), {
    method: keyTest === "whoami" ? "GET" : "POST",
    timeoutMs: KEY_TEST_TIMEOUT_MS,
    signal,
  });
  if (keyTest === "cohere-check" && !/"valid"\s*:\s*true/.test(text)) throw new ModelCallError("bad_key");
  return undefined;
}

// Some self-hosted servers have no list; then the call must decide.
function ignoreMissingList(endpoint: ModelEndpoint, thrown: unknown): undefined {
  const isUnlisted =
    thrown instanceof ModelCallError &&
    (thrown.details.httpStatus === 404 || thrown.details.httpStatus === 405 || thrown.code === "bad_stream");
  if (endpoint.provider === "custom" && isUnlisted) return undefined;
  throw thrown;
}

function keyTestUrl({ baseUrl }: ModelEndpoint, keyTest: "cohere-check" | "whoami"): URL {
  const base = baseUrl.replace(/\/+$/, "");
  if (keyTest === "cohere-check")
    return new URL(`${base.replace(/\/compatibility\/v1$/, "")}/v1/check-api-key`);
  return new URL(
    base === findCatalogueProvider("huggingface")?.baseUrl
      ? "https://huggingface.co/api/whoami-v2"
      : `${base.replace(/\/v1$/, "")}/api/whoami-v2`,
  );
}

// The provider's current list takes priority over the catalogue.
function findSuccessor({ provider, model }: ModelEndpoint, listed: string[] | undefined): string | undefined {
  const known = findCatalogueModel(provider, model);
  return known && modelStatusAt(known, new Date()) === "retired" && !listed?.includes(model)
    ? (known.replacement ?? "another model")
    : undefined;
}

async function testCompletion(
  endpoint: ModelEndpoint,
  keyTest: KeyTest,
  signal?: AbortSignal,
): Promise<ConnectionReport> {
  const firstToken = Math.min(endpoint.options.firstTokenMs, seconds(60));
  try {
    const { capabilityOverrides } = await callModel(
      { ...endpoint, options: { ...endpoint.options, reasoningTokens: 0 } },
      MINIMAL_REQUEST,
      {
        timeouts: { connect: seconds(10), firstToken, idle: seconds(15), total: firstToken + seconds(15) },
        signal,
      },
    );
    return connectedReport(endpoint, capabilityOverrides);
  } catch (thrown) {
    if (thrown instanceof ModelCallError && REACHED_CODES.includes(thrown.code))
      return connectedReport(endpoint, thrown.details.capabilityOverrides ?? {});
    return failedReport(endpoint, thrown, keyTest !== "completion");
  }
}
