import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { readObject } from "~/http/forms/read-body.server";
import { serializeError, log } from "~/log.server";
import { refuseUnsaved } from "~/http/unsaved/refuse-unsaved.server";
import { Refusal } from "~/refusal";
import { parseSessionToken } from "~/http/auth/session.server";
import { LimitRefusal } from "~/http/security/limit-refusal";
import { limitHeaders } from "./api-limit.server";
import { errorBody } from "./error-body";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

const UNKNOWN_ERROR = "Something went wrong. Please try again.";

/**
 * Wraps the loader or action of an /api route, so that every answer is JSON. `fallbackMessage` is for an unexpected error. What the
 * handler sets in `headers` goes along with its answer and with its errors.
 */
export function apiHandler<Answer>(
  handler: (args: Args, headers: Headers) => Promise<Answer> | Answer,
  fallbackMessage = UNKNOWN_ERROR,
) {
  return async (args: Args): Promise<Response> => {
    const headers = new Headers();
    try {
      const result = await handler(args, headers);
      return withHeaders(result instanceof Response ? result : jsonResponse(result, 200), headers);
    } catch (error) {
      return withHeaders(errorResponse(error, args, fallbackMessage), headers);
    }
  };
}

/** The loader and the action of an address that answers JSON to GET only, outside the contract. Any other method is 405 with Allow. */
export function readOnlyHandler<Answer>(handler: (args: Args) => Promise<Answer> | Answer) {
  return apiHandler((args) => {
    if (!READING.includes(args.request.method)) throw methodRefusal(READING);
    return handler(args);
  });
}
const READING = ["GET", "HEAD"];

export function methodRefusal(allow: string[]): Refusal {
  return new Refusal("METHOD_NOT_ALLOWED", "This address does not accept that method.", 405, { allow });
}

/** Parses a JSON or form body with the schema. Throws a 400 with the first message and all field errors. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readObject(request));
  if (parsed.success) return parsed.data;
  throw validationRefusal(parsed.error);
}

export function validationRefusal(error: z.ZodError): Refusal {
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (fieldErrors[path.join(".")] ??= []).push(message);
  return new Refusal("BAD_INPUT", error.issues[0]?.message ?? "Check what you entered.", 400, {
    fieldErrors,
  });
}

export function jsonResponse(body: unknown, status: number, headers: HeadersInit = {}): Response {
  const allHeaders = new Headers(headers);
  allHeaders.set("Content-Type", "application/json; charset=utf-8");
  if (!allHeaders.has("Cache-Control")) allHeaders.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(body), { status, headers: allHeaders });
}

/** The answer to a call whose work goes on: `location` is where to ask for it. */
export function acceptedResponse(body: unknown, location: string, headers: HeadersInit = {}): Response {
  const answer = jsonResponse(body, 202, headers);
  answer.headers.set("Location", location);
  answer.headers.set("Retry-After", ASK_AFTER_SECONDS);
  return answer;
}
const ASK_AFTER_SECONDS = "2";

function withHeaders(response: Response, more: Headers): Response {
  const own = new Headers(response.headers);
  for (const [name, value] of more) if (!own.has(name)) own.set(name, value);
  return new Response(response.body, { status: response.status, headers: own });
}

/** The answer to an error of a handler: what a Refusal says, else that something went wrong. */
export function errorResponse(thrown: unknown, args: Args, fallbackMessage = UNKNOWN_ERROR): Response {
  const error = refuseUnsaved(args.request.method, thrown) ?? thrown;
  const { requestId } = args.context;
  const { pathname } = new URL(args.request.url);
  if (error instanceof Refusal) {
    const { code, message, status, details } = error;
    const headers = new Headers();
    if (typeof details.retryAfter === "number") headers.set("Retry-After", String(details.retryAfter));
    if (code === "TOO_MANY") headers.set("RateLimit-Remaining", "0");
    if (error instanceof LimitRefusal) setAll(headers, limitHeaders(error.limit));
    const challenge = challengeOf(error, args.request.headers.has("authorization"));
    if (challenge) headers.set("WWW-Authenticate", challenge);
    if (Array.isArray(details.allow)) headers.set("Allow", details.allow.join(", "));
    const isForPage = isScriptOfPage(args.request);
    const body = errorBody(pathname, { code, message, status, requestId, details, isForPage });
    return jsonResponse(body, status, headers);
  }
  log.error({ event: "api.failed", requestId, ...serializeError(error) });
  const failed = { code: "FAILED", message: fallbackMessage, status: 500, requestId };
  return jsonResponse(errorBody(pathname, failed), 500);
}

/** Sets each of these headers. */
export function setAll(headers: Headers, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}

// Our pages' scripts come with the cookie of their session, and show people what they get. What is no API has no programs.
function isScriptOfPage({ url, headers }: Request): boolean {
  if (!new URL(url).pathname.startsWith("/api/")) return true;
  return !headers.has("authorization") && parseSessionToken(headers.get("cookie") ?? "") !== undefined;
}

// RFC 6750, section 3: which sign-in would do, and whether the key that came is the reason.
function challengeOf({ code, status, details }: Refusal, cameWithKey: boolean): string | undefined {
  if (code === "SCOPE_MISSING")
    return `${CHALLENGE}, error="insufficient_scope", scope="${String(details.scope)}"`;
  if (status !== 401) return undefined;
  return cameWithKey ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE;
}
const CHALLENGE = 'Bearer realm="API"';
