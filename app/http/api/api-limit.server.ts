import { createHash } from "node:crypto";
import type { Request as ExpressRequest } from "express";
import { findKeyUser } from "~/features/accounts/api-keys.server";
import { findSessionUser } from "~/features/accounts/sessions.server";
import { findOperation, getOperation } from "~/features/api/contract";
import { isApiKey, readBearer } from "~/http/auth/bearer";
import { readSessionToken } from "~/http/auth/session.server";
import { LimitRefusal, type LimitState } from "~/http/security/limit-refusal";
import { minutes, seconds } from "~/time";

type Caller = { headers: Pick<Headers, "get"> };
/** Calls a minute of one key, one session or, without either, one address. */
export const API_CALLS_PER_MINUTE = 600;
const MAX_SUBJECTS = 100_000;

// In memory, because most calls only read and write nothing. A restart begins anew.
let counts = new Map<string, number>();
let countedMinute = 0;

/** Counts one call; throws a Refusal (429) above the limit. */
export function enforceApiLimit(subject: string, now = Date.now()): LimitState {
  const state = countCall(subject, now);
  const { remaining, resetSeconds } = state;
  if (remaining >= 0) return state;
  throw new LimitRefusal(`Too many calls. Wait ${resetSeconds} seconds, then go on.`, state, resetSeconds);
}

/** Counts a call that is answered before it comes to its route. Gives the headers of its answer; none where senders sign. */
export function countAnswered(
  { method, path, headers }: Pick<ExpressRequest, "method" | "path" | "headers">,
  clientAddress: string,
  now = Date.now(),
): Record<string, string> {
  const name = findOperation(method, path);
  if (name && getOperation(name).who === "sender") return {};
  const caller = { headers: { get: (field: string) => String(headers[field] ?? "") } };
  return limitHeaders(countCall(findApiSubject(caller, clientAddress), now));
}

function countCall(subject: string, now: number): LimitState {
  const minute = Math.floor(now / minutes(1));
  if (minute !== countedMinute || counts.size >= MAX_SUBJECTS) counts = new Map();
  countedMinute = minute;
  const count = (counts.get(subject) ?? 0) + 1;
  counts.set(subject, count);
  const resetSeconds = Math.ceil(((minute + 1) * minutes(1) - now) / seconds(1));
  return {
    max: API_CALLS_PER_MINUTE,
    windowSeconds: 60,
    remaining: API_CALLS_PER_MINUTE - count,
    resetSeconds,
  };
}

/** Who is counted: a key or session by its hash, else the address. A secret that opens nothing is the address, too: anybody can make up another. */
export function findApiSubject(request: Caller, clientAddress: string): string {
  const secret = readBearer(request) ?? readSessionToken(request);
  return secret && isKnown(secret) ? createHash("sha256").update(secret).digest("base64url") : clientAddress;
}

function isKnown(secret: string): boolean {
  return (isApiKey(secret) ? findKeyUser(secret) : findSessionUser(secret)) !== undefined;
}

/** Of two limits of one call, the one that has less left. */
export function tighter(one: LimitState | undefined, other: LimitState): LimitState {
  return one && one.remaining <= other.remaining ? one : other;
}

/** The header fields of a limit, as most services name them (IETF draft "RateLimit header fields", version 6). */
export function limitHeaders({
  max,
  windowSeconds,
  remaining,
  resetSeconds,
}: LimitState): Record<string, string> {
  return {
    "RateLimit-Policy": `${max};w=${windowSeconds}`,
    "RateLimit-Limit": String(max),
    "RateLimit-Remaining": String(Math.max(0, remaining)),
    "RateLimit-Reset": String(resetSeconds),
  };
}
