import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { readObject } from "~/http/forms/read-body.server";
import { serializeError, log } from "~/log.server";
import { Refusal } from "~/refusal";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

const UNKNOWN_ERROR = "Something went wrong. Please try again.";

/**
 * Wraps the loader or action of an /api route, so that every answer is JSON. `fault` is the message for an
 * unexpected error.
 */
export function apiHandler<Answer>(
  handler: (args: Args) => Promise<Answer> | Answer,
  fallbackMessage = UNKNOWN_ERROR,
) {
  return async (args: Args): Promise<Response> => {
    try {
      const result = await handler(args);
      return result instanceof Response ? result : jsonResponse(result, 200);
    } catch (error) {
      return errorResponse(error, args.context.requestId, fallbackMessage);
    }
  };
}

/** Refuses other methods with 405. Remix sends every unsafe method to the same action. */
export function allowMethods(request: Request, ...methods: string[]): void {
  if (!methods.includes(request.method))
    throw new Refusal("METHOD_NOT_ALLOWED", "This address does not accept that method.", 405, {
      allow: methods,
    });
}

/** The loader or action of a method that an address does not have. */
export function refuseMethod(...methods: string[]) {
  return apiHandler(({ request }) => allowMethods(request, ...methods));
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

function errorResponse(error: unknown, requestId: string, fallbackMessage: string): Response {
  if (error instanceof Refusal) {
    const headers = new Headers();
    if (typeof error.details.retryAfter === "number")
      headers.set("Retry-After", String(error.details.retryAfter));
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
