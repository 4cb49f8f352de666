import { isIP } from "node:net";
import type { Request, Response } from "express";
import { env } from "~/env.server";
import { isKeyedCall } from "./cors.server";
import { FORM_LIMITS } from "./server-limits";

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Asked by the platform under any host name, also when the server is full, and not logged. */
export const OPERATOR_PATHS = new Set(["/healthz", "/readyz", "/metrics"]);

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

const { origin: OWN_ORIGIN, host: OWN_HOST } = new URL(env.APP_URL);
export { OWN_ORIGIN };

/** The share sheet of a phone posts here: no page of ours sends it, and it only fills in what the person then sees. */
const SHARE_PATH = "/share";

/** With it the router answers with the data of a page alone. */
const DATA_ENDING = ".data";

const ENCODED_TYPE = /^\s*application\/(?:json|x-www-form-urlencoded)\b/i;

const MEGABYTE = 1024 * 1024;

/** Maximum body bytes of the addresses that receive files, without /api and a slash at the end. */
const FILE_BODY_LIMITS: [RegExp, number][] = [
  [/^\/(generate|career\/import)$/, 11 * MEGABYTE],
  [/^\/v1\/generations$/, 14 * MEGABYTE], // the file comes as base64
  [/^\/profile\/photo$/, 6 * MEGABYTE],
  [new RegExp(`^${SHARE_PATH}$`), 11 * MEGABYTE],
  [/^\/support(\/message)?$/, 6 * MEGABYTE],
  [/^\/admin\/support\/[^/]+(\/message)?$/, 6 * MEGABYTE],
];

function findFileBodyLimit(path: string): number | undefined {
  const own = path.replace(/^\/api(?=\/)/, "").replace(/(\.data|\/)$/, "");
  return FILE_BODY_LIMITS.find(([pattern]) => pattern.test(own))?.[1];
}

/**
 * Called by Paystack's servers without browser or cookie. The route checks the signature and limits the body.
 */
const WEBHOOK_PATH = "/api/payment/webhook";

export type RejectedRequest = { status: number; code: string; text: string };

export function checkRequest(request: Request, response: Response): RejectedRequest | undefined {
  if (!METHODS.includes(request.method)) {
    response.setHeader("Allow", METHODS.join(", "));
    return { status: 405, code: "METHOD_NOT_ALLOWED", text: "This method is not allowed." };
  }
  if (!isReadableAddress(request))
    return { status: 400, code: "BAD_ADDRESS", text: "This address cannot be read. Check it and try again." };
  if (!isOwnHost(request.headers.host ?? "") && !OPERATOR_PATHS.has(request.path)) {
    return { status: 421, code: "WRONG_HOST", text: "This address is not served here." };
  }
  if (isApiMisspelt(request.path))
    return {
      status: 404,
      code: "NOT_FOUND",
      text: "This address does not exist in the API. Write it as it is on /developers.",
    };
  if (SAFE_METHODS.has(request.method)) return undefined;
  if (request.path.replace(/\/+$/, "") === WEBHOOK_PATH)
    return Number(request.headers["content-length"] ?? 0) > MEGABYTE ? payloadTooLarge(response) : undefined;
  if (!(isShare(request) || isKeyedCall(request) || isSameOrigin(request)))
    return {
      status: 403,
      code: "FOREIGN_ORIGIN",
      text: request.path.startsWith("/api/")
        ? "This call came from another site without an API key, so nothing was changed. Send Authorization: Bearer oya_…, and no cookies."
        : "This form came from another site, so nothing was changed. Open the page here and try again.",
    };
  return checkBodyLength(request, response);
}

/** A share comes from the phone ("none") or our own installed app, often with an opaque origin; never from another site's page. */
export function isShare({ path, headers }: Request): boolean {
  const site = headers["sec-fetch-site"];
  return path === SHARE_PATH && (site === "none" || site === "same-origin");
}

// Local mode has public passwords, so a name of another site that leads to this machine must not reach it (DNS rebinding).
// An address in digits is nobody's name.
function isOwnHost(host: string): boolean {
  if (host === OWN_HOST) return true;
  if (env.isLive || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

// A malformed percent sign, a whole address in the place of the path, or a host that is none. `_data` is the framework's own from
// earlier times: nothing of ours sends it, and each such request would write an error into the log.
function isReadableAddress({ originalUrl, headers: { host } }: Request): boolean {
  if (!originalUrl.startsWith("/") || !URL.canParse(`http://${host}${originalUrl}`)) return false;
  if (new URL(`http://${host}${originalUrl}`).searchParams.has("_data")) return false;
  try {
    decodeURIComponent(originalUrl.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** Whether a path, as the router reads it, belongs to the API. */
export function isOfApi(path: string): boolean {
  return isBelow(readAsRouter(path), "/api");
}

// The router takes /API and /%61pi for /api. Whatever looks at the beginning of a path would not. With .data at its end it answers as
// to a script of a page: in the framework's own format, without the API's headers and errors.
function isApiMisspelt(path: string): boolean {
  const read = readAsRouter(path);
  if (isBelow(read, "/api") && path.endsWith(DATA_ENDING)) return true;
  return ["/api", "/api/v1"].some((beginning) => isBelow(read, beginning) && !isBelow(path, beginning));
}

function isBelow(path: string, beginning: string): boolean {
  return path === beginning || path.startsWith(`${beginning}/`);
}

function readAsRouter(path: string): string {
  const address = path.endsWith(DATA_ENDING) ? path.slice(0, -DATA_ENDING.length) : path;
  try {
    return decodeURIComponent(address).toLowerCase();
  } catch {
    return address.toLowerCase();
  }
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
    return namedOrigin === OWN_ORIGIN || (env.isLocal && namedOrigin === `http://${request.headers.host}`);
  const fetchSite = request.headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  return cookie === undefined || authorization !== undefined;
}

// Browsers always send a length, so no body is read beyond its limit.
function checkBodyLength(request: Request, response: Response): RejectedRequest | undefined {
  if (request.headers["transfer-encoding"])
    return { status: 411, code: "LENGTH_REQUIRED", text: "Send the request with its length." };
  const length = Number(request.headers["content-length"] ?? 0);
  const uploadLimit = findFileBodyLimit(request.path);
  const isEncoded = ENCODED_TYPE.test(request.headers["content-type"] ?? "");
  const formLimit = isEncoded ? FORM_LIMITS.encoded : FORM_LIMITS.fields;
  if (length <= (uploadLimit ?? formLimit)) return undefined;
  const rejected = payloadTooLarge(response);
  return uploadLimit ? undefined : rejected; // the form parser stops at the file and returns the typed values
}

// If the connection stays open, the browser waits for seconds to send a body that is not read.
function payloadTooLarge(response: Response): RejectedRequest {
  response.setHeader("Connection", "close");
  return {
    status: 413,
    code: "TOO_LARGE",
    text: "That is too much to send at once. Make it shorter and try again.",
  };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
