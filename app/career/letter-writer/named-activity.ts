import { ACTIVITY, NO_ACTIVITY, PLAIN_ACTIVITIES, VERBS_OF_NOUNS } from "./vocabulary/activities";

/** The noun that a phrase is about: the last word before "of", "for" and the like. */
export function headOf(item: string): string {
  const phrase =
    item.split(
      / (?:of|for|in|on|at|to|with|by|from|between|across|against|during|per|including|as|within) /u,
    )[0] ?? "";
  return (
    phrase
      .replace(/\s*\(.*$/u, "")
      .trim()
      .split(" ")
      .at(-1) ?? ""
  );
}

/** A capital makes it a name: "Fash Collections". */
export function isActivity(noun: string): boolean {
  if (/^\p{Lu}/u.test(noun)) return false;
  return (
    VERBS_OF_NOUNS.has(noun) || PLAIN_ACTIVITIES.has(noun) || (ACTIVITY.test(noun) && !NO_ACTIVITY.has(noun))
  );
}
