import type { TokenUsage } from "./model-call";

/** One piece of a stream. Keep-alive comments and empty chunks are excluded: they are no progress. */
export type StreamChunk = {
  text?: string;
  /** Thinking before the text: never shown or stored, but it counts as progress and towards the limits. */
  thinking?: string;
  isRefusal?: true;
  finishReason?: string;
  servedModel?: string;
  requestId?: string;
  usage?: TokenUsage;
  /** The raw text of an error frame inside a stream that began well. */
  error?: string;
};

/** A chunk that does not match the vendor's format. The message never quotes it. */
export class MalformedStreamError extends Error {}
