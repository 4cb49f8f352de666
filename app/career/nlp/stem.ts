import { wordsOf } from "./fold";
import { STOP_WORDS } from "./stop-words";

/**
 * The stems of the words that carry a topic, in order: "Reconciling the 12 accounts" gives ["reconcil", "12",
 * "account"].
 */
export function stems(text: string): string[] {
  return topicStems(wordsOf(text));
}

/** The same of words that are folded already. */
export function topicStems(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)).map(stem);
}

/** The same without words that begin with a digit. */
export function contentStems(text: string): string[] {
  const kept = wordsOf(text).filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !/^\d/.test(word));
  return kept.map(stem);
}

/** A rough stem: "reconciled", "reconciling" and "reconciliation" become one word. */
export function stem(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const cut = cutEndings(IRREGULAR.get(word) ?? word);
  if (knownStems.size < 20_000) knownStems.set(word, cut);
  return cut;
}
const knownStems = new Map<string, string>();

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
  ["supplies", "supply"],
  ["supplied", "supply"],
]);

/** True when `stems` holds this stem, or a longer or shorter form of it. */
export function sharesStem(stems: Set<string>, stem: string): boolean {
  if (stems.has(stem)) return true;
  if (stem.length < 4) return false;
  for (const other of stems)
    if (other.length >= 4 && (other.startsWith(stem) || stem.startsWith(other))) return true;
  return false;
}
