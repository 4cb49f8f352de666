import type { IncomingHttpHeaders } from "node:http";

/** Kept for a time without a network, so it must not need the file. */
const OFFLINE_PAGE = "/offline";

/**
 * Whether a browser asks from one of our pages, and so has got the style sheet as a file with it: for the next page, or for a script that
 * takes a part of one. Browsers that do not say where they come from, and plain http, get it in each page.
 */
export function hasStyles({ url, headers }: Request): boolean {
  return (
    new URL(url).pathname !== OFFLINE_PAGE &&
    namesStyles({
      "sec-fetch-site": headers.get("sec-fetch-site") ?? undefined,
      "sec-fetch-mode": headers.get("sec-fetch-mode") ?? undefined,
    })
  );
}

/** The same by the header fields as Node has them, of any page but the one without a network. */
export function namesStyles(headers: IncomingHttpHeaders): boolean {
  return headers["sec-fetch-site"] === "same-origin" && MODES.has(headers["sec-fetch-mode"]);
}

// A link or form, and a script.
const MODES = new Set<unknown>(["navigate", "cors"]);
