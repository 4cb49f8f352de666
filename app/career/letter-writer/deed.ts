import { capitalFirst } from "../writer/casing";
import { conjugate } from "../writer/conjugate";
import { leadingVerb } from "../writer/verbs";
import { withoutOwnLabel } from "./own-label";

/** Whether a line says what somebody does or did, behind its own label or none: "Cash handling: balanced the vault", "I bake the bread". */
export function isDeed(line: string): boolean {
  const bare = withoutOwnLabel(line);
  return (
    /^(?:I|We|Have|Am|Was) \p{Ll}/u.test(bare) ||
    (leadingVerb(capitalFirst(bare)) !== undefined && !NAMES_SOFTWARE.test(bare))
  );
}

/** "Excel, Power BI": the program, unless somebody excels "in" something. */
const NAMES_SOFTWARE = /^excel(?! in | at )/iu;

/** A line of a post that has ended in the tense of what is over: "Teach 2 batches a year" → "Taught 2 batches a year". */
export function asOver(line: string): string {
  const found = leadingVerb(line);
  if (found?.form !== "base" || found.verb.base === found.verb.past) return line;
  return capitalFirst(conjugate(line, found.verb, "base", "past") ?? line);
}

/** Whether a line says what was done, and not what somebody can do: "Moved 118 guests to a better room". */
export function isPastDeed(line: string): boolean {
  const bare = withoutOwnLabel(line);
  const own = bare.replace(/^I (?=\p{Ll})/u, "");
  return leadingVerb(capitalFirst(own))?.form === "past" || /^have \p{Ll}+(?:ed|t|n) /iu.test(own);
}
