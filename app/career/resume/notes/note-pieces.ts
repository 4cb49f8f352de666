import { numbering } from "../headings";
import { joints } from "../vocabulary/note-words";

type Stretch = { from: number; to: number };
/** A stretch of the head of a post. `isSentence`: it begins a sentence. */
export type Piece = { text: string; from: number; to: number; isSentence: boolean };

/** The stretches between the marks and the times, each with its place. */
export function piecesOf(text: string, stretches: readonly Stretch[]): Piece[] {
  const lead =
    (numbering.exec(text) ?? /^\d{1,2}\s+(?=\p{L})(?!(?:month|year|week|day)s?\b)/iu.exec(text))?.[0]
      .length ?? 0;
  const found: Piece[] = [];
  let [from, isSentence, depth] = [lead, true, 0];
  const close = (to: number) => {
    for (const part of partsOf(text.slice(from, to))) {
      const lengthOfSpace = part.text.length - part.text.trimStart().length;
      const start = from + part.at + lengthOfSpace;
      if (/[\p{L}\d]/u.test(part.text))
        found.push({
          text: part.text.trim(),
          from: start,
          to: start + part.text.trim().length,
          isSentence,
        });
      isSentence = false;
    }
  };
  for (const { 0: sign, index } of text.matchAll(
    /[()]|[,;|]\s+|(?<!\b(?:post|position|role|title|rank)):\s+|(?<=[\p{L}\d)]{2})\.\s+|\s+[-–—]+\s+|$/giu,
  )) {
    const stretch = stretches.find((one) => one.from < index + sign.length && index < one.to);
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    if (sign === "(" || sign === ")" || (depth > 0 && sign !== "") || stretch) continue;
    const isEnd = /^[.:;]/.test(sign) || /[-–—]/.test(sign);
    const inside = stretches.find((one) => one.from >= from && one.to <= index);
    if (inside) {
      close(inside.from);
      from = inside.to;
      // Two words of time in one stretch.
      const other = stretches.find((one) => one !== inside && one.from >= from && one.to <= index);
      if (other) {
        close(other.from);
        from = other.to;
      }
    }
    close(index);
    from = index + sign.length;
    isSentence = isEnd && !/[-–—]/.test(sign);
  }
  return found;
}

function partsOf(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const part of text.split(joints)) {
    const from = text.indexOf(part, at);
    parts.push({ text: part, at: from });
    at = from + part.length;
  }
  return parts;
}
