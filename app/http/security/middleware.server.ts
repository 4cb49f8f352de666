import { randomBytes, randomUUID } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { serializeError, log } from "~/log.server";
import { getClientAddress } from "./client-address.server";
import type { LoadContext } from "~/http/load-context.server";
import { parseSessionToken } from "~/http/auth/session.server";
import { createSharedCookie } from "~/http/auth/shared-device.server";
import { countAnswered } from "~/http/api/api-limit.server";
import { errorBody } from "~/http/api/error-body";
import { plainErrorPage } from "~/http/responses/plain-error-page";
import { refuseUnsaved } from "~/http/unsaved/refuse-unsaved.server";
import { loggablePath, recordRequest } from "~/features/metrics/request-metrics.server";
import { runAsAddress } from "~/work/caller.server";
import { closeLingering, isLingering } from "./lingering-close.server";
import { admitRequest } from "./open-requests.server";
import { allowAnyOrigin, isKeyedCall, isPreflight, PREFLIGHT_HEADERS } from "./cors.server";
import { setHeaders } from "./security-headers.server";
import {
  checkRequest,
  isOfApi,
  isShare,
  OPERATOR_PATHS,
  SAFE_METHODS,
  type RejectedRequest,
} from "./request-check.server";

/**
 * Runs before every route: request id, security headers, checks of host, origin and body, and one log line
 * per request.
 */
export const securityMiddleware: RequestHandler = (request, response, next) => {
  if (isLingering(request.socket)) return;
  const context: LoadContext = {
    clientAddress: getClientAddress(request),
    socketAddress: request.socket.remoteAddress ?? "",
    nonce: randomBytes(16).toString("base64"),
    requestId: randomUUID(),
    receivedAt: performance.now(),
  };
  response.locals.context = context;
  response.setHeader("X-Request-Id", context.requestId);
  delete request.headers["x-forwarded-host"]; // any client can send it; our address is APP_URL
  setHeaders(request, response, context);
  renewSharedSession(request, response);
  logRequest(request, response, context);
  drainRequest(request, response);
  closeLingering(request, response);
  const rejected = admitRequest(request, response, context.clientAddress) ?? checkRequest(request, response);
  // Opaque for a share sheet, and any page's for a keyed call; the framework takes both for an attack.
  if (isShare(request) || isKeyedCall(request)) delete request.headers.origin;
  if (!rejected) {
    if (isPreflight(request))
      return void response
        .set({ ...PREFLIGHT_HEADERS, ...countAnswered(request, context.clientAddress) })
        .status(204)
        .end();
    if (isKeyedCall(request)) allowAnyOrigin(response);
    response.on("close", runAsAddress(context.clientAddress, next));
    return;
  }
  log.warn({
    event: "request.refused",
    requestId: context.requestId,
    status: rejected.status,
    why: rejected.code,
  });
  sendError(request, response, rejected);
};

export function getLoadContext(_request: Request, response: Response): LoadContext {
  return response.locals.context;
}

/**
 * Express error handler, for errors that no page could show. Express recognizes it by its four parameters.
 */
export const errorHandler = (error: unknown, request: Request, response: Response, _next: NextFunction) => {
  const unsaved = refuseUnsaved(request.method, error);
  if (unsaved && !response.headersSent) {
    response.setHeader("Retry-After", String(unsaved.details.retryAfter));
    return sendError(request, response, { status: 503, code: unsaved.code, text: unsaved.message });
  }
  log.error({
    event: "server.request_failed",
    requestId: response.locals.context?.requestId,
    ...serializeError(error),
  });
  if (response.headersSent) return response.destroy();
  sendError(request, response, {
    status: 500,
    code: "FAILED",
    text: "Something went wrong. Please try again.",
  });
};

// On a shared device each page and each POST restarts the idle time. Automatic requests do not.
function renewSharedSession(request: Request, response: Response) {
  const token = parseSessionToken(request.headers.cookie ?? "");
  const isUserAction =
    !SAFE_METHODS.has(request.method) || request.headers.accept?.includes("text/html") === true;
  if (token?.startsWith("shared:") && isUserAction && !isKeyedCall(request))
    response.append("Set-Cookie", createSharedCookie(token));
}

function sendError(request: Request, response: Response, { status, code, text }: RejectedRequest) {
  response.status(status).setHeader("Cache-Control", "no-store");
  if (isOfApi(request.path)) {
    const { requestId, clientAddress } = getLoadContext(request, response);
    if (isKeyedCall(request)) allowAnyOrigin(response);
    response.set(countAnswered(request, clientAddress));
    const { authorization, cookie = "" } = request.headers;
    const isForPage = authorization === undefined && parseSessionToken(cookie) !== undefined;
    return void response.json(errorBody(request.path, { code, message: text, status, requestId, isForPage }));
  }
  response.type("html").send(plainErrorPage(status, text));
}

// A response can be sent before the body was read. The rest is discarded, otherwise it blocks the next
// request on this connection until the timeout.
function drainRequest(request: Request, response: Response) {
  response.on("finish", () => {
    if (request.complete) return;
    request.removeAllListeners("data");
    request.resume();
  });
}

// Logs only the path: links in mails have tokens in their query. A link that is a token itself is logged by its pattern.
function logRequest(request: Request, response: Response, { requestId }: LoadContext) {
  const started = performance.now();
  response.on("finish", () => {
    recordRequest(request.method, request.path, response.statusCode, performance.now() - started);
    if (request.path.startsWith("/assets/") || OPERATOR_PATHS.has(request.path)) return;
    log.info({
      event: "http.request",
      requestId,
      method: request.method,
      path: loggablePath(request.path),
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
    });
  });
}
