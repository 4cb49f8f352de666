import type { TokenUsage } from "./model-call";

/** One thing a stream said. Keep-alive comments and empty chunks never become one: they are no progress. */
export type StreamChunk = {
  text?: string;
  isThinking?: true;
  isRefusal?: true;
  finishReason?: string;
  servedModel?: string;
  requestId?: string;
  usage?: TokenUsage;
  /** An error frame inside a stream that began well: its raw text. */
  error?: string;
};

/** A chunk that is not what the vendor's format says. The message never quotes it. */
export class MalformedStreamError extends Error {}
