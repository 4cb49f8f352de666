import { foldText } from "../nlp/fold";
import { normalizeValue } from "./draft";
import { languages, levels } from "./vocabulary/vocabulary";
import { levelPhrases, spokenLead } from "./vocabulary/languages";

export type Spoken = { language: string; fluency?: string };

const longest = 200;
const mostWords = 4;
const NAME = /^\p{L}[\p{L}'’-]{1,15}$/u;

/**
 * The languages that a text lists, each with how well it is known, where it lists nothing else: "Hausa (A2), English - fluent", "I speak Efik and small
 * Ibibio". `isLed`: words before it say that languages follow, so that one is enough.
 */
export function spokenLanguages(text: string): { list: Spoken[]; isLed: boolean } | undefined {
  if (text.length > longest) return undefined;
  const lead = spokenLead.exec(text)?.[0] ?? "";
  const items = partsOf(text.slice(lead.length).replace(/[.\s]+$/, ""));
  const list = items.map(spokenOf);
  const known = list.filter((one) => one !== undefined);
  const isLed = lead !== "";
  // "languages: Ibibio, Eket, English": among languages that are told as such a name that nobody knows is one, too.
  const isOpen = isLed && known.length > 1 && known.length * 2 > items.length;
  const all = items.flatMap((item, at): Spoken[] => {
    const one = list[at] ?? (isOpen && NAME.test(item) ? { language: item } : undefined);
    return one ? [one] : [];
  });
  return all.length === 0 || all.length < items.length ? undefined : { list: all, isLed };
}

/** "English (fluent), Igbo" holds a spoken language; "Go, SQL" holds none. */
export function namesLanguage(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .some((word) => languages.has(word));
}

/** Parts at commas, semicolons, bars, strokes, "and" and full stops outside brackets; a list without marks at its names. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  // "Hausa (native) English (fluent)": a bracket ends its part, too.
  for (const { 0: sign, index } of text.matchAll(
    /[()]|[,;|/•·\t&]|\.\s|(?<=\))\s(?=\p{L})|\s(?:and|et|und|y)\s/giu,
  )) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      parts.push(text.slice(from, index));
      from = index + sign.length;
    }
  }
  return [...parts, text.slice(from)]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap(namesApart);
}

/** "english idoma hausa", "ijaw english small ibibio": names without a mark between them. A word of how well one is known belongs to the name behind it, if there is one. */
function namesApart(part: string): string[] {
  const words = part.split(/\s+/);
  const isName = (word: string) => languages.has(foldText(word));
  if (
    words.filter(isName).length < 2 ||
    !words.every((word) => isName(word) || isLevel(word) || word === "a")
  )
    return [part];
  const names: string[][] = [];
  let waiting: string[] = [];
  for (const word of words)
    if (isName(word)) {
      names.push([...waiting, word]);
      waiting = [];
    } else waiting.push(word);
  names.at(-1)?.push(...waiting);
  return names.map((name) => name.join(" "));
}

function spokenOf(part: string): Spoken | undefined {
  const bare = part.replace(/^(?:fluent in|a little|little|some|small|little bit of|basic)\s+/iu, "");
  const before = normalizeValue(part.slice(0, part.length - bare.length));
  const [, name = bare, level = ""] =
    /^([^(:–—-]{2,40}?)\s*(?:\(([^()]{1,60})\)|[:–—]\s*(.+)|-\s+(.+)|\s-\s*(.+))$/u
      .exec(bare)
      ?.filter((one) => one !== undefined) ?? [];
  const words = name.trim().split(/\s+/);
  for (let count = Math.min(words.length, mostWords); count > 0; count--) {
    const language = words.slice(0, count).join(" ");
    const rest = words.slice(count).join(" ");
    if (!isLanguage(language) || (rest !== "" && !isLevel(rest))) continue;
    const fluency = normalizeValue([before, rest, level].filter((one) => one !== "").join(" "));
    return { language, ...(fluency !== "" && { fluency }) };
  }
  return undefined;
}

/** True for the name of a language and nothing else. */
export function isLanguage(text: string): boolean {
  const folded = foldText(text).replace(/ languages?$/, "");
  return languages.has(folded) || languages.has(foldText(text));
}

/** True for words that say how well a language is known. */
export function isLevel(text: string): boolean {
  const folded = foldText(text);
  return levelPhrases.test(folded) || folded.split(/[\s,/]+/).every((word) => levels.has(word));
}
