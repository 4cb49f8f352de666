import type { Ask, Target, TargetOptions } from "./wire";

type Body = Record<string, unknown>;
type Question = Pick<Target, "model" | "options">;

/** POST /chat/completions, as OpenAI and everybody who copies it understand it. */
export function chatBody({ model, options }: Question, ask: Ask): Body {
  return withExtras(options, {
    model,
    messages: [
      { role: options.systemRole, content: systemText(options.json, ask) },
      { role: "user", content: ask.user },
    ],
    stream: true,
    ...(options.sendsUsage === "stream_options" && { stream_options: { include_usage: true } }),
    [options.tokenParam]: ask.maxTokens + options.reasoningTokens,
    ...warmth(options, ask),
    ...(options.json === "json_schema" && {
      response_format: {
        type: "json_schema",
        json_schema: { name: ask.schema.name, strict: true, schema: ask.schema.json },
      },
    }),
    ...(options.json === "json_object" && { response_format: { type: "json_object" } }),
  });
}

/** POST /responses. `store: false`, for these are kept for 30 days where nobody says so. Never a tool: a search would bring in facts of other people. */
export function responsesBody({ model, options }: Question, ask: Ask): Body {
  return withExtras(options, {
    model,
    instructions: systemText(options.json, ask),
    input: [{ role: "user", content: ask.user }],
    stream: true,
    store: false,
    max_output_tokens: ask.maxTokens + options.reasoningTokens,
    ...warmth(options, ask),
    ...(options.json === "json_schema" && {
      text: { format: { type: "json_schema", name: ask.schema.name, strict: true, schema: ask.schema.json } },
    }),
    ...(options.json === "json_object" && { text: { format: { type: "json_object" } } }),
  });
}

/** POST /v1/messages of Anthropic. No prefilled answer: newer models refuse it. */
export function messagesBody({ model, options }: Question, ask: Ask): Body {
  return withExtras(options, {
    model,
    system: systemText(options.json, ask),
    messages: [{ role: "user", content: ask.user }],
    stream: true,
    max_tokens: ask.maxTokens + options.reasoningTokens,
    ...warmth(options, ask),
    ...(options.json === "json_schema" && {
      output_config: { format: { type: "json_schema", schema: ask.schema.json } },
    }),
  });
}

/** generateContent of Gemini; extra parameters belong to generationConfig, where thinking is set too. */
export function contentBody({ options }: Question, ask: Ask): Body {
  return {
    systemInstruction: { role: "system", parts: [{ text: systemText(options.json, ask) }] },
    contents: [{ role: "user", parts: [{ text: ask.user }] }],
    generationConfig: withExtras(options, {
      maxOutputTokens: ask.maxTokens + options.reasoningTokens,
      ...warmth(options, ask),
      ...(options.json !== "none" && { responseMimeType: "application/json" }),
      ...(options.json === "json_schema" && { responseSchema: geminiSchema(ask.schema.json) }),
    }),
  };
}

// DeepSeek and OpenAI refuse json_object unless the prompt itself says "json".
function systemText(json: TargetOptions["json"], ask: Ask): string {
  if (json === "json_schema") return ask.system;
  return `${ask.system}\n\nAnswer with one json object and nothing else. It must follow this json schema:\n${JSON.stringify(ask.schema.json)}`;
}

// Mistral and Anthropic take 0 to 1 only.
function warmth(options: TargetOptions, ask: Ask): Body {
  return options.temperature === "allowed" ? { temperature: Math.min(1, Math.max(0, ask.temperature)) } : {};
}

function withExtras(options: TargetOptions, body: Body): Body {
  return Object.fromEntries(
    Object.entries({ ...body, ...options.extraBody }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
}

// A subset of OpenAPI: it knows neither additionalProperties nor $schema, and writes types in capitals.
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
