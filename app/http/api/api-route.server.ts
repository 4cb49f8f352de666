import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { User } from "~/features/accounts/sessions.server";
import { CONTRACT, getOperation, type Contract, type OperationName } from "~/features/api/contract";
import type { Operation } from "~/features/api/operation";
import { requireApiAdmin, requireApiUser } from "~/http/auth/guards.server";
import { requireRecentProof } from "~/http/auth/step-up.server";
import type { LimitState } from "~/http/security/limit-refusal";
import { enforceRateLimit, type RATE_LIMITS } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import {
  apiHandler,
  errorResponse,
  jsonResponse,
  methodRefusal,
  readBody,
  setAll,
  validationRefusal,
} from "./api-handler.server";
import { enforceApiLimit, findApiSubject, limitHeaders, tighter } from "./api-limit.server";
import {
  answerOnce,
  assertMatch,
  parseStrictly,
  preconditionFailed,
  readStrictBody,
  withEtag,
} from "./version-1.server";

type Params<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? { [Key in Param]: string } & Params<Rest>
  : unknown;
type Parsed<Operation, Part extends "query" | "body"> = Operation extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;
/** What GET of the same address answers. */
type Shown<Name extends OperationName> = Name extends `${string} ${infer Path}`
  ? `GET ${Path}` extends OperationName
    ? Contract[`GET ${Path}`]["answers"] extends { readonly 200: infer Schema extends z.ZodType }
      ? z.output<Schema>
      : undefined
    : undefined
  : never;
/** What the handler of a call gets: its user, and query and body as the contract has them. */
type Call<Name extends OperationName> = {
  request: Request;
  context: AppLoadContext;
  params: Params<Name>;
  user: Contract[Name]["who"] extends "user" | "admin" ? User : undefined;
  query: Parsed<Contract[Name], "query">;
  /** Of calls that send JSON or a form without files; others read the request themselves. */
  body: Contract[Name] extends { readonly sends: string } ? undefined : Parsed<Contract[Name], "body">;
  /** Of version 1: the body before it was parsed; what is shown now, where a change may look at it; a name that stays when the call comes again. */
  sent: Record<string, unknown>;
  current: Shown<Name> | undefined;
  callId: string | undefined;
};
type Handlers<Name extends OperationName> = { [One in Name]: (call: Call<One>) => unknown };

// Each limit that the contract names exists.
const LIMITS: Record<OperationName, { readonly who: string; readonly limit?: keyof typeof RATE_LIMITS }> =
  CONTRACT;

const NOTHING = z.object({});

/**
 * The loader and the action of an /api address from the handlers of its calls. Who may call, query, body and rate limit are checked as
 * the contract has them; what the handler returns is the JSON of the first status. Another method is 405 with Allow.
 */
export function apiRoute<Name extends OperationName>(handlers: Handlers<Name>, fallbackMessage?: string) {
  const byMethod = new Map<string, [OperationName, (call: never) => unknown]>();
  for (const name of namesOf(handlers)) byMethod.set(name.split(" ")[0] ?? "", [name, handlers[name]]);
  const allow = [...byMethod.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return apiHandler(async (args, headers) => {
    const { request, params, context } = args;
    const method = request.method === "HEAD" && !byMethod.has("HEAD") ? "GET" : request.method;
    const [name, handle] = byMethod.get(method) ?? [];
    const operation = name && getOperation(name);
    let limit: LimitState | undefined;
    const show = (state: LimitState) => setAll(headers, limitHeaders((limit = tighter(limit, state))));
    if (operation?.who !== "sender") show(enforceApiLimit(findApiSubject(request, context.clientAddress)));
    if (!operation || !handle || !name) throw methodRefusal(allow);
    const user = requireCaller(request, operation);
    if (operation.needsProof) requireRecentProof(request);
    const { query, body, sent } = await readInput(request, operation);
    const own = operation.sends ? undefined : LIMITS[name].limit;
    // The parts were parsed with the schemas that the handler's type is made from.
    const call = (more: object) => handle({ request, context, params, user, query, body, ...more } as never);
    const make = async (callId?: string) => {
      if (own && user) show(enforceRateLimit(own, user.id));
      if (!operation.version) return toResponse(await call({}), operation);
      const current = operation.match && (await readShown(args, byMethod.get("GET")?.[1], user));
      if (operation.match) assertMatch(request, operation, current);
      const result = await call({ sent, current: current?.value, callId });
      return toResponse(result, operation);
    };
    if (!operation.version) return make();
    if (operation.isIdempotent && user)
      return answerOnce(request, user.id, sent, { make, describe: (error) => errorResponse(error, args) });
    return withEtag(request, await make().catch(operation.match ? refuseLostUpdate : rethrow));
  }, fallbackMessage);
}

async function readInput(request: Request, operation: Operation) {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  if (operation.version) {
    const query = parseStrictly(operation.query ?? NOTHING, search);
    const sent = operation.body ? await readStrictBody(request, operation) : {};
    return { query, sent, body: operation.body && parseStrictly(operation.body, sent) };
  }
  const query = operation.query && parse(operation.query, search);
  return {
    query,
    sent: {},
    body: operation.body && !operation.sends ? await readBody(request, operation.body) : undefined,
  };
}

/** What GET shows now; undefined before the first. A change of what does not exist fails as GET does. */
async function readShown(
  { request, params, context }: LoaderFunctionArgs,
  show: ((call: never) => unknown) | undefined,
  user: User | undefined,
): Promise<{ value: unknown } | undefined> {
  try {
    return { value: await show?.({ request, params, context, user } as never) };
  } catch (error) {
    if (request.method === "PUT" && error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

function toResponse(result: unknown, { answers }: Operation): Response {
  if (result instanceof Response) return result;
  const status = Number(Object.keys(answers)[0]);
  return answers[status] === "empty" ? new Response(null, { status }) : jsonResponse(result, status);
}

// A version that changed between the check of If-Match and the change.
function refuseLostUpdate(error: unknown): never {
  throw error instanceof Refusal && error.code === "VERSION_CONFLICT" ? preconditionFailed() : error;
}

function rethrow(error: unknown): never {
  throw error;
}

function requireCaller(request: Request, { who, scope, permission }: Operation): User | undefined {
  if (who === "user") return requireApiUser(request, scope);
  if (who !== "admin") return undefined;
  if (!permission) throw new Error("a call of staff names no permission");
  return requireApiAdmin(request, permission);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationRefusal(parsed.error);
  return parsed.data;
}

function namesOf<Name extends string>(handlers: Record<Name, unknown>): Name[] {
  return Object.keys(handlers) as Name[];
}
