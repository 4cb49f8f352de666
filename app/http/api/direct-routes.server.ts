import { createReadableStreamFromReadable, type ActionFunctionArgs } from "@remix-run/node";
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from "express";
import { getHealth } from "~/features/admin/health.server";
import { getLoadContext } from "~/http/security/middleware.server";

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

/** The answer of routes/api/healthz.ts, which others ask for every few seconds, without the router and without a limit. */
export function answerHealth(request: ExpressRequest, response: ExpressResponse, next: NextFunction): void {
  if (request.path !== "/healthz" || (request.method !== "GET" && request.method !== "HEAD")) return next();
  const health = getHealth();
  response
    .status(health.status === "ok" ? 200 : 503)
    .set("Cache-Control", "no-store")
    .json(health);
}
