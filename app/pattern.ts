/**
 * One regular expression that matches where any of the parts matches. The flags of the parts do not count:
 * give them once, in `flags`.
 */
export function anyOf(parts: readonly RegExp[], flags = ""): RegExp {
  return new RegExp(`(?:${parts.map((part) => part.source).join("|")})`, flags);
}

/**
 * All places where a pattern with the flag "g" matches, as `matchAll` gives them. That compiles a copy of the pattern at each call, which costs more than the
 * search itself where many patterns are tried on short sentences.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError("matchesIn needs a pattern with the flag g");
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
