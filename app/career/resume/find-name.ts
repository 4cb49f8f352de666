import { foldText } from "../nlp/fold";
import type { DocumentText, Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { wordsOfAddress } from "./name-by-address";
import { isKindOfPaper } from "./kind-of-paper";
import { isOrganisation, isPost } from "./places";
import { isTitle, partNameTitles } from "./name-titles";
import { isPlaces } from "./word-classes";
import { emailPattern, phonePattern } from "./segment-atoms";
import { nameLead, notInNames, smallInNames, statedNames } from "./vocabulary/person-names";

/**
 * Where a person's name stands: its words within a paragraph. `isLine`: the line is the name, and no sentence tells it. `isFirst`: at most what
 * the paper is stands above.
 */
export type FoundName = { paragraph: number; text: string; isLine: boolean; isFirst: boolean };

const IN_HEAD = 4;
const farthest = 80;
const enough = 3;

/** The person's name where the tagger found none for sure: told in a sentence, or a line that stands and looks as names do. */
export function findName(document: DocumentText): FoundName | undefined {
  return lineOfName(document) ?? statedName(document);
}

function statedName({ paragraphs }: DocumentText): FoundName | undefined {
  for (const [paragraph, { text }] of paragraphs.entries()) {
    if (text.length > 2_000) continue;
    for (const sentence of text.split(/(?<=\p{Ll}{2}[.!?])\s+/u))
      for (const pattern of statedNames) {
        const name = pattern.exec(sentence)?.groups?.["name"];
        if (name !== undefined && isNameLine(name))
          return { paragraph, text: name, isLine: false, isFirst: false };
      }
  }
  return undefined;
}

/** The likeliest line: by the person's own addresses, its place on the page, its size, and the ways to reach somebody below it. */
function lineOfName({ paragraphs }: DocumentText): FoundName | undefined {
  const near = paragraphs.slice(0, farthest);
  const own = wordsOfAddress(near.map(({ text }) => text).join("\n"));
  const sizes = near.map(sizeOf);
  const largest = Math.max(...sizes);
  const usual = [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  const isLargest = (at: number) =>
    sizes[at] === largest && sizes.filter((size) => size > largest - 0.3).length <= 2;
  let best: (FoundName & { worth: number }) | undefined;
  near.forEach((paragraph, at) => {
    const text = nameOf(paragraph.text);
    if (paragraph.zone === "foot" || paragraph.cell || paragraph.listLevel !== undefined) return;
    const isLed = nameLead.test(paragraph.text) || leadsToName(near[at - 1]?.text ?? "");
    const isSmall = text === text.toLowerCase();
    if (!isNameLine(text) || (isSmall && !isLed && placeOf(near, at) !== "top")) return;
    const words = foldText(text).split(/[\s,."“”()-]+/);
    const inAddress = words.filter((word) => word.length > 2 && own.includes(word)).length;
    const place = placeOf(near, at);
    if (place !== "top" && inAddress === 0 && !isLed && !(isLargest(at) && largest > usual * 1.15)) return;
    const worth =
      (inAddress > 1 ? 3 : inAddress === 1 ? 2 : 0) +
      (place === "top" ? 2 : place === "column" ? 1 : 0) +
      (isLargest(at) ? 2 : 0) +
      (isReachedBelow(near, at) ? 1 : 0) -
      // What stands on each page is the name in short.
      (paragraph.zone === "head" ? IN_HEAD : 0) +
      (isLed ? 3 : 0);
    if (worth >= enough && worth > (best?.worth ?? 0))
      best = { paragraph: at, text, isLine: true, isFirst: place === "top", worth };
  });
  return best;
}

const sizeOf = ({ runs }: Paragraph) => runs[0]?.size ?? 0;

/** Where a line stands: at the top of the page, at most below "CURRICULUM VITAE"; at the top of a column; anywhere. */
function placeOf(paragraphs: readonly Paragraph[], at: number): "top" | "column" | "within" {
  const above = paragraphs.slice(0, at).filter(({ text }) => text.trim() !== "");
  if (above.length <= 2 && above.every(({ text }) => isKindOfPaper(text) || isReached(text))) return "top";
  return at > 0 && paragraphs[at - 1]?.column !== paragraphs[at]?.column ? "column" : "within";
}

/** A phone number or a mail address on the line or soon below it; below the first line of all they may stand in a side column. */
function isReachedBelow(paragraphs: readonly Paragraph[], at: number): boolean {
  const column = paragraphs[at]?.column;
  return paragraphs
    .slice(at, at + 5)
    .some(({ text, column: own }) => (own === column || at === 0) && isReached(text));
}

const isReached = (text: string) => text.search(emailPattern) >= 0 || text.search(phonePattern) >= 0;

/** "CURRICULUM VITAE OF" alone on the line above. */
const leadsToName = (text: string) => OF_SOMEBODY.test(text);
const OF_SOMEBODY =
  /^\W*(?:the )?(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[ée]sum[ée]|bio-?data|profile) (?:of|for):?\s*$/iu;

/** "Ada Obi, MNIM", "Ada Obi, female, 28", "Ada Obi (Benue) 0803 …" → "Ada Obi". */
function nameOf(written: string): string {
  const text = written.replace(nameLead, "");
  const part = text.split(partEnd)[0]?.trim() ?? "";
  const [first = ""] = part.split(/\s*\(|(?<=\p{L}{3})\.\s/u);
  // "ENGR. KWAGHE, DANLADI (B.Eng.)": behind a comma the other names may stand.
  const [whole = ""] = text.split(/\s*\(/u);
  return [part, first.trim(), whole.trim(), withoutLetters(text)].find(isNameLine) ?? first.trim();
}

/** "PHARM. (MRS) BALA, TALATU HYELNI B.Pharm (ABU), MPSN": forms of address before a name, and degrees behind it, are none of it. */
function withoutLetters(text: string): string {
  const words = text.slice(0, farthest * 2).split(/\s+/u);
  const isLetters = (word: string) => isTitle(word.replace(/^\(|[.,)]+$/gu, ""));
  const from = words.findIndex((word) => !isLetters(word));
  const end = words.findIndex((word, at) => at > from + 1 && (isLetters(word) || word.startsWith("(")));
  return words
    .slice(Math.max(0, from), end < 0 ? undefined : end)
    .join(" ")
    .replace(/,$/u, "");
}

const partEnd = /[|\t~]|\s{2,}|\s[–—]\s|,\s(?=\p{Lu}{2,}\b|\p{Ll}|\d)/u;

/** Two to five words as names have them: all begin large, and none is a word of headings, posts, employers or sentences. */
function isNameLine(text: string): boolean {
  if (/[\d:@/&]/.test(text) || headingSection(text) !== undefined) return false;
  const { name } = partNameTitles(text);
  const words = name.replace(/["“”()]/g, "").split(/,?\s+/);
  if (/(?<=\p{L}{3})\.\s/u.test(name)) return false;
  if (words.length < 2 || words.length > 5) return false;
  return (
    (words.every((word) => smallInNames.has(word) || /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word)) ||
      words.every((word) => /^\p{Ll}[\p{Ll}\p{M}'’-]+$/u.test(word))) &&
    !words.some((word) => notInNames.has(foldText(word).replace(/\.$/, ""))) &&
    !isPost(name) &&
    !isOrganisation(name) &&
    !isPlaces(words.map(foldText))
  );
}
