import { answersOf, isFile, isRead, type Operation } from "./operation";

/** What the headers of answers say, by their names. The documentation and openapi.json have them from here. */
export const ANSWER_HEADERS = {
  "X-Request-Id": "The id of this call, as errors have it too: name it when you ask for help",
  "RateLimit-Policy": "Calls and the seconds of their window, such as 600;w=60, of the limit that is nearest",
  "RateLimit-Limit": "How many calls this window allows",
  "RateLimit-Remaining": "How many of them are left",
  "RateLimit-Reset": "Seconds until the window ends",
  "Retry-After": "Seconds to wait before you ask again",
  "WWW-Authenticate": "How to sign in: Bearer, with what was wrong with the key that came",
  Allow: "The methods that this address has",
  ETag: "The state of what is answered, for If-None-Match and If-Match",
  Location: "The address to ask next",
  "Idempotent-Replayed": "true: this Idempotency-Key was here before, and this is its answer again",
  "Content-Disposition": "The name of the file",
  "Accept-Ranges": "bytes: a part of the file may be asked for with Range",
  "Content-Range": "Which bytes these are, and of how many",
  "Tus-Resumable": "1.0.0, the version of the protocol",
  "Tus-Version": "The versions of tus that are understood",
  "Tus-Extension": "What of tus there is beyond its core",
  "Tus-Max-Size": "The most bytes that an upload may have",
  "Upload-Offset": "How many bytes of the upload are here",
  "Upload-Length": "How many bytes it will have",
  "Upload-Expires": "When an upload that is not complete ends",
} as const satisfies Record<string, string>;

export type HeaderName = keyof typeof ANSWER_HEADERS;
type Headers = Partial<Record<HeaderName, "always" | "sometimes">>;

/** On every answer, whatever the call and its status. Who signs what they send is not counted. */
export const EVERYWHERE: readonly HeaderName[] = [
  "X-Request-Id",
  "RateLimit-Policy",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
];

// By status, on every call.
const BY_STATUS: Record<number, Headers> = {
  401: { "WWW-Authenticate": "always" },
  403: { "WWW-Authenticate": "sometimes" }, // to a key without the scope
  405: { Allow: "always" },
  429: { "Retry-After": "always" },
  503: { "Retry-After": "always" },
};
// Only what passes has a time to wait: what is switched off here stays so.
const PASSING = ["BUSY", "CANNOT_SAVE"];

/**
 * The headers of one answer, beside those of HTTP itself: those that it always has, and those that it may have. Without an operation
 * those of an address that has no call.
 */
export function headersOf(operation: Operation | undefined, status: number): Headers {
  const counted = operation?.who === "sender" ? [EVERYWHERE[0]] : EVERYWHERE;
  return {
    ...Object.fromEntries(counted.map((name) => [name, "always"])),
    ...(operation && status in operation.answers ? {} : BY_STATUS[status]),
    ...(operation && status === 503 && mayLast(operation) && { "Retry-After": "sometimes" as const }),
    ...(operation && ownHeaders(operation, status)),
  };
}

function mayLast({ errors = {}, answers }: Operation): boolean {
  return !(503 in answers) && (errors[503] ?? []).some((code) => !PASSING.includes(code));
}

/** The headers of one answer that not every call has, for the documentation. */
export function ownHeaders(operation: Operation, status: number): Headers {
  const { version, isIdempotent, headers = {} } = operation;
  const answer = answersOf(operation)[status];
  // Without a key that was here before the answer is new.
  const replayed = isIdempotent && answer !== undefined;
  return {
    ...(version && !isIdempotent && status === 200 && { ETag: "always" }),
    ...(isRead(operation) && status === 304 && { ETag: "always" }),
    ...(answer !== undefined && hasFile(operation) && fileHeaders(status)),
    ...(replayed && { "Idempotent-Replayed": "sometimes" }),
    ...Object.fromEntries((headers[status] ?? []).map((name) => [name, "always"])),
  };
}

// The one file that has no range of bytes is made on the way: it has no more than a name.
function hasFile({ answers }: Operation): boolean {
  return 206 in answers && answers[200] !== undefined && isFile(answers[200]);
}

function fileHeaders(status: number): Headers {
  return {
    ...{ ETag: "always", "Accept-Ranges": "always", "Content-Disposition": "always" },
    ...((status === 206 || status === 416) && { "Content-Range": "always" as const }),
  };
}
