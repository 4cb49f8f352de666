import { foldText } from "../nlp/fold";
import type { Entry } from "./entry";
import type { Field } from "./field";
import { isPost } from "./places";
import { verbs } from "./vocabulary/vocabulary";

/**
 * "Technologist I, Department of Biology" as the first line below an employer and its time, as in the cell of what was done there: what somebody was,
 * where nothing else says it.
 */
export function withTitlesOfLines(entries: readonly Entry[]): void {
  for (const entry of entries) {
    const [first, ...rest] = entry.lines;
    const isOpen = entry.slots.has("employer") && !entry.slots.has("title") && entry.dates.length > 0;
    if (!first || !isOpen || !namesPost(first)) continue;
    entry.slots.set("title", { field: { ...first, label: "title" }, text: first.text, confidence: LIKELY });
    entry.lines = rest;
  }
}
const LIKELY = 0.8;

function namesPost({ text }: Field): boolean {
  const [lead = ""] = text.split(/\s*[,(:]|\s[–—-]\s/u);
  const words = foldText(lead).split(/\s+/u);
  const isDeed = verbs.has(words[0] ?? "") || /(?:ed|ing)$/u.test(words[0] ?? "");
  const isShort = words.length <= MOST_WORDS && text.length <= LONGEST;
  return isShort && !isDeed && isPost(lead) && !/[.!?;]\s*$/u.test(text) && !/\d{4}/u.test(lead);
}
const MOST_WORDS = 6;
const LONGEST = 100;
