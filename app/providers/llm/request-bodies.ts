import type { ModelRequest, ModelEndpoint, EndpointOptions } from "./model-call";

type Body = Record<string, unknown>;
type EndpointModel = Pick<ModelEndpoint, "model" | "options">;

/** The body of POST /chat/completions, for OpenAI and compatible servers. */
export function chatBody({ model, options }: EndpointModel, request: ModelRequest): Body {
  return withExtraBody(options, {
    model,
    messages: [
      { role: options.systemRole, content: systemText(options.json, request) },
      { role: "user", content: request.user },
    ],
    stream: true,
    ...(options.sendsUsage === "stream_options" && { stream_options: { include_usage: true } }),
    [options.tokenParam]: request.maxTokens + options.reasoningTokens,
    ...temperatureOf(options, request),
    ...(options.json === "json_schema" && {
      response_format: {
        type: "json_schema",
        json_schema: { name: request.schema.name, strict: true, schema: request.schema.json },
      },
    }),
    ...(options.json === "json_object" && { response_format: { type: "json_object" } }),
  });
}

/**
 * The body of POST /responses. `store: false`, because the default stores it for 30 days. Never a tool: a
 * search would add facts about other people.
 */
export function responsesBody({ model, options }: EndpointModel, request: ModelRequest): Body {
  return withExtraBody(options, {
    model,
    instructions: systemText(options.json, request),
    input: [{ role: "user", content: request.user }],
    stream: true,
    store: false,
    max_output_tokens: request.maxTokens + options.reasoningTokens,
    ...temperatureOf(options, request),
    ...(options.json === "json_schema" && {
      text: {
        format: { type: "json_schema", name: request.schema.name, strict: true, schema: request.schema.json },
      },
    }),
    ...(options.json === "json_object" && { text: { format: { type: "json_object" } } }),
  });
}

/** The body of POST /v1/messages of Anthropic. No prefilled answer: newer models refuse it. */
export function messagesBody({ model, options }: EndpointModel, request: ModelRequest): Body {
  return withExtraBody(options, {
    model,
    system: systemText(options.json, request),
    messages: [{ role: "user", content: request.user }],
    stream: true,
    max_tokens: request.maxTokens + options.reasoningTokens,
    ...temperatureOf(options, request),
    ...(options.json === "json_schema" && {
      output_config: { format: { type: "json_schema", schema: request.schema.json } },
    }),
  });
}

/**
 * The body of Gemini's generateContent. Extra parameters belong to generationConfig, where thinking is set
 * too.
 */
export function contentBody({ options }: EndpointModel, request: ModelRequest): Body {
  return {
    systemInstruction: { role: "system", parts: [{ text: systemText(options.json, request) }] },
    contents: [{ role: "user", parts: [{ text: request.user }] }],
    generationConfig: withExtraBody(options, {
      maxOutputTokens: request.maxTokens + options.reasoningTokens,
      ...temperatureOf(options, request),
      ...(options.json !== "none" && { responseMimeType: "application/json" }),
      ...(options.json === "json_schema" && { responseSchema: geminiSchema(request.schema.json) }),
    }),
  };
}

// DeepSeek and OpenAI refuse json_object unless the prompt itself contains "json".
function systemText(json: EndpointOptions["json"], request: ModelRequest): string {
  if (json === "json_schema") return request.system;
  return `${request.system}\n\nAnswer with one json object and nothing else. It must follow this json schema:\n${JSON.stringify(request.schema.json)}`;
}

// Mistral and Anthropic accept 0 to 1 only.
function temperatureOf(options: EndpointOptions, request: ModelRequest): Body {
  return options.temperature === "allowed"
    ? { temperature: Math.min(1, Math.max(0, request.temperature)) }
    : {};
}

function withExtraBody(options: EndpointOptions, body: Body): Body {
  return Object.fromEntries(
    Object.entries({ ...body, ...options.extraBody }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
}

// A subset of OpenAPI: without additionalProperties and $schema, and with types in capitals.
function geminiSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(geminiSchema);
  if (typeof schema !== "object" || schema === null) return schema;
  const known = Object.entries(schema).filter(
    ([name]) => !["additionalProperties", "$schema", "$id", "title", "default"].includes(name),
  );
  return Object.fromEntries(known.map(([name, value]) => [name, geminiMember(name, value)]));
}

function geminiMember(name: string, value: unknown): unknown {
  if (name === "type" && typeof value === "string") return value.toUpperCase();
  if (name === "properties" && typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([property, schema]) => [property, geminiSchema(schema)]),
    );
  if (name === "required" || name === "enum") return value;
  return geminiSchema(value);
}
