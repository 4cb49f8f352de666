import { wordRun, wordsOf } from "../nlp/fold";
import { stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { anyWord } from "./any-word";
import type { LockFact } from "./facts";
import type { LockReason } from "./reasons";
import vocabulary from "./vocabulary/negations.json";

/** What a line says did not happen may not be said to have happened: "with one accident" of "no accident". */
export function checkNegations(text: string, cited: LockFact[]): LockReason[] {
  const denied = cited
    .filter(({ isDeed, partitions }) => isDeed && partitions.length === 0)
    .flatMap(({ text: line }) => deniedIn(line));
  if (denied.length === 0 || DENIES.test(wordRun(text))) return [];
  const statements = text.split(/[,;:.]\s| but /u).map((one) => new Set(wordsOf(one).map(stem)));
  const claimed = denied.find((things) =>
    statements.some((stated) => things.every((thing) => stated.has(thing))),
  );
  return claimed ? [{ kind: "negation", words: claimed.join(" ") }] : [];
}
const DENIES = anyWord(vocabulary.denies);

/** What each denial of a line denies, as stems: up to three words, to the next small word. */
function deniedIn(line: string): string[][] {
  // Of "no day lost in 500 days" the days are others.
  const all = wordsOf(line).flatMap((word, at, own) => (/^\d/.test(own[at - 1] ?? "") ? [] : [stem(word)]));
  const isElsewhere = (thing: string, stated: string[]) =>
    all.filter((one) => one === thing).length > stated.filter((one) => one === thing).length;
  return line.split(/[,;:.]\s/u).flatMap((clause) => {
    const words = wordsOf(clause.replace(/n['’]t\b/giu, " not"));
    return words.flatMap((word, at): string[][] => {
      if (!NOT.has(word) || SKIPPED.has(words[at + 1] ?? "")) return [];
      // "No 3 paper machine"
      if (word === "no" && /^\d/.test(words[at + 1] ?? "")) return [];
      const rest = words.slice(at + 1);
      // "Pumps never serviced before" are serviced now.
      if (word === "never" && rest.includes("before")) return [];
      const from = rest.findIndex((one) => !DETERMINERS.has(one));
      const end = rest.findIndex((one, place) => place > from && STOP_WORDS.has(one));
      const things = rest
        .slice(Math.max(0, from), end < 0 ? undefined : end)
        .filter((one) => !/^\d/.test(one) && !STOP_WORDS.has(one));
      const stated = things.map(stem);
      const isNew = !stated.every((thing) => isElsewhere(thing, stated));
      return things.length <= 3 && isNew ? [stated] : [];
    });
  });
}
const NOT = new Set(vocabulary.not);
const SKIPPED = new Set(vocabulary.skipped);
const DETERMINERS = new Set(vocabulary.determiners);
