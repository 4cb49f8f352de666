import { flattenErrorText, classifyFailure } from "./failures";
import type { HttpTrace } from "./guarded-fetch.server";
import { MalformedStreamError } from "./stream-chunk";
import { scrub } from "./scrub";
import { ModelCallError, type ModelRequest, type ModelFailureCode, type ModelEndpoint } from "./model-call";
import { type ReceivedStream, InStreamError } from "./read-stream.server";
import { requestIdOf } from "./model-response";
import { anyOf } from "~/pattern";

/** A failure with the name of the refused parameter. */
export class RefusedCall extends Error {
  constructor(
    readonly failure: ModelCallError,
    readonly param?: string,
  ) {
    super(failure.code);
  }
}

export function toRefusedCall(
  thrown: unknown,
  endpoint: ModelEndpoint,
  request: ModelRequest,
  trace: HttpTrace,
  received: ReceivedStream,
  started: number,
): RefusedCall {
  const failure = failureOf(thrown, endpoint, request, trace, started);
  const facts = {
    ...failure.details,
    httpStatus: trace.status,
    requestId: requestIdOf(received, trace),
    usage: received.usage,
    firstTokenMs: received.firstTokenMs,
    finishReason: received.finishReason,
    servedModel: received.servedModel,
  };
  return new RefusedCall(
    new ModelCallError(failure.code, failure.detail, facts),
    trace.errorBody === undefined
      ? undefined
      : classifyFailure({ status: trace.status, body: trace.errorBody }).param,
  );
}

export function failureOf(
  thrown: unknown,
  endpoint: ModelEndpoint,
  request: ModelRequest,
  trace: HttpTrace,
  started: number,
): ModelCallError {
  const clean = (text: string) => scrub(text, { key: endpoint.key, sent: request.user });
  if (thrown instanceof ModelCallError) return thrown;
  if (trace.failure) return trace.failure;
  const inStream = inStreamBody(thrown);
  const body = trace.errorBody ?? inStream;
  if (body !== undefined) {
    const { code, retryAfterMs } = classifyFailure({
      status: trace.errorBody === undefined ? undefined : trace.status,
      body,
      headers: trace.headers,
    });
    return new ModelCallError(code, clean(flattenErrorText(body)), {
      retryAfterMs,
      ms: Date.now() - started,
    });
  }
  const cause = trace.thrown ?? thrown; // an SDK may store only the message of the error from fetch
  return new ModelCallError(codeOfThrown(cause, trace), clean(errorName(cause)));
}

/** The OpenAI SDK throws error frames itself, without a status; its `error` is the frame. */
function inStreamBody(thrown: unknown): string | undefined {
  if (thrown instanceof InStreamError) return thrown.message;
  if (thrown instanceof Error && thrown.constructor.name === "APIError" && "error" in thrown && thrown.error)
    return JSON.stringify(thrown.error);
  return undefined;
}

function codeOfThrown(thrown: unknown, trace: HttpTrace): ModelFailureCode {
  if (thrown instanceof MalformedStreamError || thrown instanceof SyntaxError) return "bad_stream";
  const causes = describeCauses(thrown);
  if (/redirect/i.test(causes)) return "bad_request";
  if (/json|parse|unexpected token|decode/i.test(causes)) return "bad_stream";
  if (trace.status !== undefined || CONNECTION_FAILED.test(causes)) return "network";
  return "server_error";
}

const CONNECTION_FAILED = anyOf(
  [
    /fetch failed|terminated|other side closed/, // undici: "other side closed"
    /econn|enotfound|eai_again|epipe/, // Node: ECONNREFUSED
    /socket|network|connection/, // "network error"
    /certificate|tls|ssl/, // "self-signed certificate"
  ],
  "i",
);

function describeCauses(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  return `${thrown.name} ${code} ${thrown.message} ${thrown.cause === undefined ? "" : describeCauses(thrown.cause)}`;
}

// SDKs put broken chunks into their messages, so only names and codes are used.
function errorName(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const code = "code" in thrown && typeof thrown.code === "string" ? ` ${thrown.code}` : "";
  return `${thrown.constructor.name}${code}${thrown.cause instanceof Error ? `: ${errorName(thrown.cause)}` : ""}`;
}
