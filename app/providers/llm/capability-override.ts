import type { EndpointOptions } from "./model-call";
import { anyOf } from "~/pattern";

const JSON_FORMAT_PARAM = anyOf([
  /response_?format|json_schema|json_object/, // OpenAI: response_format
  /response_?schema|responsemimetype/, // Gemini: responseSchema
  /text\.format|^text$|^format$|output_config/, // OpenAI's Responses: text.format
]);

const JSON_FALLBACKS: Record<EndpointOptions["json"], EndpointOptions["json"]> = {
  json_schema: "json_object",
  json_object: "none",
  none: "none",
};
const THINKING_TOKENS = 8192;

/**
 * What to change after a server refused a parameter: the next step of the JSON fallback order, another name
 * for the token cap, or the parameter left out. Undefined when nothing is left to change.
 */
export function findCapabilityOverride(
  param: string | undefined,
  options: EndpointOptions,
): Partial<EndpointOptions> | undefined {
  const name = (param ?? "").toLowerCase();
  if (/temperature|top_p/.test(name))
    return options.temperature === "allowed" ? { temperature: "forbidden" } : undefined;
  if (/max_(completion_|output_)?tokens/.test(name))
    return { tokenParam: options.tokenParam === "max_tokens" ? "max_completion_tokens" : "max_tokens" };
  if (/stream_options|include_usage/.test(name))
    return options.sendsUsage === "stream_options" ? { sendsUsage: "auto" } : undefined;
  if (JSON_FORMAT_PARAM.test(name))
    return options.json === "none" ? undefined : { json: JSON_FALLBACKS[options.json] };
  if (/developer|messages\[0\]\.role/.test(name))
    return options.systemRole === "developer" ? { systemRole: "system" } : undefined;
  if (/^store$/.test(name)) return { extraBody: { ...options.extraBody, store: null } };
  return withoutExtraParam(name, options);
}

// Where thinking cannot be disabled, it uses the same cap, which must grow.
function withoutExtraParam(name: string, options: EndpointOptions): Partial<EndpointOptions> | undefined {
  const extra = Object.entries(options.extraBody).find(
    ([key, value]) =>
      value !== null &&
      name &&
      (key.toLowerCase() === name.split(".")[0] || name.includes(key.toLowerCase())),
  );
  if (!extra) return undefined;
  const rest = Object.fromEntries(Object.entries(options.extraBody).filter(([key]) => key !== extra[0]));
  return {
    extraBody: rest,
    ...(/think|reason/i.test(extra[0]) && {
      reasoningTokens: Math.max(options.reasoningTokens, THINKING_TOKENS),
    }),
  };
}
