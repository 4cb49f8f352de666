import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { getDataVersion } from "~/db/client.server";
import { getSiteContentVersion } from "~/features/site/content.server";
import { seconds } from "~/time";
import { namesStyles } from "./responses/has-styles.server";

/** Pages that are the same for everybody who sends no cookie and no query. A fixed list, so that the cache is bounded. */
const PATHS = new Set([
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/privacy-policy",
  "/terms-of-service",
  "/developers",
]);

// A page may also show what time alone changes, such as a price from a date on.
const CACHED_MS = seconds(1);

type Encoding = "br" | "gzip";
type CachedPage = {
  page: string;
  /** The nonce that the page was rendered with, if it has one: each answer gets its own. */
  nonce: string | undefined;
  headers: [string, string][];
  etag: string | null;
  compressed: Map<Encoding, Buffer>;
  version: string;
  renderedAt: number;
};

const cachedPages = new Map<string, CachedPage>();

/** Answers from the cache while nothing that the page shows can have changed. Else it is rendered, and cached for those who come next. */
export const answerCachedPage: RequestHandler = (request, response, next) => {
  const key = keyOf(request);
  if (key === undefined) return next();
  const context = response.locals.context as AppLoadContext;
  const cached = cachedPages.get(key);
  // Before the page is rendered: what changes meanwhile may be missing in it.
  const version = contentVersion();
  if (cached?.version === version && isInTime(cached)) return answer(cached, context, request, response);
  context.cachePage = (page, headers) => {
    if (headers.has("Set-Cookie")) return;
    cachedPages.set(key, {
      page,
      nonce: page.includes(context.nonce) ? context.nonce : undefined,
      headers: [...headers],
      etag: headers.get("ETag"),
      compressed: cached?.page === page ? cached.compressed : new Map(),
      version,
      renderedAt: Date.now(),
    });
  };
  next();
};

function answer(cached: CachedPage, { nonce }: AppLoadContext, request: Request, response: Response): void {
  for (const [name, value] of cached.headers) response.setHeader(name, value);
  if (cached.nonce !== undefined) return void response.end(cached.page.replaceAll(cached.nonce, nonce));
  if (cached.etag !== null && request.headers["if-none-match"] === cached.etag)
    return void response.status(304).end();
  response.vary("Accept-Encoding");
  const encoding = request.acceptsEncodings("br", "gzip", "identity");
  if (encoding !== "br" && encoding !== "gzip") return void response.end(cached.page);
  const body = compressedOf(cached, encoding);
  response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

/** Undefined where the answer is somebody's own. */
function keyOf({ method, originalUrl, headers }: Request): string | undefined {
  const isForAll =
    (method === "GET" || method === "HEAD") &&
    PATHS.has(originalUrl) &&
    [headers.cookie, headers.authorization, headers["save-data"]].every((value) => value === undefined);
  return isForAll ? `${originalUrl} ${namesStyles(headers)}` : undefined;
}

// Of those who come when the time is up, one has it rendered and the others get the old one a last time.
function isInTime(cached: CachedPage): boolean {
  if (Date.now() - cached.renderedAt < CACHED_MS) return true;
  cached.renderedAt = Date.now();
  return false;
}

// Every write counts, whatever it was: to know less is cheaper than to be wrong.
function contentVersion(): string {
  return `${getDataVersion()} ${getSiteContentVersion()}`;
}

// Once for each text, so it may take its time.
function compressedOf({ page, compressed }: CachedPage, encoding: Encoding): Buffer {
  const made = compressed.get(encoding);
  if (made) return made;
  const body =
    encoding === "br"
      ? brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(page, { level: 9 });
  compressed.set(encoding, body);
  return body;
}
