import { visibleSoFar, visibleText } from "./answer-text";
import { messagePieces } from "./anthropic.server";
import { flat, verdictOf } from "./failures";
import { contentPieces } from "./google.server";
import { guardedFetch, type Seen } from "./guarded-fetch.server";
import { lessonOf } from "./lessons";
import { chatPieces, responsePieces } from "./openai.server";
import { BadStream, type Piece } from "./pieces";
import { scrub } from "./scrub";
import { startWatch, type Watch } from "./watch";
import {
  CallFailed,
  type Answer,
  type Ask,
  type CallModel,
  type FailureCode,
  type Target,
  type TargetOptions,
  type Usage,
} from "./wire";

const MOST_LESSONS = 4; // each is another parameter, and each refusal came at once
const FINISHED = new Set(["stop", "end_turn", "stop_sequence", "completed", "complete", "eos"]);
const CUT = new Set([
  "length",
  "max_tokens",
  "max_output_tokens",
  "model_context_window_exceeded",
  "model_length",
  "incomplete",
]);
const BLOCKED = new Set([
  "content_filter",
  "refusal",
  "safety",
  "recitation",
  "language",
  "prohibited_content",
  "blocklist",
  "spii",
  "image_safety",
  "error_toxic",
  "content_filtered",
]);

/**
 * Asks one model once: no retry, no failover; only a parameter that the server does not know is left out and the question put again, which
 * `learned` reports. All time limits are kept here, for those of the SDKs end with the headers. Throws CallFailed and nothing else.
 */
export const callModel: CallModel = async (target, ask, options) => {
  const started = Date.now();
  let learned: Partial<TargetOptions> = {};
  for (let lessons = 0; ; lessons++) {
    const current: Target = { ...target, options: { ...target.options, ...learned } };
    try {
      return {
        ...(await askOnce(
          current,
          ask,
          { ...options, timers: { ...options.timers, total: options.timers.total - (Date.now() - started) } },
          started,
        )),
        learned,
      };
    } catch (thrown) {
      const { failure, param } =
        thrown instanceof Told
          ? thrown
          : { failure: failureOf(thrown, target, ask, {}, started), param: undefined };
      const lesson =
        failure.code === "unsupported_param" && lessons < MOST_LESSONS
          ? lessonOf(param, current.options)
          : undefined;
      if (!lesson)
        throw new CallFailed(failure.code, failure.detail, {
          ...failure.facts,
          ms: Date.now() - started,
          learned,
        });
      learned = { ...learned, ...lesson };
    }
  }
};

/** A failure with the name of the parameter that was refused. */
class Told extends Error {
  constructor(
    readonly failure: CallFailed,
    readonly param?: string,
  ) {
    super(failure.code);
  }
}

async function askOnce(
  target: Target,
  ask: Ask,
  options: Parameters<CallModel>[2],
  started: number,
): Promise<Omit<Answer, "learned">> {
  const seen: Seen = {};
  const watch = startWatch(options.timers, options.signal);
  seen.onConnected = watch.connected;
  const heard: Heard = { text: "", visible: "", usage: {}, isRefused: false };
  try {
    const listening = listen(target, ask, { seen, watch, heard, onText: options.onText, started });
    listening.catch(() => undefined); // after a time limit nobody waits for it any more
    await Promise.race([listening, watch.stopped]);
    if (watch.why()) throw new CallFailed(watch.why() ?? "cancelled");
    return answerOf(heard, seen, started);
  } catch (thrown) {
    throw toldOf(
      watch.why() ? new CallFailed(watch.why() ?? "cancelled") : thrown,
      target,
      ask,
      seen,
      heard,
      started,
    );
  } finally {
    watch.end();
  }
}

type Heard = {
  text: string;
  visible: string;
  usage: Usage;
  isRefused: boolean;
  finishReason?: string;
  servedModel?: string;
  requestId?: string;
  firstTokenMs?: number;
};
type Listening = {
  seen: Seen;
  watch: Watch;
  heard: Heard;
  onText?: (soFar: string) => void;
  started: number;
};

async function listen(
  target: Target,
  ask: Ask,
  { seen, watch, heard, onText, started }: Listening,
): Promise<void> {
  for await (const piece of piecesOf(target, ask, {
    fetch: guardedFetch(target, seen),
    signal: watch.signal,
  })) {
    if (watch.why()) return;
    if (piece.error !== undefined) throw new InStreamError(piece.error);
    heard.servedModel = piece.servedModel ?? heard.servedModel;
    heard.requestId = piece.requestId ?? heard.requestId;
    heard.usage = { ...heard.usage, ...piece.usage };
    heard.isRefused ||= piece.isRefusal === true;
    heard.finishReason = piece.finishReason ?? heard.finishReason;
    if (piece.isThinking) watch.progress();
    if (piece.text) {
      watch.progress();
      hearText(piece.text, heard, watch, started, onText);
    }
    if (piece.finishReason) watch.finished();
  }
}

function hearText(
  text: string,
  heard: Heard,
  watch: Watch,
  started: number,
  onText?: (soFar: string) => void,
): void {
  heard.text += text;
  const visible = visibleSoFar(heard.text);
  if (visible.trim() === "" || visible === heard.visible) return;
  heard.visible = visible;
  heard.firstTokenMs ??= Date.now() - started;
  watch.firstToken();
  onText?.(visible);
}

function piecesOf(
  target: Target,
  ask: Ask,
  call: { fetch: typeof fetch; signal: AbortSignal },
): AsyncIterable<Piece> {
  if (target.sdk === "google") return contentPieces(target, ask, call);
  if (target.sdk === "anthropic") return messagePieces(target, ask, call);
  return target.wire === "responses" ? responsePieces(target, ask, call) : chatPieces(target, ask, call);
}

// A stream that simply ends looks like success to the SDKs; without a reason to finish it was cut.
function answerOf(heard: Heard, seen: Seen, started: number): Omit<Answer, "learned"> {
  const reason = heard.finishReason?.toLowerCase();
  const text = visibleText(heard.text);
  if (heard.isRefused || (reason && BLOCKED.has(reason))) throw new CallFailed("content_blocked");
  if (!reason) throw new CallFailed("truncated");
  if (CUT.has(reason)) throw new CallFailed("length");
  if (reason === "insufficient_system_resource") throw new CallFailed("overloaded");
  if (!FINISHED.has(reason))
    throw new CallFailed(
      /error|failed/.test(reason) ? "server_error" : "bad_stream",
      `finished with ${reason.replace(/\W/g, "").slice(0, 40)}`,
    );
  if (text.trim() === "") throw new CallFailed("empty");
  return {
    text,
    finishReason: heard.finishReason ?? "",
    servedModel: heard.servedModel,
    requestId: requestIdOf(heard, seen),
    usage: heard.usage,
    firstTokenMs: heard.firstTokenMs ?? 0,
    ms: Date.now() - started,
  };
}

// A vendor's support asks for the header; the id in the body is the second best.
function requestIdOf(heard: Heard, seen: Seen): string | undefined {
  return seen.headers?.get("x-request-id") ?? seen.headers?.get("request-id") ?? heard.requestId;
}

class InStreamError extends Error {}

function toldOf(thrown: unknown, target: Target, ask: Ask, seen: Seen, heard: Heard, started: number): Told {
  const failure = failureOf(thrown, target, ask, seen, started);
  const facts = {
    ...failure.facts,
    httpStatus: seen.status,
    requestId: requestIdOf(heard, seen),
    usage: heard.usage,
    firstTokenMs: heard.firstTokenMs,
    finishReason: heard.finishReason,
    servedModel: heard.servedModel,
  };
  return new Told(
    new CallFailed(failure.code, failure.detail, facts),
    seen.errorBody === undefined ? undefined : verdictOf({ status: seen.status, body: seen.errorBody }).param,
  );
}

function failureOf(thrown: unknown, target: Target, ask: Ask, seen: Seen, started: number): CallFailed {
  const clean = (text: string) => scrub(text, { key: target.key, sent: ask.user });
  if (thrown instanceof CallFailed) return thrown;
  if (seen.failure) return seen.failure;
  const inStream = inStreamBody(thrown);
  const body = seen.errorBody ?? inStream;
  if (body !== undefined) {
    const { code, retryAfterMs } = verdictOf({
      status: seen.errorBody === undefined ? undefined : seen.status,
      body,
      headers: seen.headers,
    });
    return new CallFailed(code, clean(flat(body)), { retryAfterMs, ms: Date.now() - started });
  }
  const cause = seen.thrown ?? thrown; // an SDK may keep only the message of what fetch threw
  return new CallFailed(codeOfThrown(cause, seen), clean(nameOf(cause)));
}

/** The OpenAI SDK throws error frames itself, with no status; what it then calls `error` is the frame. */
function inStreamBody(thrown: unknown): string | undefined {
  if (thrown instanceof InStreamError) return thrown.message;
  if (thrown instanceof Error && thrown.constructor.name === "APIError" && "error" in thrown && thrown.error)
    return JSON.stringify(thrown.error);
  return undefined;
}

function codeOfThrown(thrown: unknown, seen: Seen): FailureCode {
  if (thrown instanceof BadStream || thrown instanceof SyntaxError) return "bad_stream";
  const causes = chain(thrown);
  if (/redirect/i.test(causes)) return "bad_request";
  if (/json|parse|unexpected token|decode/i.test(causes)) return "bad_stream";
  if (
    seen.status !== undefined ||
    /fetch failed|terminated|econn|enotfound|eai_again|epipe|socket|network|connection|certificate|tls|ssl|other side closed/i.test(
      causes,
    )
  )
    return "network";
  return "server_error";
}

function chain(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  return `${thrown.name} ${code} ${thrown.message} ${thrown.cause === undefined ? "" : chain(thrown.cause)}`;
}

// SDKs put broken chunks into their messages, so only names and codes are kept.
function nameOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const code = "code" in thrown && typeof thrown.code === "string" ? ` ${thrown.code}` : "";
  return `${thrown.constructor.name}${code}${thrown.cause instanceof Error ? `: ${nameOf(thrown.cause)}` : ""}`;
}
