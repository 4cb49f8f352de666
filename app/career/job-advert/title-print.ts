import type { AdvertLanguage } from "./job-advert";
import { listOf, patternOf } from "./patterns";
import { isTitleWord, TITLE_SHORT_FORMS } from "./vocabulary/title-words";

/** A title as a recruiter prints it: one post, with capitals. */
export function printed(title: string, language: AdvertLanguage): string {
  const plain = title.replace(/[\s"'&/-]+$/, "").replace(/ cum /i, " / ");
  // "PASTRY CHEF / Bakery Supervisor": each of two names by itself.
  const cased = (language === "en" ? capitalised(plain) : plain).split(" / ").map(inTitleCase).join(" / ");
  const one = singular(cased);
  // "Ouvriers agricoles": the adjective follows its noun.
  return language === "fr" && one !== cased ? one.replace(/(?<=^\S+ \p{L}+[^s\s])s$/u, "") : one;
}

const SHORT_FORMS = TITLE_SHORT_FORMS.map(({ short, long }) => ({
  pattern: patternOf(`(?<![\\p{L}])(?:${short})(?=$|[ /])`, "iu"),
  long,
}));

/** Short forms in full: "Asst Mgr" is "Assistant Manager". */
export function writtenOut(title: string): string {
  return SHORT_FORMS.reduce((text, { pattern, long }) => text.replace(pattern, long), title);
}

function capitalised(title: string): string {
  return title.replace(/(?<![\p{L}\d'-])\p{Ll}+/gu, (word, at: number) =>
    SMALL_WORDS.test(word) && at > 0 ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** One post, not many: "Sales Girls" → "Sales Girl". */
export function singular(title: string): string {
  const words = title.split(/(?<=[ /])|(?=[ /])/);
  return words
    .map((word, at) => {
      // "Presenters/Producers": what a stroke joins with a title is one, whatever it is alone.
      const isJoined = words[at - 1] === "/" && isTitleWord(words[at - 2] ?? "") && /[^s]s$/i.test(word);
      return isTitleWord(word) ? singularWord(word) : isJoined ? word.slice(0, -1) : word;
    })
    .join("")
    .replace(/(?<=\p{L}) (?:and|&) (?=\p{L}+$)/u, (joint, at: number) =>
      isTitleWord(title.slice(0, at).split(" ").at(-1) ?? "") ? "/" : joint,
    );
}

function singularWord(word: string): string {
  // "Officers-in-Charge"
  const { head, tail } = OF_HEAD.exec(word)?.groups ?? {};
  if (head && tail) return singularWord(head) + tail;
  if (/(?:secretar|nann|auxiliar)ies$/i.test(word)) return word.replace(/ies$/i, "y");
  if (/sses$/i.test(word)) return word.slice(0, -2);
  if (/wives$/i.test(word)) return word.replace(/ves$/i, "fe");
  if (/kräfte$/i.test(word)) return word.replace(/kräfte$/i, "kraft");
  if (/m[e]n$/i.test(word) && word.length > 4) return word.replace(/en$/i, "an");
  return /[^s]s$/i.test(word) && isTitleWord(word.slice(0, -1)) ? word.slice(0, -1) : word;
}

const OF_HEAD = /^(?<head>\p{L}+)(?<tail>-(?:in|on|at|of)-\p{L}+)$/iu;

/** Capitals alone become "Front Desk Officer". */
export function inTitleCase(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, "");
  // "CFO" and "MEAL" stay; "HEAD" and "COOK" are words.
  const isWord = letters.length > 4 || (letters.length === 4 && isTitleWord(letters));
  if (letters !== letters.toUpperCase() || !isWord) return title;
  // "6G WELDER": a letter behind a number is a code.
  return title
    .toLowerCase()
    .replace(/(?<![\p{L}'\d])\p{L}+/gu, (word, at: number) => {
      if (SMALL_WORDS.test(word) && at > 0) return word;
      if (INITIALS.test(word) || IS_SPELT.test(word)) return word.toUpperCase();
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .replace(/(?<![\p{L}\d])\d\p{Ll}(?!\p{L})/gu, (code) => code.toUpperCase());
}

/** A line in capitals as one in title case; addresses in it keep their letters. */
export function calmLine(line: string): string {
  return line
    .split(/(\S*(?:@|www\.|https?:)\S*)/u)
    .map((part, at) => (at % 2 === 0 ? inTitleCase(part) : part))
    .join("");
}

/** Whether letters are a short form that titles have: "WASH", "MEAL". */
export function isInitials(letters: string): boolean {
  return INITIALS.test(letters.toLowerCase());
}

/** "LPG", "CNC": nobody can say a word without a vowel. */
const IS_SPELT = /^(?!(?:mrs?|dr|st|ltd|jnr|snr|nd|rd|th)$)[^\Waeiouy\d_]{2,5}$/i;
const SMALL_WORDS = /^(?:and|or|of|the|in|for|to|de|du|des|et|und)$/;
const INITIALS = patternOf(
  `^(?:${listOf("ii, iii, iv, hr, it, hse, qa, qc, hvac, ict, meal, cctv, pa, md, ceo, cfo, sme, pos, icu, opd, wash, pr, crm, fmcg, ui, ux, seo, bi, esg, erp, ngo, ai").join("|")})$`,
);

/** "Community Health Extension Worker (CHEW)": the letters of the title say nothing new. */
export function initialsOf(title: string): string {
  return title
    .split(/[\s/-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
