import type { Request, RequestHandler, Response } from "express";
import { countAnswered } from "~/http/api/api-limit.server";
import { errorBody } from "~/http/api/error-body";
import { waitForPosition } from "~/db/replication.server";
import { SAFE_METHODS } from "~/http/security/request-check.server";
import { safePath } from "~/http/security/safe-redirect";
import { getLoadContext } from "~/http/security/middleware.server";
import { recallPosition } from "./bearer-positions.server";
import { forwardRequest, type Unreachable } from "./forward-request.server";
import { NODE_HEADER } from "./node-header.server";
import { parsePosition } from "./position-cookie.server";
import { belongsToPrimary } from "./primary-paths";
import { comeBackPage, TRIES_AGAIN_AFTER, unsavedPage } from "~/http/unsaved/try-again-page.server";

// LiteFS brings a transaction within a few milliseconds; forwarding costs a way to the primary and back.
const WAITS_MS = 500;

/**
 * On a replica: what writes goes to the primary, and so does what only the primary knows. Who has written before sees it: a read waits
 * a moment for it, then goes to the primary too.
 */
export const replicaMiddleware: RequestHandler = (request, response, next) => {
  // Two replicas that take one another for the primary.
  if (request.headers[NODE_HEADER] !== undefined)
    return answerPlainly(request, response, "This server only reads. PRIMARY_URL must lead to the primary.");
  if (isOfThisNode(request)) return next();
  if (!SAFE_METHODS.has(request.method) || belongsToPrimary(request.path)) return forward(request, response);
  const position = recallPosition(request) ?? parsePosition(request.headers.cookie);
  if (position === undefined) return next();
  waitForPosition(position, WAITS_MS).then((isHere) => (isHere ? next() : forward(request, response)), next);
};

function isOfThisNode({ path }: Request): boolean {
  return /^\/(healthz|readyz|metrics)$|^\/assets\//.test(path);
}

function forward(request: Request, response: Response) {
  const { clientAddress } = getLoadContext(request, response);
  forwardRequest(request, response, clientAddress, (why) => void answerUnreachable(request, response, why));
}

async function answerUnreachable(request: Request, response: Response, { isSent, body }: Unreachable) {
  const path = request.originalUrl;
  if (path.startsWith("/api/") || request.path.endsWith(".data"))
    return answerPlainly(
      request,
      response,
      "Our server cannot save anything for a moment. Try again.",
      isSent,
    );
  const sent = await body();
  setHeaders(response).type("html");
  if (SAFE_METHODS.has(request.method)) return void response.send(comeBackPage(safePath(path, "/")));
  const { nonce } = getLoadContext(request, response);
  const contentType = request.headers["content-type"];
  response.send(unsavedPage({ path, nonce, contentType, body: sent, isSent }));
}

function answerPlainly(request: Request, response: Response, text: string, isSent = false) {
  const { requestId, clientAddress } = getLoadContext(request, response);
  const code = isSent ? "OUTCOME_UNKNOWN" : "PRIMARY_UNREACHABLE";
  const limit = request.path.startsWith("/api/") ? countAnswered(request, clientAddress) : {};
  setHeaders(response)
    .set(limit)
    .json(errorBody(request.path, { code, message: text, status: 503, requestId }));
}

function setHeaders(response: Response): Response {
  return response
    .status(503)
    .setHeader("Retry-After", String(TRIES_AGAIN_AFTER))
    .setHeader("Cache-Control", "no-store");
}
