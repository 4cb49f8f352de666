import { createReadableStreamFromReadable, type ActionFunctionArgs } from "@remix-run/node";
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from "express";
import { env } from "~/env.server";
import { getHealth } from "~/features/admin/health.server";
import { recordRequest } from "~/features/metrics/request-metrics.server";
import { getLoadContext } from "~/http/security/middleware.server";
import { STRICT_TRANSPORT } from "~/http/security/security-headers.server";

type Action = (args: ActionFunctionArgs) => Promise<Response>;

/**
 * Sends POST requests for one path to their action without the router. Routing costs more than the answer for
 * a caller with hundreds of requests per second.
 */
export function mountDirectRoute(path: string, action: Action) {
  return (incoming: ExpressRequest, outgoing: ExpressResponse, next: NextFunction): void => {
    if (incoming.method !== "POST" || incoming.path !== path) return next();
    runAction(incoming, outgoing, action).catch(next);
  };
}

async function runAction(
  expressRequest: ExpressRequest,
  expressResponse: ExpressResponse,
  action: Action,
): Promise<void> {
  const headers = new Headers(
    Object.entries(expressRequest.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const body = createReadableStreamFromReadable(expressRequest);
  const request = new Request(new URL(expressRequest.originalUrl, "http://localhost"), {
    method: "POST",
    headers,
    body,
    duplex: "half",
  });
  const response = await action({
    request,
    params: {},
    context: getLoadContext(expressRequest, expressResponse),
  });
  expressResponse.status(response.status);
  response.headers.forEach((value, name) => expressResponse.setHeader(name, value));
  expressResponse.end(await response.text());
}

/**
 * The answer of routes/api/healthz.ts, which others ask for every few seconds. Before everything else and by Node alone: no session, no
 * limit, no line in the log.
 */
export function answerHealth(request: ExpressRequest, response: ExpressResponse, next: NextFunction): void {
  if (request.path !== "/healthz" || (request.method !== "GET" && request.method !== "HEAD")) return next();
  const started = performance.now();
  const health = getHealth();
  const status = health.status === "ok" ? 200 : 503;
  const body = JSON.stringify(health);
  response.writeHead(status, { ...HEALTH_HEADERS, "Content-Length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
  recordRequest(request.method, "/healthz", status, performance.now() - started);
}

// Nothing of it is a page, so it may do less than one.
const HEALTH_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  ...(env.isLive && { "Strict-Transport-Security": STRICT_TRANSPORT }),
};
