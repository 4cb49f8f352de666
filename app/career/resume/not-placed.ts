import { cleanLine } from "../profile.schema";
import type { DocumentText } from "./document-text";

const words = (text: string): string[] =>
  cleanLine(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** For each paragraph the stretches whose words were not used, in order. Small marks and words that join are no loss. */
export function notPlaced(
  { paragraphs }: DocumentText,
  used: (paragraph: number) => readonly string[],
): { paragraph: number; text: string }[] {
  return paragraphs.flatMap(({ text }, paragraph) => {
    const left = new Map<string, number>();
    for (const word of used(paragraph).flatMap(words)) left.set(word, (left.get(word) ?? 0) + 1);
    const found: { paragraph: number; text: string }[] = [];
    let from = -1;
    let to = -1;
    const close = () => {
      if (from >= 0) {
        const piece = cleanLine(text.slice(from, to));
        if (piece !== "" && !isJoin(piece)) found.push({ paragraph, text: piece });
      }
      from = -1;
    };
    for (const match of text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)) {
      const [word = ""] = words(match[0]);
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

/** A word that only stood between two fields ("Accountant at Zenith Foods"). */
function isJoin(text: string): boolean {
  return /^(?:at|with|in|from|of|and|the|chez|bei|en|for)$/i.test(text);
}
