import type { AppLoadContext } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { getPersonDataVersion } from "~/db/person-version.server";
import { getSiteContentVersion } from "~/features/site/content.server";
import { minutes, toLagosDay } from "~/time";
import { findAdmitted } from "./auth/guards.server";
import { sendStoredPage, storePage, type StoredPage } from "./responses/stored-page.server";

/**
 * Pages that show what belongs to their reader or to nobody, and nothing else: no row of another person, no chance, nothing that only
 * this process remembers (tests/stored-pages.test.ts).
 */
export const PERSON_PATHS: ReadonlySet<string> = new Set([
  "/dashboard",
  "/applications",
  "/documents",
  "/career",
]);

// Time alone changes how many days are left. A page may be a minute late with it, as one is that was opened a minute ago.
const STORED_MS = minutes(1);
const MAX_PAGES = 200;

type PersonPage = StoredPage & { asked: string; version: string; renderedAt: number };

// One for each person and address, the oldest first: who asks in many ways pushes out nobody but themselves.
const pages = new Map<string, PersonPage>();

/**
 * Answers a person who asks again, in the same words and with the same cookies, while nothing of theirs and nothing of the site has
 * changed. Who asks is decided before, as for each page: after a sign-out, a new password or a switched-off account nothing is sent.
 */
export const answerStoredPage: RequestHandler = (request, response, next) => {
  const { cookie, authorization } = request.headers;
  const isPage = request.method === "GET" && PERSON_PATHS.has(request.originalUrl);
  const user = isPage && cookie !== undefined && authorization === undefined && findAdmitted(cookie);
  if (!user) return next();
  const context = response.locals.context as AppLoadContext;
  const key = `${user.id} ${request.originalUrl}`;
  const asked = wordsOf(request);
  // Before the page is rendered: what changes meanwhile may be missing in it.
  const version = `${getPersonDataVersion(user.id)} ${getSiteContentVersion()} ${toLagosDay(new Date())}`;
  const stored = pages.get(key);
  if (stored?.asked === asked && stored.version === version && isInTime(stored))
    return sendStoredPage(stored, context, request, response);
  pages.delete(key);
  context.cachePage = (page, headers) => {
    const made = storePage(page, headers, context);
    if (!made) return;
    pages.delete(key);
    pages.set(key, { ...made, asked, version, renderedAt: Date.now() });
    purgePages();
  };
  next();
};

/** All of a request that a page may depend on. With the session's cookie in it, no two browsers ask in the same words. */
function wordsOf({ headers }: Request): string {
  return JSON.stringify([
    headers.host,
    headers.cookie,
    headers["save-data"],
    headers["sec-fetch-site"],
    headers["sec-fetch-mode"],
  ]);
}

function isInTime({ renderedAt }: PersonPage): boolean {
  const age = Date.now() - renderedAt;
  return age >= 0 && age < STORED_MS; // below 0 the clock was set back
}

function purgePages() {
  for (const [key, page] of pages) {
    if (pages.size <= MAX_PAGES && isInTime(page)) return;
    pages.delete(key);
  }
}
