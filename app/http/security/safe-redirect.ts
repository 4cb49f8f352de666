/** A path on our own site, or the fallback. Refuses other origins, protocol-relative and backslash tricks, control characters. */
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
    // Dots are resolved by now: "/.//evil.example" has become "//evil.example", which is another site.
    return url.origin === placeholderOrigin && !url.pathname.startsWith("//")
      ? `${url.pathname}${url.search}${url.hash}`
      : fallback;
  } catch {
    return fallback;
  }
}
