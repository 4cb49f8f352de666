import { createHash } from "node:crypto";
import type { z } from "zod";
import { toSchema } from "~/features/api/to-schema";
import { claimCall, releaseCall, storeAnswer, type StoredAnswer } from "~/features/api/idempotency.server";
import type { Operation } from "~/features/api/operation";
import { findUnknownFields } from "~/features/api/unknown-fields";
import { claimBodyMemory } from "~/http/forms/body-memory.server";
import { readJsonBody } from "~/http/forms/read-body.server";
import { FORM_LIMITS } from "~/http/security/server-limits";
import { Refusal } from "~/refusal";
import { acceptedResponse, jsonResponse, validationRefusal } from "./api-handler.server";

const MAX_KEY_LENGTH = 255;

const strictSchemas = new WeakMap<z.ZodType, ReturnType<typeof toSchema>>();

/** Parses what was sent. Throws UNKNOWN_FIELD (400) with the names of fields that the schema does not have, else BAD_INPUT. */
export function parseStrictly(schema: z.ZodType, value: Record<string, unknown>): unknown {
  const strict = strictSchemas.get(schema) ?? toSchema(schema, "strict");
  strictSchemas.set(schema, strict);
  const unknown = findUnknownFields(strict, value);
  const [first] = unknown;
  if (first !== undefined)
    throw new Refusal("UNKNOWN_FIELD", `There is no field ${unknown.slice(0, 20).join(", ")} here.`, 400, {
      param: first,
      unknownFields: unknown.slice(0, 20),
    });
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationRefusal(parsed.error);
  return parsed.data;
}

/** The JSON body of a call. Throws UNSUPPORTED_TYPE (415), BAD_BODY (400), TOO_LARGE (413), BUSY (503). */
export async function readStrictBody(
  request: Request,
  { maxBytes = FORM_LIMITS.encoded }: Operation,
): Promise<Record<string, unknown>> {
  const length = Number(request.headers.get("content-length") ?? 0);
  const busy = length > maxBytes ? undefined : claimBodyMemory(length);
  if (busy) throw busy;
  return readJsonBody(request, maxBytes);
}

/**
 * Makes a call once for each Idempotency-Key of its user, and answers it again from what was stored. What was refused or failed made
 * nothing, and may be another a moment later (a resume added, credits bought), so it frees the key. `describe` makes the answer of what the
 * call throws.
 */
export async function answerOnce(
  request: Request,
  userId: string,
  sent: unknown,
  {
    make,
    describe,
  }: { make: (callId?: string) => Promise<Response>; describe: (error: Refusal) => Response },
): Promise<Response> {
  const key = request.headers.get("idempotency-key");
  if (key === null) return make();
  if (key.trim() === "" || key.length > MAX_KEY_LENGTH)
    throw new Refusal("BAD_INPUT", "An Idempotency-Key has 1 to 255 characters.", 400, {
      param: "Idempotency-Key",
    });
  const call = `${request.method} ${new URL(request.url).pathname} ${JSON.stringify(sortKeys(sent))}`;
  const { callId, answer } = claimCall(userId, key, call);
  if (answer) return replay(answer);
  try {
    const response = await make(callId).catch((error: unknown) => {
      if (error instanceof Refusal) return describe(error);
      throw error;
    });
    if (!response.ok) releaseCall(userId, callId);
    else
      storeAnswer(userId, callId, {
        status: response.status,
        location: response.headers.get("location"),
        body: await response.clone().text(),
      });
    return response;
  } catch (error) {
    releaseCall(userId, callId);
    throw error;
  }
}

/** The ETag of what an address shows: any visible change makes another. */
function etagOf(shown: unknown): string {
  const text = typeof shown === "string" ? shown : JSON.stringify(shown);
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** Throws PRECONDITION_FAILED (412) when If-Match names another state than the one that is shown now. */
export function assertMatch(
  request: Request,
  { match }: Operation,
  shown: { value: unknown } | undefined,
): void {
  const header = request.headers.get("if-match");
  if (header === null) {
    if (match === "required" && shown)
      throw new Refusal(
        "PRECONDITION_REQUIRED",
        "Send the ETag that you read as If-Match, so that no other change is lost. * overwrites any.",
        428,
        { param: "If-Match" },
      );
    return;
  }
  const known = header.split(",").map((tag) => tag.trim());
  if (shown && (known.includes("*") || known.includes(etagOf(shown.value)))) return;
  throw preconditionFailed();
}

/** Another change came in between. */
export function preconditionFailed(): Refusal {
  return new Refusal(
    "PRECONDITION_FAILED",
    "This was changed since you read it. Read it again, then make your change.",
    412,
    { param: "If-Match" },
  );
}

/** The answer with its ETag; 304 when the caller has it already. */
export async function withEtag(request: Request, response: Response): Promise<Response> {
  // A file has its own, by its bytes.
  if (response.status !== 200 || response.headers.has("ETag")) return response;
  const etag = etagOf(await response.clone().text());
  const isKnown = request.method === "GET" || request.method === "HEAD";
  const asked = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim());
  const isSame = isKnown && asked.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
  const answer = isSame ? new Response(null, { status: 304, headers: response.headers }) : response;
  answer.headers.set("ETag", etag);
  return answer;
}

function replay({ status, location, body }: StoredAnswer): Response {
  const headers = { "Idempotent-Replayed": "true", ...(location !== null && { Location: location }) };
  if (body === "") return new Response(null, { status, headers });
  const parsed: unknown = JSON.parse(body);
  const isAccepted = status === 202 && location !== null;
  return isAccepted ? acceptedResponse(parsed, location, headers) : jsonResponse(parsed, status, headers);
}

// The order of fields means nothing.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => [name, sortKeys(item)]),
  );
}
