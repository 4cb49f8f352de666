import { splitSentences } from "../job-advert/sentences";

/** The sentences of a paragraph of a letter. What follows a semicolon goes on with what the sentence began. */
export function letterSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const { text } of splitSentences(paragraph)) {
    const last = sentences.at(-1);
    if (last !== undefined && /[;|]$/.test(last)) sentences[sentences.length - 1] = `${last} ${text}`;
    else sentences.push(text);
  }
  return sentences;
}
