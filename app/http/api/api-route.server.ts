import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import type { User } from "~/features/accounts/sessions.server";
import { CONTRACT, getOperation, type Contract, type OperationName } from "~/features/api/contract";
import type { Operation } from "~/features/api/operation";
import { requireApiAdmin, requireApiUser } from "~/http/auth/guards.server";
import { requireRecentProof } from "~/http/auth/step-up.server";
import { enforceRateLimit, type RATE_LIMITS } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { apiHandler, jsonResponse, readBody, validationRefusal } from "./api-handler.server";
import { enforceApiLimit, findApiSubject, limitHeaders, tighter, type LimitState } from "./api-limit.server";

type Params<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? { [Key in Param]: string } & Params<Rest>
  : unknown;
type Parsed<Operation, Part extends "query" | "body"> = Operation extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;
/** What the handler of a call gets: its user, and query and body as the contract has them. */
type Call<Name extends OperationName> = {
  request: Request;
  context: AppLoadContext;
  params: Params<Name>;
  user: Contract[Name]["who"] extends "user" | "admin" ? User : undefined;
  query: Parsed<Contract[Name], "query">;
  /** Of calls that send JSON or a form without files; others read the request themselves. */
  body: Contract[Name] extends { readonly sends: string } ? undefined : Parsed<Contract[Name], "body">;
};
type Handlers<Name extends OperationName> = { [One in Name]: (call: Call<One>) => unknown };

// Each limit that the contract names exists.
const LIMITS: Record<OperationName, { readonly who: string; readonly limit?: keyof typeof RATE_LIMITS }> =
  CONTRACT;

/**
 * The loader and the action of an /api address from the handlers of its calls. Who may call, query, body and rate limit are checked as
 * the contract has them; what the handler returns is the JSON of the first status. Another method is 405 with Allow.
 */
export function apiRoute<Name extends OperationName>(handlers: Handlers<Name>, fallbackMessage?: string) {
  const byMethod = new Map<string, [OperationName, (call: never) => unknown]>();
  for (const name of namesOf(handlers)) byMethod.set(name.split(" ")[0] ?? "", [name, handlers[name]]);
  const allow = [...byMethod.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return apiHandler(async ({ request, params, context }, headers) => {
    const method = request.method === "HEAD" && !byMethod.has("HEAD") ? "GET" : request.method;
    const [name, handle] = byMethod.get(method) ?? [];
    const operation = name && getOperation(name);
    let limit: LimitState | undefined;
    const show = (state: LimitState) => setAll(headers, limitHeaders((limit = tighter(limit, state))));
    if (operation?.who !== "sender") show(enforceApiLimit(findApiSubject(request, context.clientAddress)));
    if (!operation || !handle || !name) throw methodRefusal(allow);
    const user = requireCaller(request, operation);
    if (operation.needsProof) requireRecentProof(request);
    const query =
      operation.query && parse(operation.query, Object.fromEntries(new URL(request.url).searchParams));
    const body = operation.body && !operation.sends ? await readBody(request, operation.body) : undefined;
    const own = operation.sends ? undefined : LIMITS[name].limit;
    if (own && user) show(enforceRateLimit(own, user.id));
    // The parts were parsed with the schemas that the handler's type is made from.
    const result = await handle({ request, context, params, user, query, body } as never);
    return result instanceof Response
      ? result
      : jsonResponse(result, Number(Object.keys(operation.answers)[0]));
  }, fallbackMessage);
}

function requireCaller(request: Request, { who, scope }: Operation): User | undefined {
  if (who === "user") return requireApiUser(request, scope);
  return who === "admin" ? requireApiAdmin(request) : undefined;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationRefusal(parsed.error);
  return parsed.data;
}

function methodRefusal(allow: string[]): Refusal {
  return new Refusal("METHOD_NOT_ALLOWED", "This address does not accept that method.", 405, { allow });
}

function setAll(headers: Headers, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}

function namesOf<Name extends string>(handlers: Record<Name, unknown>): Name[] {
  return Object.keys(handlers) as Name[];
}
