import { capitalFirst } from "../writer/casing";
import { tidyBullet } from "../writer/tidy";
import { leadingVerb } from "../writer/verbs";
import type { VerbLine } from "./verb-line";
import { toVerbLines } from "./verb-lines";

/** "Upselling: moved 118 guests to a better room in 2025": what a resume by skills tells under them was done, and is no name of a skill. */
export function deedsAmongSkills(keyword: string): VerbLine[] {
  const [, , rest = keyword] = /^(\p{L}[\p{L} &/]{2,30}): (.+)$/su.exec(keyword) ?? [];
  if (rest.split(" ").length < FEWEST_OF_DEED) return [];
  // "Typing 38 words per minute", "calm with angry customers": only what is written as done was done.
  const done = rest.split(/[;.]\s+/u).filter((one) => leadingVerb(capitalFirst(one))?.form === "past");
  const lines = toVerbLines(
    done.map((sentence) => tidyBullet(sentence, false)),
    false,
  );
  return lines.filter(
    ({ tense, text }) =>
      tense === "past" && leadingVerb(text)?.form === "past" && text.split(" ").length >= FEWEST_OF_DEED,
  );
}
const FEWEST_OF_DEED = 4;
