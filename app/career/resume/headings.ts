import { fold, headingFiller, headingWords, type Section } from "./vocabulary/vocabulary";

// Where a heading names two sections, the first of this order decides ("Academic projects", "Career objective").
const order: readonly Section[] = [
  "referees",
  "oLevels",
  "siwes",
  "nysc",
  "volunteer",
  "projects",
  "languages",
  "skills",
  "certificates",
  "awards",
  "summary",
  "education",
  "personal",
  "work",
  "contact",
  "custom",
];

/** The section that a heading names in one of the known languages, or undefined: any word that no heading has makes it none. */
export function headingSection(text: string): Section | undefined {
  if (text.length > 60 || /[@\d|]/.test(text.replace(/^\s*(?:\d{1,2}|[a-z])[.)]\s+/i, ""))) return undefined;
  const line = fold(
    joinSpaced(text)
      .replace(/^\s*(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+/i, "")
      .replace(/[:\-–—.•\s]+$/, ""),
  );
  const whole = headingWords.get(line);
  if (whole) return whole;
  const words = line.split(/[\s/,()]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 6) return undefined;
  const found = new Set<Section>();
  for (let at = 0; at < words.length; at++) {
    const three = headingWords.get(words.slice(at, at + 3).join(" "));
    const two = headingWords.get(words.slice(at, at + 2).join(" "));
    const one = headingWords.get(words[at] ?? "");
    const section =
      (words.length - at >= 3 ? three : undefined) ?? (words.length - at >= 2 ? two : undefined) ?? one;
    if (section) found.add(section);
    else if (!headingFiller.has(words[at] ?? "")) return undefined;
    if (three && words.length - at >= 3) at += 2;
    else if (two && words.length - at >= 2) at += 1;
  }
  if (found.size === 0) return undefined;
  if (/^professional (?:qualifications?|achievements?)$/.test(line)) return "certificates";
  const isBoth = found.has("languages") && found.has("skills") && /[&,/]| and | und | et | y /.test(line);
  if (isBoth) return "skills";
  return order.find((section) => found.has(section));
}

/** "E X P E R I E N C E" → "EXPERIENCE". Two spaces or more part the words. */
function joinSpaced(text: string): string {
  return /^(?:\p{L} +){3,}\p{L}\s*$/u.test(text)
    ? text
        .split(/ {2,}/)
        .map((word) => word.replaceAll(" ", ""))
        .join(" ")
    : text;
}
