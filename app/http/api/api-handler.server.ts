import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { readObject } from "~/http/forms/read-body.server";
import { serializeError, log } from "~/log.server";
import { Refusal } from "~/refusal";

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
      return withHeaders(errorResponse(error, args.context.requestId, fallbackMessage), headers);
    }
  };
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

function withHeaders(response: Response, more: Headers): Response {
  const own = new Headers(response.headers);
  for (const [name, value] of more) if (!own.has(name)) own.set(name, value);
  return new Response(response.body, { status: response.status, headers: own });
}

function errorResponse(error: unknown, requestId: string, fallbackMessage: string): Response {
  if (error instanceof Refusal) {
    const headers = new Headers();
    if (typeof error.details.retryAfter === "number")
      headers.set("Retry-After", String(error.details.retryAfter));
    if (error.code === "TOO_MANY") headers.set("RateLimit-Remaining", "0");
    const challenge = challengeOf(error);
    if (challenge) headers.set("WWW-Authenticate", challenge);
    if (Array.isArray(error.details.allow)) headers.set("Allow", error.details.allow.join(", "));
    return jsonResponse(
      {
        message: error.message,
        error: error.message,
        errorCode: error.code.toUpperCase(),
        requestId,
        ...error.details,
      },
      error.status,
      headers,
    );
  }
  log.error({ event: "api.failed", requestId, ...serializeError(error) });
  return jsonResponse(
    { message: fallbackMessage, error: fallbackMessage, errorCode: "FAILED", requestId },
    500,
  );
}

// RFC 6750, section 3: which sign-in would do.
function challengeOf({ code, status, details }: Refusal): string | undefined {
  if (code === "SCOPE_MISSING")
    return `${CHALLENGE}, error="insufficient_scope", scope="${String(details.scope)}"`;
  return status === 401 ? CHALLENGE : undefined;
}
const CHALLENGE = 'Bearer realm="API"';
