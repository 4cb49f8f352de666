/**
 * Whether a browser asks from one of our pages, and so has got the style sheet as a file with it. What is kept for a time without a
 * network must not need that file. Browsers that do not say where they come from, and plain http, get it in each page.
 */
export function hasStyles(request: Request): boolean {
  const isFromHere = request.headers.get("sec-fetch-site") === "same-origin";
  return isFromHere && request.headers.get("sec-fetch-mode") === "navigate";
}
