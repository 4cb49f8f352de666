// Order matters: most browsers also name their ancestors.
const BROWSERS: [RegExp, string][] = [
  [/OPR\/|Opera Mini|OPX\//, "Opera"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/PHX\/|Phoenix/, "Phoenix"],
  [/UCBrowser\//, "UC Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/KAIOS/i, "KaiOS"],
  [/Linux/, "Linux"],
];

/** A user agent as text: "Chrome on Android", or "An unknown browser". */
export function describeBrowser(userAgent: string): string {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (!browser) return system ? `A browser on ${system}` : "An unknown browser";
  return system ? `${browser} on ${system}` : browser;
}
