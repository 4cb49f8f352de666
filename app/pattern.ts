/**
 * One regular expression that matches where any of the parts matches. The flags of the parts do not count:
 * give them once, in `flags`.
 */
export function anyOf(parts: readonly RegExp[], flags = ""): RegExp {
  return new RegExp(`(?:${parts.map((part) => part.source).join("|")})`, flags);
}
