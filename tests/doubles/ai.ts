import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { honestAnswer } from "./ai-answers";
import { marksQuestionOf, modestMarks, type MarksQuestion } from "./ai-marks";
import { brokenHere, floods, keepAlive, playedAtOnce, send, spoiled, wait, type Fault } from "./ai-faults";
import {
  complaint,
  formatOf,
  KEYS,
  PLACES,
  refusedParam,
  unknownModel,
  VENDORS,
  wrongKey,
  type Refused,
  type Vendor,
} from "./ai-vendors";
import { wireOf, type Wire, type WireName } from "./ai-wires";

export type { Fault } from "./ai-faults";
export { KEYS, VENDORS, type Vendor } from "./ai-vendors";

/** One question as the vendor received it, whatever its wire. */
export type Asked = { provider: Vendor; model: string; system: string; user: string; schemaName: string };
export type Recorded = {
  provider: Vendor | undefined;
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

const MODELS: Record<Vendor, string[]> = {
  openai: [
    "gpt-6-luna",
    "gpt-6-sol",
    "gpt-6-astra",
    "gpt-6.1-sol",
    "gpt-5-mini",
    "gpt-4o",
    "gpt-4o-mini",
    "gpt-4.1-mini",
  ],
  claude: [
    "claude-haiku-5-5",
    "claude-sonnet-5-5",
    "claude-opus-5-5",
    "claude-haiku-4-5",
    "claude-sonnet-4-6",
  ],
  gemini: ["gemini-3.5-flash-lite", "gemini-2.5-flash-lite", "gemini-2.5-flash", "gemini-4-carbon"],
  grok: ["grok-4.20-non-reasoning", "grok-4.7"],
  mistral: ["mistral-small-2603", "mistral-small-latest"],
  cohere: ["command-r7b-12-2024", "command-a-03-2025"],
  deepseek: ["deepseek-flash", "deepseek-v4-pro"],
  together: ["google/gemma-4-31B-it", "openai/gpt-oss-20b"],
  perplexity: ["perplexity/sonar"],
  huggingface: ["google/gemma-4-31B-it", "openai/gpt-oss-120b"],
  custom: ["llama3.2", "gemma3"],
};

/**
 * Every provider's interface on loopback, each below its own path, streaming or not, as strict as the real ones: a wrong key, an unknown
 * model and a parameter that the model refuses get the vendor's own error. `answer` is the model; `fault` and `faultOf` spoil all calls,
 * `next` spoils the next ones, one each ("none" leaves one alone).
 */
export async function openAiDouble() {
  const double = {
    url: "",
    requests: [] as Recorded[],
    answer: (asked: Asked): string | Promise<string> => honestAnswer(asked.user),
    /** What it answers where it is asked for marks. */
    marks: (question: MarksQuestion): string | Promise<string> => modestMarks(question),
    fault: undefined as Fault | undefined,
    faultOf: {} as Partial<Record<Vendor, Fault>>,
    next: [] as (Fault | "none")[],
    profile: { ttftMs: 0, tokensPerSecond: Infinity },
    models: structuredClone(MODELS),
    /** Parameters (or "json_schema", "json_object") that this vendor does not know today. */
    refuses: {} as Partial<Record<Vendor, string[]>>,
    /** What a Target takes as its base address. */
    baseUrl: (provider: Vendor) => `${double.url}${PLACES[provider]}`,
    /** The environment of a house that asks this provider. */
    environment: (provider: Vendor, model = MODELS[provider][0] ?? ""): Record<string, string> => ({
      LLM_PROVIDER: provider,
      LLM_API_KEY: KEYS[provider] || "local",
      LLM_MODEL: model,
      LLM_BASE_URL: double.baseUrl(provider),
      ALLOW_LOCAL_LLM: "1",
    }),
    /** Requests that asked for text, without lists and checks of keys. */
    calls: () =>
      double.requests.filter(({ method, path }) => method === "POST" && !path.includes("check-api-key")),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://double").pathname;
    const provider = VENDORS.find((vendor) => path.startsWith(`/${PLACES[vendor].split("/")[1]}/`));
    const body = await bodyOf(request);
    double.requests.push({
      provider,
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body,
    });
    if (!provider) return send(response, { status: 404, body: { error: "no such vendor" } });
    const fault = faultFor(provider);
    if (fault && (await playedAtOnce(provider, fault, response))) return;
    if (path.endsWith("/check-api-key"))
      return send(response, { status: 200, body: { valid: hasKey(provider, request) } });
    if (path.endsWith("/api/whoami-v2"))
      return send(
        response,
        hasKey(provider, request) ? { status: 200, body: { name: "oya", type: "user" } } : wrongKey(provider),
      );
    const isList = request.method === "GET" && /\/models(\/|$)/.test(path);
    const isPublic = isList && ["perplexity", "huggingface", "custom"].includes(provider);
    if (!isPublic && !hasKey(provider, request)) return send(response, wrongKey(provider));
    if (isList) return send(response, { status: 200, body: listOf(provider) });
    await write(provider, path, body, fault, response);
  }

  function faultFor(provider: Vendor): Fault | undefined {
    const next = double.next.shift();
    if (next !== undefined) return next === "none" ? undefined : next;
    return double.faultOf[provider] ?? double.fault;
  }

  function listOf(provider: Vendor): unknown {
    if (provider === "gemini")
      return {
        models: double.models.gemini.map((name) => ({
          name: `models/${name}`,
          supportedGenerationMethods: ["generateContent"],
        })),
      };
    if (provider === "cohere")
      return { models: double.models.cohere.map((name) => ({ name, endpoints: ["chat"] })) };
    const all = double.models[provider].map((id) => ({ id, object: "model" }));
    return provider === "together" ? all : { object: "list", data: all };
  }

  async function write(
    provider: Vendor,
    path: string,
    body: Record<string, unknown>,
    fault: Fault | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const wire = wireNameOf(path);
    if (!wire || (provider === "perplexity" && wire !== "responses"))
      return send(response, {
        status: 404,
        body: { error: { message: "Not Found", type: "invalid_request_error" } },
      });
    const model =
      wire === "content" ? decodeURIComponent(/models\/(.+):/.exec(path)?.[1] ?? "") : String(body.model);
    if (!double.models[provider].includes(model.replace(/:\w+$/, "")))
      return send(response, unknownModel(provider, model));
    const refused = refusedToday(provider, model, body) ?? complaint(provider, wire, model, body);
    if (refused) return send(response, refused);
    const asked = { provider, model, ...questionIn(wire, body) };
    const marks = marksQuestionOf(asked.user);
    const isStream = body.stream === true || path.includes(":streamGenerateContent");
    await play(
      wireOf(wire, model),
      await (marks ? double.marks(marks) : double.answer(asked)),
      { fault, isStream, input: Math.ceil((asked.system.length + asked.user.length) / 4) },
      response,
    );
  }

  function refusedToday(provider: Vendor, model: string, body: Record<string, unknown>): Refused | undefined {
    const param = double.refuses[provider]?.find(
      (name) => name in body || name === formatOf(body) || JSON.stringify(body).includes(`"${name}":`),
    );
    return param ? refusedParam(provider, param, model) : undefined;
  }

  async function play(
    wire: Wire,
    answer: string,
    { fault, isStream, input }: { fault?: Fault; isStream: boolean; input: number },
    response: ServerResponse,
  ): Promise<void> {
    const said = spoiled(answer, fault);
    const counts = { input, output: Math.ceil(said.text.length / 4) };
    if (!isStream) return send(response, { status: 200, body: wire.whole(said.text, said.reason, counts) });
    response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": "req_double" });
    response.flushHeaders();
    if (fault === "comments_only") return keepAlive(response);
    response.write(wire.start());
    await wait(fault === "slow_first_token" ? 400 : double.profile.ttftMs);
    if (fault === "reasoning" || fault === "think_only" || fault === "think_then_stall")
      response.write(wire.thinking("The candidate wants me to think of Ngozi Eze."));
    if (fault === "think_then_stall" || (await floods(fault, wire, response))) return;
    const pieces = fault === "think_only" ? [] : (said.text.match(/[\s\S]{1,24}/g) ?? []);
    for (const [place, piece] of pieces.entries()) {
      if (response.destroyed) return;
      if (place === Math.floor(pieces.length / 2) && (await brokenHere(fault, wire, response))) return;
      response.write(wire.text(piece));
      if (Number.isFinite(double.profile.tokensPerSecond))
        await wait((1000 * piece.length) / 4 / double.profile.tokensPerSecond);
    }
    response.write(wire.finish(said.reason, counts));
    if (fault !== "open_end") response.end();
  }

  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const address = server.address();
  double.url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return double;
}

export type AiDouble = Awaited<ReturnType<typeof openAiDouble>>;

function hasKey(provider: Vendor, { headers, url = "" }: IncomingMessage): boolean {
  if (provider === "custom") return true;
  if (provider === "gemini") return headers["x-goog-api-key"] === KEYS.gemini && !url.includes("key=");
  if (provider === "claude")
    return (
      headers["x-api-key"] === KEYS.claude &&
      headers["anthropic-version"] === "2023-06-01" &&
      !headers.authorization
    );
  return headers.authorization === `Bearer ${KEYS[provider]}`;
}

function wireNameOf(path: string): WireName | undefined {
  if (path.endsWith("/chat/completions")) return "chat";
  if (path.endsWith("/responses")) return "responses";
  if (path.endsWith("/messages")) return "messages";
  return /\/v1beta\/models\/.+:(streamG|g)enerateContent$/.test(path) ? "content" : undefined;
}

function questionIn(
  wire: WireName,
  body: Record<string, unknown>,
): Pick<Asked, "system" | "user" | "schemaName"> {
  const schemaName = /"name":"(\w+)"/.exec(JSON.stringify([body.response_format, body.text]))?.[1] ?? "";
  const texts = (value: unknown): string =>
    Array.isArray(value)
      ? value.map(texts).join("")
      : typeof value === "object" && value !== null
        ? texts(Object.entries(value).find(([name]) => ["content", "parts", "text"].includes(name))?.[1])
        : String(value ?? "");
  const all = Array.isArray(body.messages) ? body.messages : [];
  if (wire === "chat") return { system: texts(all.slice(0, -1)), user: texts(all.at(-1)), schemaName };
  if (wire === "responses") return { system: texts(body.instructions), user: texts(body.input), schemaName };
  if (wire === "messages") return { system: texts(body.system), user: texts(all), schemaName };
  return { system: texts(body.systemInstruction), user: texts(body.contents), schemaName };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
