import { wordsOf } from "../nlp/fold";
import type { LockContext } from "./facts";

/** A sentence without "for the post of Principal Therapist", where that is the post of the advert: what is applied for was not held. */
export function withoutPostSought(text: string, { title }: LockContext["advert"]): string {
  const words = wordsOf(title).map((word) => word.replace(/[^\p{L}\p{N}]/gu, "."));
  if (words.length === 0) return text;
  return text.replace(
    new RegExp(`${SOUGHT}${words.join("[^\\p{L}\\p{N}]{1,3}")}(?![\\p{L}\\p{N}])`, "giu"),
    " ",
  );
}

const SOUGHT = "(?<!\\p{L})for (?:the |a |your )?(?:post|position|role|job) of (?:an? |the )?";
