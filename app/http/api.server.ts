import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { errorFacts, log } from "~/log.server";
import { Refusal } from "~/refusal";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

const UNKNOWN_FAULT = "Something went wrong. Please try again.";

/** Wraps the loader or action of an /api route: whatever happens inside, the answer is JSON. `fault` is what a bug is called there. */
export function api<Answer>(answer: (args: Args) => Promise<Answer> | Answer, fault = UNKNOWN_FAULT) {
  return async (args: Args): Promise<Response> => {
    try {
      const result = await answer(args);
      return result instanceof Response ? result : json(result, 200);
    } catch (error) {
      return failure(error, args.context.requestId, fault);
    }
  };
}

/** Lets only the named methods through to an action; Remix sends every unsafe method to the same function. */
export function allow(request: Request, ...methods: string[]): void {
  if (!methods.includes(request.method))
    throw new Refusal("METHOD_NOT_ALLOWED", "This address does not accept that method.", 405, {
      allow: methods,
    });
}

/** Reads a JSON or form body into the schema. Throws a 400 with the first message and all field errors. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await bodyOf(request));
  if (parsed.success) return parsed.data;
  throw badInput(parsed.error);
}

export function badInput(error: z.ZodError): Refusal {
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (fieldErrors[path.join(".")] ??= []).push(message);
  return new Refusal("BAD_INPUT", error.issues[0]?.message ?? "Check what you entered.", 400, {
    fieldErrors,
  });
}

export function json(body: unknown, status: number, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set("Content-Type", "application/json; charset=utf-8");
  if (!all.has("Cache-Control")) all.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(body), { status, headers: all });
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  try {
    if (type.startsWith("application/json")) return await request.json();
    if (type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data")) {
      // The first value of a repeated field counts.
      const body: Record<string, unknown> = Object.create(null);
      for (const [name, value] of await request.formData()) body[name] ??= value;
      return { ...body };
    }
  } catch {
    throw new Refusal("BAD_BODY", "The request body could not be read.", 400);
  }
  throw new Refusal("BAD_BODY", "Send the request as application/json.", 415);
}

function failure(error: unknown, requestId: string, fault: string): Response {
  if (error instanceof Refusal) {
    const headers = new Headers();
    if (typeof error.details.retryAfter === "number")
      headers.set("Retry-After", String(error.details.retryAfter));
    if (Array.isArray(error.details.allow)) headers.set("Allow", error.details.allow.join(", "));
    return json(
      { message: error.message, error: error.message, errorCode: error.code, ...error.details },
      error.status,
      headers,
    );
  }
  log.error({ event: "api.failed", requestId, ...errorFacts(error) });
  return json({ message: fault, error: fault, requestId }, 500);
}
