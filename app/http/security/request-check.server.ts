import type { Request, Response } from "express";
import { env } from "~/env.server";

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export const OWN_ORIGIN = new URL(env.APP_URL).origin;

const BODY_LIMIT = 256 * 1024;

const MEGABYTE = 1024 * 1024;

/** Maximum body bytes of the paths that receive files. */
const UPLOAD_BODY_LIMITS = new Map([
  ["/generate", 11 * MEGABYTE],
  ["/api/generate", 11 * MEGABYTE],
  ["/profile/photo", 6 * MEGABYTE],
  ["/api/profile/photo", 6 * MEGABYTE],
  ["/support", 6 * MEGABYTE],
  ["/api/support/message", 6 * MEGABYTE],
]);

/**
 * Called by Paystack's servers without browser or cookie. The route checks the signature and limits the body.
 */
const WEBHOOK_PATH = "/api/payment/webhook";

type RejectedRequest = { status: number; reason: string; text: string };

export function checkRequest(request: Request, response: Response): RejectedRequest | undefined {
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
 * Whether an unsafe request comes from one of our pages, or from a client with a Bearer token. Browsers send
 * the origin with every POST; very old ones only the referrer. A request with cookies and neither header is
 * refused.
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

// Browsers always send a length, so no body is read beyond its limit.
function checkBodyLength(request: Request, response: Response): RejectedRequest | undefined {
  if (request.headers["transfer-encoding"])
    return { status: 411, reason: "length", text: "Send the request with its length." };
  const length = Number(request.headers["content-length"] ?? 0);
  const uploadLimit = UPLOAD_BODY_LIMITS.get(request.path.replace(/\.data$/, ""));
  if (length <= (uploadLimit ?? BODY_LIMIT)) return undefined;
  const rejected = payloadTooLarge(response);
  return uploadLimit ? undefined : rejected; // the form parser stops at the file and returns the typed values
}

// If the connection stays open, the browser waits for seconds to send a body that is not read.
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
