import { BUSINESS } from "./vocabulary/business";
import { CERTIFICATES } from "./vocabulary/certificates";
import { TECHNOLOGY } from "./vocabulary/technology";
import { TRADES } from "./vocabulary/trades";
import { contentStems } from "~/career/nlp/stem";
import { plainText, remembered, wordsOf } from "~/career/nlp/fold";
import { CLASSES, DEGREES, EMPLOYERS, LANGUAGES, SERVICES } from "./own-names";
import { MORE_TOOLS } from "./own-tools";

/** name: a tool, body or language with its own name; degree, class: of a study; field: a kind of work in common words. */
export type NameKind = "name" | "field" | "degree" | "class" | "employer";
/** A known name in a text. `group` is the same for every spelling of one thing. */
export type FoundName = {
  group: string;
  kind: NameKind;
  text: string;
  words: string[];
  at: number;
  stems: string[];
};

type Term = { words: string[]; group: string; kind: NameKind; keepsCapitals: boolean; stems: string[] };

/** The known names in a text, longest first. In someone's own lines the case is not looked at. */
export function findNames(text: string, ignoreCase: boolean): FoundName[] {
  return ignoreCase ? namesInAnyCase(text) : namesAsWritten(text);
}
const namesInAnyCase = remembered((text) => readNames(text, true));
const namesAsWritten = remembered((text) => readNames(text, false));

function readNames(text: string, ignoreCase: boolean): FoundName[] {
  const cased = plainText(text)
    .replace(CLASS_IN_DIGITS, (_, half: string) =>
      half === "1" ? "second class upper" : "second class lower",
    )
    .split(NOT_A_WORD)
    .filter((word) => word !== "");
  const words = cased.map((word) => word.toLowerCase());
  const found: FoundName[] = [];
  for (let at = 0; at < words.length;) {
    const term = termsFrom(words[at] ?? "").find((candidate) =>
      fits(candidate, words, cased, at, ignoreCase),
    );
    if (term)
      found.push({
        group: term.group,
        kind: term.kind,
        text: cased.slice(at, at + term.words.length).join(" "),
        words: term.words,
        at,
        stems: term.stems,
      });
    at += term ? term.words.length : 1;
  }
  return found;
}
const CLASS_IN_DIGITS =
  /(?<![\p{L}\d.,₦$£€])2[:.]([12])(?![\d%])(?! ?(?:million|billion|m\b|bn\b|k\b|percent|per cent|years|hours|kg|km|points))/gu;
const NOT_A_WORD = /[^\p{L}\p{N}+#]+/u;

function termsFrom(word: string): Term[] {
  return TERMS.get(word) ?? [];
}

function fits(term: Term, words: string[], cased: string[], at: number, ignoreCase: boolean): boolean {
  if (!term.words.every((word, offset) => words[at + offset] === word)) return false;
  if (!term.keepsCapitals) return true;
  // "I'm a" is no M.A, not even in someone's own lines.
  if (ignoreCase && term.words.some((word) => word.length > 2)) return true;
  const first = cased[at] ?? "";
  // "Excel in your studies": at the start of a sentence a capital says nothing.
  return at === 0 ? /^\p{Lu}{2}/u.test(first) : /^\p{Lu}/u.test(first);
}

// Above TERMS, whose making needs it.
const SPELLED_APART = [["kubernetes", "k8s"]];

const TERMS = index([
  ...readTable(BUSINESS),
  ...readTable(CERTIFICATES),
  ...readTable(TECHNOLOGY),
  ...readTable(TRADES),
  ...readTable(MORE_TOOLS),
  ...readTable(DEGREES, "degree"),
  ...readTable(LANGUAGES, "name"),
  ...readTable(SERVICES, "name"),
  ...readTable(CLASSES, "class"),
  ...readTable(EMPLOYERS, "employer"),
]);

function index(terms: Term[]): Map<string, Term[]> {
  const map = new Map<string, Term[]>();
  for (const term of terms) {
    const first = term.words[0] ?? "";
    map.set(
      first,
      [...(map.get(first) ?? []), term].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
  return map;
}

function readTable(table: string, kind?: NameKind): Term[] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => readLine(line, kind));
}

function readLine(line: string, kind?: NameKind): Term[] {
  const [name = "", others = ""] = line.split(" = ");
  const spellings = [name, ...others.split(", ")]
    .map((spelling) => spelling.trim())
    .filter((spelling) => spelling !== "");
  const terms: Term[] = [];
  for (const spelling of spellings) {
    const keepsCapitals = spelling.startsWith("!") || /^\p{Lu}{2,4}$/u.test(spelling);
    const bare = spelling.replace(/^!/, "");
    const words = wordsOf(bare);
    if (words.length === 0 || (words.length === 1 && bare.length < 2)) continue;
    // Not every "other spelling" of an advert's term is the same thing: Jenkins is one way of CI/CD, and knowing the one does not give the other.
    const twin = kind ? terms[0] : terms.find((term) => areSame(term.words, words));
    const group = twin?.group ?? words.join(" ");
    terms.push({
      words,
      group,
      kind: kind ?? (/\p{Lu}/u.test(bare) ? "name" : "field"),
      keepsCapitals,
      stems: contentStems(bare),
    });
  }
  return terms;
}

function areSame(a: string[], b: string[]): boolean {
  const [first, second] = [a.join(""), b.join("")];
  if (first.includes(second) || second.includes(first)) return true;
  if (initials(a) === second || initials(b) === first) return true;
  return (
    a.some((word) => word.length > 2 && b.includes(word)) ||
    SPELLED_APART.some((pair) => pair.includes(first) && pair.includes(second))
  );
}

function initials(words: string[]): string {
  return words
    .filter((word) => !["of", "and", "for", "the", "in"].includes(word))
    .map((word) => word.charAt(0))
    .join("");
}
