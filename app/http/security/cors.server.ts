import type { Request, Response } from "express";
import { isApiKey, readBearer } from "~/http/auth/bearer";

/** The answer to a browser that asks before a call from a page of another site. */
export const PREFLIGHT_HEADERS: Record<string, string> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Range, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset",
  "Access-Control-Max-Age": "7200",
};
const EXPOSED =
  "Content-Disposition, ETag, Idempotent-Replayed, Location, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, RateLimit-Reset, Retry-After, Tus-Resumable, Upload-Expires, Upload-Offset, WWW-Authenticate, X-Request-Id";

/** Whether an API call comes with a key. A browser sends no cookie's rights with it, so any page may make it. */
export function isKeyedCall({ path, headers }: Request): boolean {
  const authorization = headers.authorization ?? null;
  return path.startsWith("/api/") && isApiKey(readBearer({ headers: { get: () => authorization } }));
}

/** Lets pages of other sites read the answer to a call with a key. Without a key there is no CORS: a session stays with our own pages. */
export function allowAnyOrigin(response: Response): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Expose-Headers", EXPOSED);
}

/** Whether a browser asks before a call with a key. It names the header that the call will have, and never its value. */
export function isPreflight({ method, path, headers }: Request): boolean {
  const asked = String(headers["access-control-request-headers"] ?? "").toLowerCase();
  return (
    method === "OPTIONS" &&
    path.startsWith("/api/") &&
    headers["access-control-request-method"] !== undefined &&
    asked.split(",").some((name) => name.trim() === "authorization")
  );
}
