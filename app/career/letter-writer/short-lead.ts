import { capitalFirst } from "../writer/casing";
import { leadingVerb, verbOf } from "../writer/verbs";
import { PREPOSITIONS } from "./vocabulary/prepositions";

/** A reader takes in so many words before an answer. */
const MOST_WORDS = 5;
const FEWEST_WORDS = 2;
/** "Part of it" */
const NAMES_NOTHING = /^(?:(?:part|some|all|most|one|any) of )?(?:it|them|this|these|those|that)$/iu;
const VERBS =
  "develop manag implement work us provid ensur handl conduct lead support prepar coordinat deliver mak do perform carry assist maintain set creat build review monitor supervis execut establish";
const NEEDS_THING = new RegExp(`^(?:${VERBS.replaceAll(" ", "|")})ing$`, "iu");
/** Where a heading can end, and what no heading ends with. */
const JOINS = new Set([...PREPOSITIONS, "and", "or", "&", "via", "per", "towards", "among", "between"]);
const NO_END = new Set([...JOINS, "a", "an", "the", "your", "all", "any", "other", "related", "various"]);

/** "Preparing accurate monthly" lacks its thing. */
const QUALITIES =
  "accurate timely effective efficient daily weekly monthly quarterly annual yearly regular proper strategic operational various relevant professional general overall high new key full";
const IS_QUALITY = new RegExp(`^(?:${QUALITIES.replaceAll(" ", "|")})$`, "iu");

/**
 * Words of the advert as the few that stand before an answer: "Supervise a team of 5-8 machinists" → "Supervising a team". Undefined where what is left would
 * say nothing.
 */
export function shortLead(label: string): string | undefined {
  const words = label.split(/\s+/u).filter(Boolean);
  const kept = words.length <= MOST_WORDS ? [...words] : cut(words);
  while (kept !== undefined && kept.length > 1 && IS_QUALITY.test(kept.at(-1) ?? "")) kept.pop();
  if (kept?.length === 1 && words.length > 1) return undefined;
  // "Supervise, train" of "Supervise, train and evaluate assistants" has lost its thing.
  const isChain =
    kept?.some((word) => word.endsWith(",")) &&
    kept.every((word) => verbOf(word.replace(/,$/u, ""))?.form === "base");
  if (isChain) return undefined;
  if (kept === undefined || NAMES_NOTHING.test(kept.join(" "))) return undefined;
  // "Developing" says not what.
  if (kept.length === 1 && NEEDS_THING.test(kept[0] ?? "")) return undefined;
  const text = kept.join(" ").replace(/[^\p{L}\d)%+#]+$/u, "");
  return capitalFirst(asGerund(text));
}

/** "Supervise a team" and "Supervised a shift" name the work by what is done; "Audit report" and "Certified welder" name things. */
function asGerund(text: string): string {
  const found = leadingVerb(text) ?? (/^handle /iu.test(text) ? verbOf("handle") : undefined);
  const [first = "", ...rest] = text.split(" ");
  const hasArticle = /^(?:an?|the|all|your)$/iu.test(rest[0] ?? "");
  const isDeed =
    found !== undefined &&
    rest.length > 0 &&
    (hasArticle ||
      (found.form === "base" &&
        found.verb.isOfWork &&
        (!found.verb.isNounToo || found.verb.base === "handle")));
  const [start, ...others] = [isDeed ? found.verb.gerund : first, ...rest];
  if (verbOf(start ?? "")?.form !== "gerund") return [start, ...others].join(" ");
  // "Set and maintain a lathe" → "Setting and maintaining a lathe"
  const [and = "", second = "", ...objects] = others;
  const joined = /^(?:and|or|&)$/u.test(and) ? verbOf(second) : undefined;
  const isPair = joined?.form === "base" && (objects.length > 0 || isDeed);
  return [start, ...(isPair ? [and, joined.verb.gerund, ...objects] : others)].join(" ");
}

/** Up to where a heading can end. "Clinical management" of "clinical management of rape" is another thing: there it ends only where nothing else fits. */
function cut(words: string[]): string[] | undefined {
  const ends = words.flatMap((word, at) => {
    // "Registered with the Nigerian Institute of …": a name is not cut.
    if (word.toLowerCase() === "of" && at > 1 && /^\p{Lu}\p{Ll}/u.test(words[at - 1] ?? "")) return [];
    // "Mentor up to 8 midwives"
    const isLimit = word.toLowerCase() === "up" && words[at + 1]?.toLowerCase() === "to";
    const isEnd = isLimit || JOINS.has(word.toLowerCase()) || /[,;]$/u.test(words[at - 1] ?? "");
    // "First degree or HND in Accounting": the first of two is not what the answer is.
    return isEnd && word.toLowerCase() !== "or" && at >= FEWEST_WORDS && at <= MOST_WORDS ? [at] : [];
  });
  const end = ends.find((at) => words[at]?.toLowerCase() !== "of") ?? ends[0] ?? 0;
  const kept = words.slice(0, end);
  while (NO_END.has(kept.at(-1)?.toLowerCase() ?? "")) kept.pop();
  return kept.length >= FEWEST_WORDS ? kept : undefined;
}
