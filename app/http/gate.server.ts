import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { env } from "~/env.server";
import { errorFacts, log } from "~/log.server";
import { paymentFormOrigin } from "~/features/payments/payments.server";
import styles from "~/ui/styles.css?inline";
import { clientAddress } from "./client-address.server";
import type { Context } from "./context.server";
import { sessionTokenIn } from "./session.server";
import { sharedCookie } from "./shared-phone.server";

const BODY_LIMIT = 256 * 1024;
const MEGABYTE = 1024 * 1024;
/** Where files arrive, and how long such a body may be. */
const UPLOADS = new Map([
  ["/generate", 11 * MEGABYTE],
  ["/api/generate", 11 * MEGABYTE],
  ["/profile/photo", 6 * MEGABYTE],
  ["/api/profile/photo", 6 * MEGABYTE],
  ["/support", 6 * MEGABYTE],
  ["/api/support/message", 6 * MEGABYTE],
]);
/** Posted by Paystack's servers: no browser, no cookie; its signature is its only right, and its body is read to its own limit. */
const WEBHOOK = "/api/payment/webhook";
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_ORIGIN = new URL(env.APP_URL).origin;
const STYLE_HASH = createHash("sha256").update(styles).digest("base64");

/** Stands before everything else: request id, security headers, host, origin and body checks, one log line a request. */
export const gate: RequestHandler = (request, response, next) => {
  const context: Context = {
    clientAddress: clientAddress(request),
    nonce: randomBytes(16).toString("base64"),
    requestId: randomUUID(),
  };
  response.locals.context = context;
  delete request.headers["x-forwarded-host"]; // anybody can send it; our address is APP_URL
  setHeaders(request, response, context);
  keepSharedAlive(request, response);
  logWhenDone(request, response, context);
  readToTheEnd(request, response);
  const refused = refusalOf(request, response);
  if (!refused) return next();
  log.warn({ event: "gate.refused", requestId: context.requestId, status: refused.status, why: refused.why });
  answer(request, response, refused.status, refused.text);
};

export function contextOf(_request: Request, response: Response): Context {
  return response.locals.context;
}

/** Express' own last word: an error that no page could show. Express knows it by its four parameters. */
export const lastResort = (error: unknown, request: Request, response: Response, _next: NextFunction) => {
  log.error({ event: "host.failed", requestId: response.locals.context?.requestId, ...errorFacts(error) });
  if (response.headersSent) return response.destroy();
  answer(request, response, 500, "Something went wrong. Please try again.");
};

// Set last and only where the answer did not bring its own, so that a preview or a file can be stricter.
function setHeaders(request: Request, response: Response, { nonce, requestId }: Context) {
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
function keepSharedAlive(request: Request, response: Response) {
  const token = sessionTokenIn(request.headers.cookie ?? "");
  const isTap = !SAFE.has(request.method) || request.headers.accept?.includes("text/html") === true;
  if (token?.startsWith("shared:") && isTap) response.append("Set-Cookie", sharedCookie(token));
}

// Nothing of a signed-in person is kept on a shared phone. The two pages where people type much are the exception: with
// no-store the browser's Back button would throw away what they typed.
function cacheControl(request: Request): string {
  const token = sessionTokenIn(request.headers.cookie ?? "");
  const isLongForm = request.path === "/generate" || request.path.startsWith("/edit/");
  return token && (!isLongForm || token.startsWith("shared:")) ? "private, no-store" : "private, no-cache";
}

function contentSecurityPolicy(nonce: string): string {
  const inDevelopment = import.meta.env?.DEV;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The one inline style sheet is known by its hash; Vite's reloading needs more while developing.
    inDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'sha256-${STYLE_HASH}'`,
    "img-src 'self' data: blob:",
    `connect-src 'self' ${OWN_ORIGIN.replace(/^http/, "ws")}${inDevelopment ? " ws:" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A form that leads to the checkout: Chromium holds the redirect after a post to this list, too.
    `form-action 'self' ${paymentFormOrigin() ?? ""}`.trim(),
  ].join("; ");
}

type Refused = { status: number; why: string; text: string };

function refusalOf(request: Request, response: Response): Refused | undefined {
  if (request.method === "TRACE") return { status: 405, why: "method", text: "This method is not allowed." };
  if (env.isLive && request.headers.host !== new URL(env.APP_URL).host && request.path !== "/healthz") {
    return { status: 421, why: "host", text: "This address is not served here." };
  }
  if (SAFE.has(request.method)) return undefined;
  if (request.path.replace(/\/+$/, "") === WEBHOOK)
    return Number(request.headers["content-length"] ?? 0) > MEGABYTE ? tooLong(response) : undefined;
  if (!isOurs(request))
    return {
      status: 403,
      why: "origin",
      text: "This form came from another site, so nothing was changed. Open the page here and try again.",
    };
  return bodyRefusal(request, response);
}

/**
 * Whether an unsafe request was made by one of our own pages, or by a program with a Bearer token. Browsers name the origin of every
 * post; very old ones only the referrer. A request that names neither and carries cookies is refused.
 */
function isOurs(request: Request): boolean {
  const { origin, referer, cookie, authorization } = request.headers;
  const named = origin ?? (referer ? originOf(referer) : undefined);
  if (named !== undefined)
    return named === OWN_ORIGIN || (env.isLocal && originHost(named) === request.headers.host);
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return cookie === undefined || authorization !== undefined;
}

// A length is always known for what browsers send, so that no body is read further than its limit.
function bodyRefusal(request: Request, response: Response): Refused | undefined {
  if (request.headers["transfer-encoding"])
    return { status: 411, why: "length", text: "Send the request with its length." };
  const length = Number(request.headers["content-length"] ?? 0);
  const uploadLimit = UPLOADS.get(request.path.replace(/\.data$/, ""));
  if (length <= (uploadLimit ?? BODY_LIMIT)) return undefined;
  const refused = tooLong(response);
  return uploadLimit ? undefined : refused; // the form reader stops at the file and keeps what was typed
}

// With the connection kept, a browser sits waiting for a body that nobody reads, and shows nothing for seconds.
function tooLong(response: Response): Refused {
  response.setHeader("Connection", "close");
  return {
    status: 413,
    why: "size",
    text: "That is too much to send at once. Make it shorter and try again.",
  };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function answer(request: Request, response: Response, status: number, text: string) {
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
function readToTheEnd(request: Request, response: Response) {
  response.on("finish", () => {
    if (request.complete) return;
    request.removeAllListeners("data");
    request.resume();
  });
}

// The path only: addresses in mails carry tokens in their query.
function logWhenDone(request: Request, response: Response, { requestId }: Context) {
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
