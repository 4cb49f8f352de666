import { ModelCallError, type EndpointOptions, type ModelRequest } from "./model-call";

/** The most that is read of one answer: characters of text and thinking; bytes, lines and bytes of one line on the wire. */
export type AnswerLimits = { characters: number; bytes: number; lines: number; lineBytes: number };

const LINE_BREAK = 10;
const CHARACTERS_PER_TOKEN = 4;
const TIMES_ASKED = 4;
// One token arrives as an event of 100 to 400 bytes. The last one of some vendors repeats the whole answer.
const BYTES_PER_TOKEN = 1024;
const LINES_PER_TOKEN = 4; // "event:", "data:" and an empty line
const LINES = 1000; // keep-alive comments and what stands around the text
const LINE_BYTES = 256 * 1024;

/**
 * Text may be four times as long as asked for, thinking as long as its budget. A model that repeats itself
 * without end, or a server that sends anything else without end, is cut off there.
 */
export function answerLimitsOf(
  { maxTokens }: Pick<ModelRequest, "maxTokens">,
  { reasoningTokens }: Pick<EndpointOptions, "reasoningTokens">,
): AnswerLimits {
  return {
    characters: CHARACTERS_PER_TOKEN * (TIMES_ASKED * maxTokens + reasoningTokens),
    bytes: LINE_BYTES + BYTES_PER_TOKEN * (maxTokens + reasoningTokens),
    lines: LINES + LINES_PER_TOKEN * (maxTokens + reasoningTokens),
    lineBytes: LINE_BYTES,
  };
}

/** Counts the characters of an answer. Throws ModelCallError "oversized" above the limit. */
export function countCharacters({ characters }: AnswerLimits): (piece: string) => void {
  let received = 0;
  return (piece) => {
    received += piece.length;
    if (received > characters) throw oversized();
  };
}

/** The same body, which fails with ModelCallError "oversized" above a limit. `onFailure` gets the error first. */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  { bytes, lines, lineBytes }: AnswerLimits,
  onFailure: (failure: ModelCallError) => void,
): ReadableStream<Uint8Array> {
  let received = 0;
  let breaks = 0;
  let line = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length;
      const lastBreak = chunk.lastIndexOf(LINE_BREAK);
      for (let at = lastBreak; at >= 0; at = at > 0 ? chunk.lastIndexOf(LINE_BREAK, at - 1) : -1) breaks += 1;
      line = lastBreak < 0 ? line + chunk.length : chunk.length - lastBreak - 1;
      if (received <= bytes && breaks <= lines && line <= lineBytes) return controller.enqueue(chunk);
      const failure = oversized();
      onFailure(failure);
      controller.error(failure);
    },
  });
  return body.pipeThrough(counter);
}

function oversized(): ModelCallError {
  return new ModelCallError("oversized", "The answer was longer than four times what was asked for.");
}
