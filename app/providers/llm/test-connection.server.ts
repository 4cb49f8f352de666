import { seconds } from "~/time";
import { checkBaseUrl } from "./address-rules";
import { callModel } from "./call.server";
import { modelOf, providerOf, statusOf, type KeyTest } from "./catalogue";
import { fetchText } from "./fetch-text.server";
import { listModels } from "./list-models.server";
import { CallFailed, type Ask, type FailureCode, type Target, type TargetOptions } from "./wire";

export { listModels } from "./list-models.server";

/** How far a test came. `step` is where it failed, "answer" when all is well; `message` is for the admin and quotes nobody. */
export type Connection = {
  ok: boolean;
  step: "address" | "key" | "model" | "answer";
  code?: FailureCode;
  message: string;
  learned?: Partial<TargetOptions>;
};

const KEY_PATIENCE = seconds(5);
// Sixteen tokens: some take no smaller cap, and one that thinks may use them up without a word, which is an answer too.
const SMALLEST: Ask = {
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
const ANSWERED: FailureCode[] = ["length", "empty", "content_blocked"];

/** Tries address, key, model and one real call of a few tokens, in this order, and says where it ends. Never throws. Costs less than a hundredth of a cent. */
export async function testConnection(
  target: Target,
  keyTest: KeyTest = providerOf(target.provider)?.keyTest ?? "models",
  signal?: AbortSignal,
): Promise<Connection> {
  const address = checkBaseUrl(target.baseUrl, { allowLocal: target.allowLocal });
  if (!address.ok) return { ok: false, step: "address", code: "forbidden", message: address.reason };
  if (!target.key && providerOf(target.provider)?.keyRequired)
    return { ok: false, step: "key", code: "bad_key", message: "Enter the API key first." };
  if (!target.model)
    return { ok: false, step: "model", code: "unknown_model", message: "Choose a model first." };
  try {
    const listed = await tryKey(target, keyTest, signal);
    const successor = successorOf(target, listed);
    if (successor)
      return {
        ok: false,
        step: "model",
        code: "unknown_model",
        message: `The key is right, but the model ${target.model} was retired. Choose ${successor}.`,
      };
  } catch (thrown) {
    return failed(target, thrown, false);
  }
  return tryAnswer(target, keyTest, signal);
}

/** The models that the provider lists, where its key test is a list; throws when the key is wrong. */
async function tryKey(target: Target, keyTest: KeyTest, signal?: AbortSignal): Promise<string[] | undefined> {
  if (keyTest === "completion") return undefined;
  if (keyTest === "models")
    return listModels(target, { signal, fresh: true }).catch((thrown: unknown) =>
      unlessUnlisted(target, thrown),
    );
  const text = await fetchText(target, checkAddress(target, keyTest), {
    method: keyTest === "whoami" ? "GET" : "POST",
    patience: KEY_PATIENCE,
    signal,
  });
  if (keyTest === "cohere-check" && !/"valid"\s*:\s*true/.test(text)) throw new CallFailed("bad_key");
  return undefined;
}

// Some servers of one's own have no list; then the call must tell.
function unlessUnlisted(target: Target, thrown: unknown): undefined {
  const isUnlisted =
    thrown instanceof CallFailed &&
    (thrown.facts.httpStatus === 404 || thrown.facts.httpStatus === 405 || thrown.code === "bad_stream");
  if (target.provider === "custom" && isUnlisted) return undefined;
  throw thrown;
}

function checkAddress({ baseUrl }: Target, keyTest: "cohere-check" | "whoami"): URL {
  const base = baseUrl.replace(/\/+$/, "");
  if (keyTest === "cohere-check")
    return new URL(`${base.replace(/\/compatibility\/v1$/, "")}/v1/check-api-key`);
  return new URL(
    base === providerOf("huggingface")?.baseUrl
      ? "https://huggingface.co/api/whoami-v2"
      : `${base.replace(/\/v1$/, "")}/api/whoami-v2`,
  );
}

// What the provider lists today counts more than what the catalogue knew when it was written.
function successorOf({ provider, model }: Target, listed: string[] | undefined): string | undefined {
  const known = modelOf(provider, model);
  return known && statusOf(known, new Date()) === "retired" && !listed?.includes(model)
    ? (known.replacement ?? "another model")
    : undefined;
}

async function tryAnswer(target: Target, keyTest: KeyTest, signal?: AbortSignal): Promise<Connection> {
  const firstToken = Math.min(target.options.firstTokenMs, seconds(60));
  try {
    const { learned } = await callModel(
      { ...target, options: { ...target.options, reasoningTokens: 0 } },
      SMALLEST,
      {
        timers: { connect: seconds(10), firstToken, idle: seconds(15), total: firstToken + seconds(15) },
        signal,
      },
    );
    return connected(target, learned);
  } catch (thrown) {
    if (thrown instanceof CallFailed && ANSWERED.includes(thrown.code))
      return connected(target, thrown.facts.learned ?? {});
    return failed(target, thrown, keyTest !== "completion");
  }
}

// The cap for thinking was set aside for the test only.
function connected(target: Target, { reasoningTokens, ...learned }: Partial<TargetOptions>): Connection {
  return {
    ok: true,
    step: "answer",
    message: `Connected. ${target.model} answers.`,
    learned: { ...learned, ...(reasoningTokens && { reasoningTokens }) },
  };
}

const STEPS: Partial<Record<FailureCode, Connection["step"]>> = {
  bad_key: "key",
  forbidden: "key",
  quota_exhausted: "key",
  unknown_model: "model",
  network: "address",
  timeout_connect: "address",
};

function failed(target: Target, thrown: unknown, isKeyRight: boolean): Connection {
  const { code, detail } = thrown instanceof CallFailed ? thrown : new CallFailed("server_error");
  const isAddress = detail.startsWith("Address refused");
  return {
    ok: false,
    step: isAddress ? "address" : (STEPS[code] ?? "answer"),
    code,
    message: isAddress ? detail : sentenceFor(code, target, isKeyRight),
  };
}

function sentenceFor(code: FailureCode, { provider, model }: Target, isKeyRight: boolean): string {
  const name = providerOf(provider)?.label ?? provider;
  const but = isKeyRight ? "The key is right, but" : "It cannot be used:";
  const sentences: Partial<Record<FailureCode, string>> = {
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
    bad_stream: `${name} answers in a form that we cannot read. Look at the address: it usually ends in /v1.`,
  };
  return (
    sentences[code] ??
    `${but} ${name} answered with an error (${code.replaceAll("_", " ")}). Try again later.`
  );
}
