import { verbOf } from "~/career/writer/verbs";
import { PREPOSITIONS } from "./vocabulary/prepositions";
import type { VerbLine } from "./verb-line";

/**
 * "Eleven girls completed ten parts", "31 of my 34 candidates had A1 to C6": counted people or things that did something, a sentence of its own.
 * Undefined where the verb may be a participle: "212 premises visited in 2025".
 */
export function asCountedSubject(text: string): VerbLine | undefined {
  const { verb = "", next = "" } = COUNTED.exec(text)?.groups ?? {};
  if (verb === "") return undefined;
  const isFinite = FINITE.has(verb) || verbOf(verb)?.form === "past";
  const hasObject = FINITE.has(verb) || (!PREPOSITIONS.includes(next) && !WHEN.has(next));
  return isFinite && hasObject ? { text, isClause: true } : undefined;
}

const COUNT =
  "(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|all|most|none|over \\d+|about \\d+)";
const COUNTED = new RegExp(
  `^${COUNT}(?: (?:of|out of)(?: (?:the|my|our|these))?(?: ${COUNT})?)? (?:\\p{L}+ ){0,2}?\\p{Ll}{2,}s(?: (?:of|in|at|from) (?:my|our|the) \\p{L}+)? (?<verb>\\p{Ll}+) (?<next>\\S+)`,
  "iu",
);
/** These are no participles before what follows. */
const FINITE = new Set("had have has are were is was got came went became won did".split(" "));
const WHEN = new Set("daily weekly monthly yearly quarterly every each per last this yesterday".split(" "));
