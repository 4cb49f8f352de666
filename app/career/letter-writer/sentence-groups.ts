import { BINDS } from "./verb-lines";
import { sentencesOf } from "./sentence-ends";
import { OWN_SUBJECT_VERBS } from "./vocabulary/line-forms";

/**
 * The sentences of a line, each with those behind it that speak of it or say what came of it: "Sent daily updates on radio. Complaints dropped by 60%" is one.
 */
export function sentenceGroups(text: string): string[] {
  return sentencesOf(text).reduce<string[]>((kept, one) => {
    const before = kept.at(-1);
    const isOfOneBefore = before !== undefined && (BINDS.test(one) || OWN_SUBJECT_VERBS.test(one));
    return isOfOneBefore ? [...kept.slice(0, -1), `${before}. ${one}`] : [...kept, one];
  }, []);
}
