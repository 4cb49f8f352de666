/**
 * Returns the path if it is on our site, else the fallback. Refuses other origins, protocol-relative and
 * backslash tricks, and control characters.
 */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/") || path.length > 2000) return fallback;
  if (
    /[\\\p{Cc}]/u.test(path) ||
    /^\/[/\\]/.test(path) ||
    /%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(path.split("?")[0] ?? "")
  )
    return fallback;
  const placeholderOrigin = "https://oya.invalid";
  try {
    const url = new URL(path, placeholderOrigin);
    // URL has resolved dots here: "/.//evil.example" became "//evil.example", which is another site.
    return url.origin === placeholderOrigin && !url.pathname.startsWith("//")
      ? `${url.pathname}${url.search}${url.hash}`
      : fallback;
  } catch {
    return fallback;
  }
}
