import { sectionOf } from "./headings";
import { fold } from "./line-kinds";

/** What is asked of a line here. */
type Line = { text: string; isAfterBlank: boolean };

const NAME =
  /^(?=.{4,60}$)\p{Lu}[\p{L}\p{M}.'’-]+(?: [\p{Lu}(][\p{L}\p{M}.'’()-]*){1,4}(?:, [\p{L}.,\s]{2,30})?$/u;

/**
 * A page with a narrow column beside the text, as LinkedIn exports it, comes out of a PDF with that column first: contact, skills, languages,
 * and only then the name. The name, and what stands under it up to the next heading, goes to the top.
 */
export function withNameFirst<L extends Line>(lines: L[]): L[] {
  const isColumnFirst = /^contacts?:?$/i.test(lines[0]?.text ?? "");
  const from = isColumnFirst ? lines.findIndex((line, at) => at > 0 && isNameHere(lines, at, line)) : -1;
  if (from < 0) return lines;
  const length = lines.slice(from).findIndex(({ text }) => sectionOf(text) !== undefined);
  const head = lines.slice(from, length < 0 ? undefined : from + length);
  return [...head, ...lines.slice(0, from), ...lines.slice(from + head.length)];
}

/** The name as the address of the profile spells it, or the first line of the last block above the summary or the experience. */
function isNameHere(lines: Line[], at: number, { text, isAfterBlank }: Line): boolean {
  if (!NAME.test(text) || sectionOf(text) !== undefined) return false;
  const slug =
    fold(
      lines
        .slice(0, 6)
        .map((line) => line.text)
        .join(""),
    ).match(/linkedin\.com\/in\/([\w-]+)/)?.[1] ?? "";
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  if (words.length > 1 && words.filter((word) => slug.includes(word)).length > 1) return true;
  const next = lines.slice(at + 1, at + 5).find((line) => sectionOf(line.text) !== undefined);
  return isAfterBlank && next !== undefined && /^(?:summary|experience)$/i.test(next.text);
}
