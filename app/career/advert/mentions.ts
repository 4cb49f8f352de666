import { BUSINESS } from "./lexicon/business";
import { CERTIFICATES } from "./lexicon/certificates";
import { MANNERS } from "./lexicon/manners";
import { TECHNOLOGY } from "./lexicon/technology";
import { TRADES } from "./lexicon/trades";

/** A known skill or certificate in a text. `start` and `end` count in `comparable(text)`. */
export type Mention = { name: string; kind: "skill" | "certificate"; start: number; end: number };

/** Every known skill and certificate the text names, in order, each by its canonical name; the longest reading wins. */
export function mentionsIn(text: string): Mention[] {
  const cased = comparable(text);
  const lower = cased.toLowerCase();
  const mentions: Mention[] = [];
  for (const { index } of lower.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+/gu)) {
    if (index < (mentions.at(-1)?.end ?? 0)) continue;
    const firstWord = /^[\p{L}\p{N}]+/u.exec(lower.slice(index))?.[0] ?? "";
    const spelling = SPELLINGS.get(firstWord)?.find((candidate) => isAt(cased, lower, index, candidate));
    if (spelling)
      mentions.push({
        name: spelling.name,
        kind: spelling.kind,
        start: index,
        end: index + spelling.text.length,
      });
  }
  return mentions;
}

/** The text as mentions are looked for: no dots inside names, hyphens as spaces, one spelling of -ise and licence. */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[’']/g, "")
    .replace(/(?<![\p{L}\p{N}])\.(?=net\b)/giu, "dot")
    .replace(/(?<=\p{L})\.(?=[\p{L}\p{N}])/gu, "")
    .replace(/(?<=[\p{L}\p{N}])[-‐‑–](?=[\p{L}\p{N}])/gu, " ")
    .replace(/iz(?=(?:ation|ations|e|ed|es|ing)\b)/gi, "is")
    .replace(/license/gi, (word) => `${word.slice(0, 5)}${word[5] === "S" ? "CE" : "ce"}`)
    .replace(/\s+/g, " ");
}

/** All canonical names, for checking what a text may and may not say. */
export function knownNames(): string[] {
  return [...new Set([...SPELLINGS.values()].flat().map(({ name }) => name))];
}

/** Other spellings of a canonical name, the name itself included: "Power BI" → ["Power BI", "PowerBI", …]. */
export function spellingsOf(name: string): string[] {
  return NAMES.get(name) ?? [name];
}

/** True for qualities of manner ("teamwork"): matched, never boasted of. */
export function isManner(name: string): boolean {
  return MANNER_NAMES.has(name);
}

type Spelling = { text: string; lower: string; name: string; kind: Mention["kind"]; needsCapital: boolean };

function isAt(
  cased: string,
  lower: string,
  index: number,
  { text, lower: wanted, needsCapital }: Spelling,
): boolean {
  if (!lower.startsWith(wanted, index)) return false;
  const after = lower.slice(index + wanted.length, index + wanted.length + 2);
  if (/^s?[\p{L}\p{N}]/u.test(after) && !/^s(?:[^\p{L}\p{N}]|$)/u.test(after)) return false;
  if (/[a-z]$/.test(wanted) && /^[+#]/.test(after)) return false;
  const found = cased.slice(index, index + wanted.length);
  return !needsCapital || found === text || (found === found.toUpperCase() && text !== text.toUpperCase());
}

// Short capitals that are also everyday words or syllables count only when written as capitals; these are safe either way.
const SAFE_IN_LOWER_CASE = new Set(
  "ican acca anan vat paye wht kyc hse crm erp sql php html css seo cpr pmp cima cipm cibn trcn nhia waec".split(
    " ",
  ),
);

function readSpellings(table: string, kind: Mention["kind"]): Spelling[] {
  const lines = table.trim().split("\n");
  return lines.flatMap((line) => {
    const [name = "", aliases = ""] = line.split(" = ");
    const given = aliases.split(", ").filter(Boolean);
    const all = [
      given.includes(`!${name}`) ? `!${name}` : name,
      ...given.filter((alias) => alias !== `!${name}`),
    ];
    return all.map((alias) => {
      const text = comparable(alias.replace(/^!/, ""));
      const isShortCapitals = /^[A-Z]{2,4}$/.test(text) && !SAFE_IN_LOWER_CASE.has(text.toLowerCase());
      return {
        text,
        lower: text.toLowerCase(),
        name,
        kind,
        needsCapital: alias.startsWith("!") || isShortCapitals,
      };
    });
  });
}

const ALL = [
  ...readSpellings(CERTIFICATES, "certificate"),
  ...[BUSINESS, TECHNOLOGY, TRADES, MANNERS].flatMap((table) => readSpellings(table, "skill")),
];

const SPELLINGS: ReadonlyMap<string, Spelling[]> = byFirstWord(ALL);
const NAMES: ReadonlyMap<string, string[]> = byName(ALL);
const MANNER_NAMES: ReadonlySet<string> = new Set(readSpellings(MANNERS, "skill").map(({ name }) => name));

function byFirstWord(spellings: Spelling[]): Map<string, Spelling[]> {
  const groups = new Map<string, Spelling[]>();
  for (const spelling of spellings) {
    const word = /[\p{L}\p{N}]+/u.exec(spelling.lower)?.[0] ?? "";
    groups.set(word, [...(groups.get(word) ?? []), spelling]);
  }
  for (const group of groups.values()) group.sort((a, b) => b.text.length - a.text.length);
  return groups;
}

function byName(spellings: Spelling[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, text } of spellings) groups.set(name, [...(groups.get(name) ?? []), text]);
  return groups;
}
