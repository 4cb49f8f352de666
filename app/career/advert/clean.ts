const MOST_CHARACTERS = 20_000;

/** An advert as pasted → its lines: no tags, no hidden characters, no bullet emoji, no forwarding noise. */
export function cleanAdvert(text: string): string[] {
  return withoutTags(text.slice(0, 3 * MOST_CHARACTERS))
    .normalize("NFKC")
    .replace(HIDDEN, "")
    .slice(0, MOST_CHARACTERS)
    .split(/\r\n?|\n|\u2028|\u2029| [•●▪■◦➢✓✔►] /u)
    .map(cleanLine)
    .flatMap((line) => (line.length > 60 ? splitSentences(line) : [line]))
    .filter((line) => line !== "" && !NOISE.some((pattern) => pattern.test(line)));
}

/** Splits at full stops and semicolons that end a sentence, not at those of "Ltd." or "B.Sc.". */
export function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<=[\p{L}\d)%”"][.!?]+)(?<!\b(?:Ltd|Plc|Inc|etc|Mr|Mrs|Dr|St|No|vs|e\.g|i\.e|Sc|Ed|Eng|Prof|Nig|Rd|Ref|approx)\.)(?<!\p{Lu}\.\p{Lu}\.)\s+(?=[\p{Lu}\d“"(₦])|(?<=\S;)\s+/u,
    )
    .filter((sentence) => sentence !== "");
}

// Zero-width, bidirectional and tag characters (U+E0000 block) can hide words from the reader.
const HIDDEN =
  /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]|[\u{e0000}-\u{e0fff}]/gu;

const NOISE = [
  /^forwarded( many times)?( as received)?[\s:.!]*$/i,
  /^(please |pls |kindly )?(share|forward|repost|rebroadcast|broadcast)\b.{0,60}$/i,
  /^(copied|as received|fw|fwd)[\s:.!]*$/i,
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}.{0,6}\]?( -)? ?[^:]{0,40}:?$/,
  /^(join|follow) (our|us|my|this)\b.{0,80}(group|channel|page|telegram|whatsapp|instagram|twitter|facebook).{0,80}$/i,
  /^(image|video|document) omitted$/i,
  /^[^\p{L}\p{N}]+$/u,
];

function withoutTags(text: string): string {
  return text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<!--[\s\S]*?-->/g, " ")
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d|\/tr|li|p|div|h\d)\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z][^>]{0,300}>/gi, " ")
    .replace(
      /&(amp|lt|gt|quot|nbsp|#39|apos|bull);/gi,
      (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity,
    );
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  apos: "'",
  bull: "\n",
};

function cleanLine(line: string): string {
  return line
    .replace(/\p{Cc}/gu, " ")
    .replace(/^\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}[^\]]{0,8}\] [^:]{1,40}: /, "")
    .replace(/\p{Extended_Pictographic}(?<![\p{N}#*©®™])\p{Emoji_Modifier}?/gu, " ")
    .replace(/[\u{1f1e6}-\u{1f1ff}\u{20e3}\ue000-\uf8ff]/gu, " ")
    .replace(
      /(?<![\p{L}\p{N}])[*_~]{1,3}(?=[\p{L}\p{N}"(₦])|(?<=[\p{L}\p{N}.:!?)"])[*_~]{1,3}(?![\p{L}\p{N}@])/gu,
      "",
    )
    .replace(/^[\s*•●▪■◦○➢➤✓✔►▶–—·>»\-_=~+]+(?=\S)/u, "")
    .replace(/^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+(?=\S)/i, "")
    .replace(/\s+/g, " ")
    .trim();
}
