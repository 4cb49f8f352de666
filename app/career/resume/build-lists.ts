import { foldText } from "../nlp/fold";
import { type Draft, normalizeValue, pieces } from "./draft";

/** A paragraph of a section as it stands: a label before it, and the rest. */
export type Row = { paragraph: number; label?: string; text: string };

/** Parts at commas, semicolons, bars and bullets outside brackets. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (/[,;|•·\t]/.test(sign) ||
        (sign === "*" && /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + 1)))) &&
      !(sign === "," && /\d/.test(text.charAt(at + 1)) && /\d/.test(text.charAt(at - 1)))
    ) {
      items.push(text.slice(from, at));
      from = at + 1;
    }
  }
  const found = [...items, text.slice(from)].map(normalizeValue).filter((item) => item !== "");
  const parts = text.split(/\s[-–—\/]\s/);
  // "Sewing - Cutting - Beading": dashes part a list that has no other marks.
  return found.length === 1 && parts.length > 2
    ? parts.map(normalizeValue).filter((item) => item !== "")
    : found;
}

export function readSkills(draft: Draft, rows: readonly Row[]): void {
  for (const { paragraph, label, text } of rows.flatMap(splitLabelled)) {
    const items = withoutStops(splitItems(text.replace(/\.\s*$/, "")));
    const isSentence = !isListOfNames(text) && text.split(" ").length > 9 && /[.]\s*$/.test(text);
    // "● ● ● ○" says how well, as a drawing.
    const named = items.map(withoutResidue).filter((item) => /[\p{L}\p{N}]/u.test(item));
    const written = (isSentence ? [text] : named).flatMap((item) => pieces(item, 200));
    const keywords = label === undefined ? withoutKnown(draft, written) : written;
    if (keywords.length < written.length) draft.useRewritten(paragraph, text);
    if (keywords.length === 0) continue;
    const last = draft.profile.skills.at(-1);
    const path = `skills.${draft.profile.skills.length}`;
    if (label !== undefined && label.length <= 100) draft.profile.skills.push({ name: label, keywords });
    else if (last && last.name === undefined) last.keywords.push(...keywords);
    else draft.profile.skills.push({ keywords });
    draft.use(paragraph, `${label ?? ""} ${text}`);
    draft.fact(path, paragraph, 1);
  }
}

/** "Top skills" beside the stack of the summary: what stands there already is not added again. */
function withoutKnown({ profile }: Draft, keywords: readonly string[]): string[] {
  const known = new Set(profile.skills.flatMap((group) => group.keywords).map(foldText));
  return keywords.filter((word) => !known.has(foldText(word)));
}

/** "button hole, stoning machine. Monostriping": in a list of short names a stop parts two of them. */
function withoutStops(items: readonly string[]): string[] {
  const parts = items.map((item) => item.split(/(?<=\p{L}{4})\.\s+(?=\p{Lu})/u));
  const isOfNames = parts.flat().every((part) => part.split(" ").length <= MOST_WORDS_OF_NAME);
  return items.length > 2 && isOfNames ? parts.flat() : [...items];
}
const MOST_WORDS_OF_NAME = 4;

/** "Sewing, cutting and beading, embroidery.": short items, and no sentence. */
export function isListOfNames(text: string): boolean {
  const items = splitItems(text.replace(/\.\s*$/, ""));
  return items.length > 2 && items.every((item) => item.split(" ").length <= MOST_ITEM_WORDS);
}

/** "typing)", "making videos with": half a bracket, and a word that leads to what was cut off, are no part of a skill. */
function withoutResidue(item: string): string {
  const count = (sign: string) => item.split(sign).length - 1;
  const [open, close] = [count("("), count(")")];
  const whole =
    open > close ? item.replace(/^\(\s*|\s*\($/u, "") : close > open ? item.replace(/\s*\)$/u, "") : item;
  return whole.replace(/\s+(?:with|using|and|of|for|in|on|such as|like)$/iu, "");
}

const MOST_ITEM_WORDS = 6;

/** "Automation: Cypress, Appium | API: Postman": a row that holds several labelled lists is as many rows. */
function splitLabelled(row: Row): Row[] {
  const [first = "", ...others] = row.text.split(/\s+[|;]\s+/);
  const labelled = others.map((one) => /^(\p{L}[^:,]{1,40}):\s+(\S.*)$/u.exec(one));
  if (row.label === undefined || labelled.length === 0 || labelled.includes(null)) return [row];
  return [
    { ...row, text: first },
    ...labelled.map((found) => ({
      paragraph: row.paragraph,
      label: found?.[1] ?? "",
      text: found?.[2] ?? "",
    })),
  ];
}
