import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { env } from "~/env.server";
import { serializeError, log } from "~/log.server";
import { paymentFormOrigin } from "~/features/payments/checkout.server";
import styles from "~/ui/styles.css?inline";
import { getClientAddress } from "./client-address.server";
import type { LoadContext } from "~/http/load-context.server";
import { parseSessionToken } from "~/http/auth/session.server";
import { createSharedCookie } from "~/http/auth/shared-device.server";

const BODY_LIMIT = 256 * 1024;
const MEGABYTE = 1024 * 1024;
/** Where files arrive, and how long such a body may be. */
const UPLOAD_BODY_LIMITS = new Map([
  ["/generate", 11 * MEGABYTE],
  ["/api/generate", 11 * MEGABYTE],
  ["/profile/photo", 6 * MEGABYTE],
  ["/api/profile/photo", 6 * MEGABYTE],
  ["/support", 6 * MEGABYTE],
  ["/api/support/message", 6 * MEGABYTE],
]);
/** Posted by Paystack's servers: no browser, no cookie; its signature is its only right, and its body is read to its own limit. */
const WEBHOOK_PATH = "/api/payment/webhook";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_ORIGIN = new URL(env.APP_URL).origin;
const STYLE_HASH = createHash("sha256").update(styles).digest("base64");

/** Stands before everything else: request id, security headers, host, origin and body checks, one log line a request. */
export const securityMiddleware: RequestHandler = (request, response, next) => {
  const context: LoadContext = {
    clientAddress: getClientAddress(request),
    nonce: randomBytes(16).toString("base64"),
    requestId: randomUUID(),
  };
  response.locals.context = context;
  delete request.headers["x-forwarded-host"]; // anybody can send it; our address is APP_URL
  setHeaders(request, response, context);
  renewSharedSession(request, response);
  logRequest(request, response, context);
  drainRequest(request, response);
  const rejected = checkRequest(request, response);
  if (!rejected) return next();
  log.warn({
    event: "request.refused",
    requestId: context.requestId,
    status: rejected.status,
    why: rejected.reason,
  });
  sendError(request, response, rejected.status, rejected.text);
};

export function getLoadContext(_request: Request, response: Response): LoadContext {
  return response.locals.context;
}

/** Express' own last word: an error that no page could show. Express knows it by its four parameters. */
export const errorHandler = (error: unknown, request: Request, response: Response, _next: NextFunction) => {
  log.error({
    event: "server.request_failed",
    requestId: response.locals.context?.requestId,
    ...serializeError(error),
  });
  if (response.headersSent) return response.destroy();
  sendError(request, response, 500, "Something went wrong. Please try again.");
};

// Set last and only where the answer did not bring its own, so that a preview or a file can be stricter.
function setHeaders(request: Request, response: Response, { nonce, requestId }: LoadContext) {
  const defaults: Record<string, string> = {
    "X-Request-Id": requestId,
    "Content-Security-Policy": contentSecurityPolicy(nonce),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cache-Control": cacheControl(request),
    ...(env.isLive && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
  };
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(defaults))
      if (!response.hasHeader(name)) response.setHeader(name, value);
  });
}

// Each page and each post on somebody else's phone sets its idle clock anew; what a page asks for by itself does not.
function renewSharedSession(request: Request, response: Response) {
  const token = parseSessionToken(request.headers.cookie ?? "");
  const isUserAction =
    !SAFE_METHODS.has(request.method) || request.headers.accept?.includes("text/html") === true;
  if (token?.startsWith("shared:") && isUserAction) response.append("Set-Cookie", createSharedCookie(token));
}

// Nothing of a signed-in person is kept on a shared phone. The two pages where people type much are the exception: with
// no-store the browser's Back button would throw away what they typed.
function cacheControl(request: Request): string {
  const token = parseSessionToken(request.headers.cookie ?? "");
  const isLongForm = request.path === "/generate" || request.path.startsWith("/edit/");
  return token && (!isLongForm || token.startsWith("shared:")) ? "private, no-store" : "private, no-cache";
}

function contentSecurityPolicy(nonce: string): string {
  const isDevelopment = import.meta.env?.DEV;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The one inline style sheet is known by its hash; Vite's reloading needs more while developing.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'sha256-${STYLE_HASH}'`,
    "img-src 'self' data: blob:",
    `connect-src 'self' ${OWN_ORIGIN.replace(/^http/, "ws")}${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A form that leads to the checkout: Chromium holds the redirect after a post to this list, too.
    `form-action 'self' ${paymentFormOrigin() ?? ""}`.trim(),
  ].join("; ");
}

type RejectedRequest = { status: number; reason: string; text: string };

function checkRequest(request: Request, response: Response): RejectedRequest | undefined {
  if (request.method === "TRACE")
    return { status: 405, reason: "method", text: "This method is not allowed." };
  if (env.isLive && request.headers.host !== new URL(env.APP_URL).host && request.path !== "/healthz") {
    return { status: 421, reason: "host", text: "This address is not served here." };
  }
  if (SAFE_METHODS.has(request.method)) return undefined;
  if (request.path.replace(/\/+$/, "") === WEBHOOK_PATH)
    return Number(request.headers["content-length"] ?? 0) > MEGABYTE ? payloadTooLarge(response) : undefined;
  if (!isSameOrigin(request))
    return {
      status: 403,
      reason: "origin",
      text: "This form came from another site, so nothing was changed. Open the page here and try again.",
    };
  return checkBodyLength(request, response);
}

/**
 * Whether an unsafe request was made by one of our own pages, or by a program with a Bearer token. Browsers name the origin of every
 * post; very old ones only the referrer. A request that names neither and carries cookies is refused.
 */
function isSameOrigin(request: Request): boolean {
  const { origin, referer, cookie, authorization } = request.headers;
  const namedOrigin = origin ?? (referer ? originOf(referer) : undefined);
  if (namedOrigin !== undefined)
    return namedOrigin === OWN_ORIGIN || (env.isLocal && originHost(namedOrigin) === request.headers.host);
  const fetchSite = request.headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  return cookie === undefined || authorization !== undefined;
}

// A length is always known for what browsers send, so that no body is read further than its limit.
function checkBodyLength(request: Request, response: Response): RejectedRequest | undefined {
  if (request.headers["transfer-encoding"])
    return { status: 411, reason: "length", text: "Send the request with its length." };
  const length = Number(request.headers["content-length"] ?? 0);
  const uploadLimit = UPLOAD_BODY_LIMITS.get(request.path.replace(/\.data$/, ""));
  if (length <= (uploadLimit ?? BODY_LIMIT)) return undefined;
  const rejected = payloadTooLarge(response);
  return uploadLimit ? undefined : rejected; // the form reader stops at the file and keeps what was typed
}

// With the connection kept, a browser sits waiting for a body that nobody reads, and shows nothing for seconds.
function payloadTooLarge(response: Response): RejectedRequest {
  response.setHeader("Connection", "close");
  return {
    status: 413,
    reason: "size",
    text: "That is too much to send at once. Make it shorter and try again.",
  };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function sendError(request: Request, response: Response, status: number, text: string) {
  response.status(status).setHeader("Cache-Control", "no-store");
  if (request.path.startsWith("/api/")) return void response.json({ message: text, error: text });
  response
    .type("html")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><h1>That did not work</h1><p>${text}</p><p><a href="/">Go to the home page</a></p>`,
    );
}

// An answer may be given before the body was read. What is left of it is thrown away then, else the next request on this connection waits behind
// it until the connection's time is over.
function drainRequest(request: Request, response: Response) {
  response.on("finish", () => {
    if (request.complete) return;
    request.removeAllListeners("data");
    request.resume();
  });
}

// The path only: addresses in mails carry tokens in their query.
function logRequest(request: Request, response: Response, { requestId }: LoadContext) {
  const started = performance.now();
  response.on("finish", () => {
    if (request.path.startsWith("/assets/") || request.path === "/healthz") return;
    log.info({
      event: "http.request",
      requestId,
      method: request.method,
      path: request.path,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
    });
  });
}
