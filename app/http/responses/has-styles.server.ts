import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a browser asks from one of our pages, and so has got the style sheet as a file with it. What is kept for a time without a
 * network must not need that file. Browsers that do not say where they come from, and plain http, get it in each page.
 */
export function hasStyles({ headers }: Request): boolean {
  return namesStyles({
    "sec-fetch-site": headers.get("sec-fetch-site") ?? undefined,
    "sec-fetch-mode": headers.get("sec-fetch-mode") ?? undefined,
  });
}

/** The same by the header fields as Node has them. */
export function namesStyles(headers: IncomingHttpHeaders): boolean {
  return headers["sec-fetch-site"] === "same-origin" && headers["sec-fetch-mode"] === "navigate";
}
