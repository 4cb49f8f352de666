import { foldText } from "~/career/nlp/fold";

const address = /([\p{L}\p{N}._%+-]{3,64})@|linkedin\.com\/in\/([\p{L}\p{N}-]{3,64})/giu;

/** What stands before the @ of mail addresses and behind "linkedin.com/in/", where people write their names. */
export function wordsOfAddress(text: string): string {
  return [...text.slice(0, 20_000).matchAll(address)]
    .map((match) => foldText(match[1] ?? match[2] ?? ""))
    .join(" ");
}
