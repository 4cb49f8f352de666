import { capitalFirst } from "../writer/casing";
import { tidyBullet } from "../writer/tidy";
import { leadingVerb } from "../writer/verbs";
import type { VerbLine } from "./verb-line";
import { toVerbLines } from "./verb-lines";

/**
 * "Upselling: moved 118 guests to a better room in 2025": what a resume by skills tells under them was done, and is no name of a skill. `isName`: it stands in
 * a row of skills, where "calm with angry customers" and "manage the till" were not done unless they are written so.
 */
export function deedsAmongSkills(written: string, isName = false): VerbLine[] {
  const [, label, rest = written] = /^(\p{L}[\p{L} &/]{2,30}): (.+)$/su.exec(written) ?? [];
  if (rest.split(" ").length < FEWEST_OF_DEED) return [];
  const isDone = (sentence: string) => {
    const form = leadingVerb(capitalFirst(sentence.replace(/^I /u, "")))?.form;
    const isOwn = /^I \p{Ll}/u.test(sentence);
    return form === "past" || (!isOwn && (!isName || label !== undefined) && form !== "gerund");
  };
  const lines = toVerbLines(
    rest
      .split(/[;.]\s+/u)
      .filter(isDone)
      .map((sentence) => tidyBullet(sentence, false)),
    false,
  );
  return lines.filter(({ tense, text }) => {
    const isPast = tense === "past" && leadingVerb(text)?.form === "past";
    // "Have prepared the payroll since 2024"
    return (isPast || /^Have \p{Ll}/u.test(text)) && text.split(" ").length >= FEWEST_OF_DEED;
  });
}
const FEWEST_OF_DEED = 4;
