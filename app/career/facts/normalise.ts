import type { DocumentLanguage } from "~/career/written";
import { STOP_WORDS, STOP_WORD_LISTS } from "./stop-words";

/** Text as it is compared: NFKC, plain quotes, dashes and spaces, nothing invisible, no diacritics. Case is kept. */
export const plainText = remembered((text) =>
  text
    .replace(/½/g, " half ")
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}]/gu, "")
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑‒–—−]/g, (dash) => (dash === "—" ? " - " : "-"))
    .replace(/×/g, "x")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .trim(),
);

/** The same, in lower case. */
export const foldText = remembered((text) => plainText(text).toLowerCase());

/** A text as its bare words with one space between and at both ends, so that " sage 50 " can be looked for whole. */
export const wordRun = remembered((text) => ` ${foldText(text).replace(NOT_A_WORD, " ").trim()} `);
const NOT_A_WORD = /[^\p{L}\p{N}+#]+/gu;

export function wordsOf(text: string): string[] {
  const run = wordRun(text).trim();
  return run === "" ? [] : run.split(" ");
}

/** The stems of the words that carry meaning: no stop words, no bare numbers. */
export function contentStems(text: string): string[] {
  const kept = wordsOf(text).filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !/^\d/.test(word));
  return kept.map(stem);
}

/** A rough stem, good enough to see that "reconciled", "reconciling" and "reconciliation" are one word. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const cut = cutEndings(IRREGULAR.get(word) ?? word);
  if (stems.size < 20_000) stems.set(word, cut);
  return cut;
}
const stems = new Map<string, string>();

function cutEndings(word: string): string {
  let cut = word
    .replace(/'s$/, "")
    .replace(/is(e|ed|es|ing|ation|ations)$/, "iz$1")
    .replace(/our(s|ed|ing)?$/, "or$1");
  for (const ending of ENDINGS) {
    if (cut.length - ending.length >= 4 && cut.endsWith(ending)) {
      cut = cut.slice(0, -ending.length);
      break;
    }
  }
  if (cut.length > 3) cut = cut.replace(/(es|s)$/, (end, _two, at) => (at >= 3 ? "" : end));
  if (cut.length > 4) cut = cut.replace(/[ey]$/, "").replace(/i$/, "");
  return cut.length > 4 ? cut.replace(/([bdfglmnprt])\1$/, "$1") : cut;
}

const ENDINGS = [
  "ciliations",
  "izations",
  "ization",
  "ations",
  "ation",
  "itions",
  "ition",
  "ments",
  "ment",
  "nesses",
  "ness",
  "ings",
  "ing",
  "ions",
  "ion",
  "ators",
  "ator",
  "ated",
  "ates",
  "ate",
  "ers",
  "er",
  "ors",
  "or",
  "ies",
  "ied",
  "ed",
  "ally",
  "ly",
  "ances",
  "ance",
  "ences",
  "ence",
  "ives",
  "ive",
  "als",
  "al",
].toSorted((a, b) => b.length - a.length);

const IRREGULAR = new Map([
  ["taught", "teach"],
  ["led", "lead"],
  ["kept", "keep"],
  ["wrote", "write"],
  ["written", "write"],
  ["built", "build"],
  ["sold", "sell"],
  ["ran", "run"],
  ["bought", "buy"],
  ["drew", "draw"],
  ["drawn", "draw"],
  ["made", "make"],
  ["won", "win"],
  ["paid", "pay"],
  ["held", "hold"],
  ["sent", "send"],
  ["met", "meet"],
  ["gave", "give"],
  ["took", "take"],
  ["oversaw", "oversee"],
  ["reconciliation", "reconcile"],
  ["reconciliations", "reconcile"],
  ["analyses", "analyse"],
  ["analysis", "analyse"],
  ["analytics", "analyse"],
  ["analyzed", "analyse"],
  ["analyzing", "analyse"],
  ["analyze", "analyse"],
  ["children", "child"],
  ["people", "person"],
  ["maintenance", "maintain"],
  ["delivery", "deliver"],
  ["deliveries", "deliver"],
  ["sales", "sell"],
  ["sale", "sell"],
  ["payment", "pay"],
  ["payments", "pay"],
  ["costs", "cost"],
]);

/** The language of a text by a vote of its stop words. One word is no proof ("tres" is Spanish three and French very): against the fallback it takes two. */
export function languageOf(text: string, fallback: DocumentLanguage): DocumentLanguage {
  const votes = votesOf(text);
  const [first = fallback] = STOP_WORD_LISTS.map((list) => list.language).toSorted(
    (a, b) => votes[b] - votes[a],
  );
  return votes[first] - votes[fallback] >= (votes[fallback] === 0 ? 1 : 2) ? first : fallback;
}

const votesOf = remembered((text) => {
  const votes = { en: 0, es: 0, fr: 0, de: 0 };
  for (const word of wordsOf(text)) {
    for (const { language, words } of STOP_WORD_LISTS) if (words.has(word)) votes[language] += 1;
  }
  return votes;
});

/** One sentence is read by a dozen checks: its plain forms are made once. Only as many as a few documents have. */
export function remembered<T extends string | object>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= 2000) made.clear();
    if (text.length <= 400) made.set(text, fresh);
    return fresh;
  };
}
