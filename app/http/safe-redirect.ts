/** A path on our own site, or the fallback. Refuses other origins, protocol-relative and backslash tricks, control characters. */
export function safePath(asked: unknown, fallback: string): string {
  if (typeof asked !== "string" || !asked.startsWith("/") || asked.length > 2000) return fallback;
  if (
    /[\\\p{Cc}]/u.test(asked) ||
    /^\/[/\\]/.test(asked) ||
    /%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(asked.split("?")[0] ?? "")
  )
    return fallback;
  const home = "https://oya.invalid";
  try {
    const url = new URL(asked, home);
    // Dots are resolved by now: "/.//evil.example" has become "//evil.example", which is another site.
    return url.origin === home && !url.pathname.startsWith("//")
      ? `${url.pathname}${url.search}${url.hash}`
      : fallback;
  } catch {
    return fallback;
  }
}
