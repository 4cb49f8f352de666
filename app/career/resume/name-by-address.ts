import { foldText } from "~/career/nlp/fold";
import type { DocumentText } from "./document-text";

const address = /([\p{L}\p{N}._%+-]{3,64})@|linkedin\.com\/in\/([\p{L}\p{N}-]{3,64})/giu;
const farthest = 80;

/** What stands before the @ of mail addresses and behind "linkedin.com/in/", where people write their names. */
export function wordsOfAddress(text: string): string {
  return [...text.slice(0, 20_000).matchAll(address)]
    .map((match) => foldText(match[1] ?? match[2] ?? ""))
    .join(" ");
}

/** The line that names the person where it does not stand first: two words of it at least stand in the person's addresses. */
export function findNameByAddress({
  paragraphs,
}: DocumentText): { paragraph: number; text: string } | undefined {
  const near = paragraphs.slice(0, farthest);
  const own = wordsOfAddress(near.map(({ text }) => text).join("\n"));
  if (own === "") return undefined;
  const at = near.findIndex(({ text, spaceBefore, zone, listLevel, cell }, place) => {
    const words = nameOf(text).split(/[\s-]+/);
    const isApart = place === 0 || spaceBefore > 3;
    if (
      !isApart ||
      zone === "foot" ||
      listLevel !== undefined ||
      cell ||
      words.length < 2 ||
      words.length > 5
    )
      return false;
    if (!words.every((word) => /^\p{Lu}[\p{L}'’.]*$/u.test(word))) return false;
    return words.filter((word) => word.length > 2 && own.includes(foldText(word))).length >= 2;
  });
  const found = near[at];
  return found && { paragraph: at, text: nameOf(found.text) };
}

/** "Ada Obi, MNIM" → "Ada Obi". */
function nameOf(text: string): string {
  return text.split(/[,(|\t]/)[0]?.trim() ?? "";
}
