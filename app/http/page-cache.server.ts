import type { AppLoadContext } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { getDataVersion } from "~/db/client.server";
import { getSiteContentVersion } from "~/features/site/content.server";
import { seconds } from "~/time";
import { namesStyles } from "./responses/has-styles.server";
import { sendStoredPage, storePage, type StoredPage } from "./responses/stored-page.server";

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

type CachedPage = StoredPage & { version: string; renderedAt: number };

const cachedPages = new Map<string, CachedPage>();

/** Answers from the cache while nothing that the page shows can have changed. Else it is rendered, and cached for those who come next. */
export const answerCachedPage: RequestHandler = (request, response, next) => {
  const key = keyOf(request);
  if (key === undefined) return next();
  const context = response.locals.context as AppLoadContext;
  const cached = cachedPages.get(key);
  // Before the page is rendered: what changes meanwhile may be missing in it.
  const version = contentVersion();
  if (cached?.version === version && isInTime(cached))
    return sendStoredPage(cached, context, request, response);
  context.cachePage = (page, headers) => {
    const stored = storePage(page, headers, context, cached);
    if (!stored) return;
    if (!stored.pieces) context.compressedPage = stored.compressed; // this answer is rendered anew, and need not be compressed anew
    cachedPages.set(key, { ...stored, version, renderedAt: Date.now() });
  };
  next();
};

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
