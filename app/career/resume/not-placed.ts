import { cleanLine, type Profile } from "../profile.schema";
import type { DocumentText } from "./document-text";
import { labelKind } from "./segment-labels";

const words = (text: string): string[] =>
  cleanLine(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const plainWord = /^[A-Za-z0-9]+$/;

type Claim = { paragraph: number; text: string };

/**
 * For each paragraph the stretches whose words are nowhere in the profile, in order. A word counts as used only when it was claimed
 * and the finished profile holds it, as often as it was claimed: nothing is lost by construction. Small marks and words that join are
 * no loss.
 */
export function notPlaced(
  { paragraphs }: DocumentText,
  { used, rewritten }: { used: readonly Claim[]; rewritten: readonly Claim[] },
  profile: Profile,
): { paragraph: number; text: string }[] {
  const there = countWords(stringsOf(profile));
  const inOtherForm = countsByParagraph(rewritten);
  const claims = countsByParagraph(used);
  return paragraphs.flatMap(({ text }, paragraph) => {
    const left = new Map<string, number>();
    for (const [word, count] of claims.get(paragraph) ?? []) {
      const free = inOtherForm.get(paragraph)?.get(word) ?? 0;
      const held = Math.min(Math.max(0, count - free), there.get(word) ?? 0);
      there.set(word, (there.get(word) ?? 0) - held);
      left.set(word, free + held);
    }
    const found: { paragraph: number; text: string }[] = [];
    let from = -1;
    let to = -1;
    const close = () => {
      if (from >= 0) {
        const piece = cleanLine(text.slice(from, to));
        const isClaimed = claims.get(paragraph)?.has(piece.toLowerCase()) ?? false;
        // "Phone no: 0809 111 2233": the field behind it is what its label says.
        const isLabel =
          !isClaimed &&
          claims.has(paragraph) &&
          /^\s?:/u.test(text.slice(to)) &&
          labelKind(piece) !== undefined;
        if (/[\p{L}\p{N}]/u.test(piece) && !isLabel && (isClaimed || !isJoin(piece)))
          found.push({ paragraph, text: piece });
      }
      from = -1;
    };
    for (const match of text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)) {
      const [word = ""] = plainWord.test(match[0]) ? [match[0].toLowerCase()] : words(match[0]);
      if (word === "") continue;
      const count = left.get(word) ?? 0;
      if (count > 0) {
        left.set(word, count - 1);
        close();
        continue;
      }
      if (from < 0) from = match.index;
      to = match.index + match[0].length;
    }
    close();
    return found;
  });
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countsByParagraph(claims: readonly Claim[]): Map<number, Map<string, number>> {
  const texts = new Map<number, string[]>();
  for (const { paragraph, text } of claims) {
    const had = texts.get(paragraph);
    if (had) had.push(text);
    else texts.set(paragraph, [text]);
  }
  return new Map([...texts].map(([paragraph, all]) => [paragraph, countWords(all)]));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** A word that only stood between two fields ("Accountant at Zenith Foods"). */
function isJoin(text: string): boolean {
  return /^(?:at|with|in|from|of|and|the|as|chez|bei|en|for)$/i.test(text);
}
