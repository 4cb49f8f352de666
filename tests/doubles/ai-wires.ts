import { randomUUID } from "node:crypto";

export type Counts = { input: number; output: number };

/** How one vendor's stream is written: pieces of an event stream, in order. */
export type Wire = {
  start: () => string;
  thinking: (text: string) => string;
  text: (text: string) => string;
  /** `reason` in OpenAI's words: stop, length, content_filter. */
  finish: (reason: string, counts: Counts) => string;
  /** An error after the stream began well. */
  errorFrame: () => string;
  whole: (text: string, reason: string, counts: Counts) => unknown;
};

export type WireName = "chat" | "responses" | "messages" | "content";

export function wireOf(name: WireName, model: string): Wire {
  return { chat, responses, messages, content }[name](model);
}

function chat(model: string): Wire {
  const id = `chatcmpl-${randomUUID()}`;
  const chunk = (choices: unknown[], more = {}) =>
    event({ id, object: "chat.completion.chunk", created: 1, model, choices, ...more });
  const usage = ({ input, output }: Counts) => ({
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  });
  return {
    start: () => chunk([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }]),
    thinking: (text) => chunk([{ index: 0, delta: { reasoning_content: text }, finish_reason: null }]),
    text: (text) => chunk([{ index: 0, delta: { content: text }, finish_reason: null }]),
    finish: (reason, counts) =>
      chunk([{ index: 0, delta: {}, finish_reason: reason }]) +
      chunk([], { usage: usage(counts) }) +
      "data: [DONE]\n\n",
    errorFrame: () =>
      event({
        error: {
          message: "The server had an error while processing your request",
          type: "server_error",
          param: null,
          code: null,
        },
      }),
    whole: (text, reason, counts) => ({
      id,
      object: "chat.completion",
      created: 1,
      model,
      choices: [
        { index: 0, message: { role: "assistant", content: text, refusal: null }, finish_reason: reason },
      ],
      usage: usage(counts),
    }),
  };
}

function responses(model: string): Wire {
  const id = `resp_${randomUUID()}`;
  const named = (type: string, more: object) => `event: ${type}\n${event({ type, ...more })}`;
  const usage = ({ input, output }: Counts) => ({
    input_tokens: input,
    output_tokens: output,
    total_tokens: input + output,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  });
  const ended = (reason: string, counts: Counts) => ({
    id,
    model,
    object: "response",
    status: reason === "stop" ? "completed" : "incomplete",
    error: null,
    output: [],
    usage: usage(counts),
    incomplete_details:
      reason === "stop" ? null : { reason: reason === "length" ? "max_output_tokens" : reason },
  });
  return {
    start: () =>
      named("response.created", {
        response: { id, model, object: "response", status: "in_progress", output: [] },
      }),
    thinking: (delta) =>
      named("response.reasoning_summary_text.delta", {
        item_id: "rs_1",
        output_index: 0,
        summary_index: 0,
        delta,
      }),
    text: (delta) =>
      named("response.output_text.delta", { item_id: "msg_1", output_index: 0, content_index: 0, delta }),
    finish: (reason, counts) =>
      named(reason === "stop" ? "response.completed" : "response.incomplete", {
        response: ended(reason, counts),
      }),
    errorFrame: () =>
      named("error", {
        code: "server_error",
        message: "The server had an error while processing your request",
        param: null,
      }),
    whole: (text, reason, counts) => ({
      ...ended(reason, counts),
      output: [
        {
          type: "message",
          id: "msg_1",
          role: "assistant",
          status: "completed",
          content: [{ type: "output_text", text, annotations: [] }],
        },
      ],
    }),
  };
}

function messages(model: string): Wire {
  const id = `msg_${randomUUID()}`;
  const named = (type: string, more: object = {}) => `event: ${type}\n${event({ type, ...more })}`;
  const stop = (reason: string) =>
    ({ stop: "end_turn", length: "max_tokens", content_filter: "refusal" })[reason] ?? reason;
  return {
    start: () =>
      named("message_start", {
        message: {
          id,
          type: "message",
          role: "assistant",
          model,
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      }) +
      named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }) +
      named("ping"),
    thinking: (thinking) =>
      named("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking } }),
    text: (text) => named("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
    finish: (reason, { input, output }) =>
      named("content_block_stop", { index: 0 }) +
      named("message_delta", {
        delta: { stop_reason: stop(reason), stop_sequence: null },
        usage: {
          input_tokens: input,
          cache_read_input_tokens: 0,
          cache_creation_input_tokens: 0,
          output_tokens: output,
        },
      }) +
      named("message_stop"),
    errorFrame: () => named("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
    whole: (text, reason, { input, output }) => ({
      id,
      type: "message",
      role: "assistant",
      model,
      content: [{ type: "text", text }],
      stop_reason: stop(reason),
      usage: { input_tokens: input, output_tokens: output },
    }),
  };
}

function content(model: string): Wire {
  const stop = (reason: string) =>
    ({ stop: "STOP", length: "MAX_TOKENS", content_filter: "PROHIBITED_CONTENT" })[reason] ?? reason;
  const chunk = (parts: unknown[], more: object = {}, top: object = {}) => ({
    candidates: [{ content: { role: "model", parts }, index: 0, ...more }],
    modelVersion: model,
    responseId: "r1",
    ...top,
  });
  const usage = ({ input, output }: Counts) => ({
    usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
  });
  return {
    start: () => "",
    thinking: (text) => event(chunk([{ text, thought: true }])),
    text: (text) => event(chunk([{ text }])),
    finish: (reason, counts) => event(chunk([{ text: "" }], { finishReason: stop(reason) }, usage(counts))),
    errorFrame: () =>
      event({
        error: {
          code: 503,
          message: "The model is overloaded. Please try again later.",
          status: "UNAVAILABLE",
        },
      }),
    whole: (text, reason, counts) => chunk([{ text }], { finishReason: stop(reason) }, usage(counts)),
  };
}

function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}
