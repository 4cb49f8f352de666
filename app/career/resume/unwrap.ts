import { bodySize, type DocumentText, type Paragraph } from "./document-text";

/** A document whose broken lines are whole again, and for each of its paragraphs the first one of the file that it holds. */
export type Unwrapped = { document: DocumentText; origin: number[] };

/**
 * Joins lines that a PDF reader left apart: the second line of a list item, of a bracket or clause, or of a large name.
 * Word's paragraphs are whole by definition and stay as they are.
 */
export function unwrap(document: DocumentText): Unwrapped {
  const body = bodySize(document);
  const paragraphs: Paragraph[] = [];
  const origin: number[] = [];
  document.paragraphs.forEach((paragraph, place) => {
    const last = paragraphs.at(-1);
    if (last && isContinued(last, paragraph, body)) paragraphs[paragraphs.length - 1] = joined(last, paragraph);
    else {
      paragraphs.push(paragraph);
      origin.push(place);
    }
  });
  return { document: { ...document, paragraphs }, origin };
}

function isContinued(first: Paragraph, second: Paragraph, body: number): boolean {
  if (!first.box || !second.box || first.page !== second.page || first.column !== second.column) return false;
  if (first.zone || second.zone || second.listLevel !== undefined || second.headingLevel !== undefined) return false;
  if (first.cell?.row !== second.cell?.row || first.cell?.column !== second.cell?.column) return false;
  const [one, two] = [first.runs.at(-1), second.runs[0]];
  if (!one || !two || one.bold !== two.bold || Math.abs(one.size - two.size) > 0.6) return false;
  if (first.text.length + second.text.length > 1_500) return false;
  if (isLargeName(first, second, body)) return true;
  if (/\t/.test(first.text + second.text) || second.spaceBefore > 3) return false;
  const isHanging = first.listLevel !== undefined && second.indent > first.indent + 3;
  if (isHanging && !/[.!?]$/.test(first.text)) return true;
  const isAligned = Math.abs(first.box.x - second.box.x) < 3 || isHanging;
  return isAligned && isHalf(first.text, second.text);
}

/** A clause that plainly goes on: small letters, an open bracket, or a word that needs another. */
function isHalf(first: string, second: string): boolean {
  if (/[.!?:]$/.test(first) || first.split(" ").length < 2) return false;
  const open = (first.match(/\(/g) ?? []).length > (first.match(/\)/g) ?? []).length;
  if (open && second.includes(")")) return true;
  if (/^\p{Ll}{2,}/u.test(second) && first.length > 18 && !/@|\.(?:com|ng|org)\b|^(?:www|http|linkedin|github)/i.test(second))
    return true;
  if (/^\([^()]{1,40}\)/.test(second) && !/\d{4}/.test(second.slice(0, 12))) return true;
  return /(?:,|&|\s(?:of|and|for|in|the|with|to|by|from))$/.test(first) && first.length > 18;
}

/** A name in large letters that takes two lines. */
function isLargeName(first: Paragraph, second: Paragraph, body: number): boolean {
  const size = first.runs[0]?.size ?? 0;
  const isLetters = (text: string) => /^[\p{L}\p{M}.'’ -]+$/u.test(text) && text.split(" ").length <= 4;
  return (
    first.page === 1 &&
    size > body * 1.6 &&
    Math.abs(size - (second.runs[0]?.size ?? 0)) < 0.6 &&
    isLetters(first.text) &&
    isLetters(second.text) &&
    second.spaceBefore < size * 0.6
  );
}

function joined(first: Paragraph, second: Paragraph): Paragraph {
  const { box } = first;
  const last = first.runs.at(-1);
  const runs = last
    ? [...first.runs.slice(0, -1), { ...last, text: `${last.text} ` }, ...second.runs]
    : second.runs;
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    runs,
    ...(box && second.box && { box: { ...box, height: second.box.y + second.box.height - box.y } }),
  };
}
