import type { JobAdvert } from "./job-advert";
import { splitSentences } from "./sentences";

/** The sentences of an advert, in order. */
export function advertSentences({ text }: Pick<JobAdvert, "text">): string[] {
  return text.split("\n").flatMap((line) => splitSentences(line).map((sentence) => sentence.text));
}
