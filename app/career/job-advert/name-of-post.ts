import { foldText } from "~/career/nlp/fold";
import type { Demand, DemandKind } from "./job-advert";
import { degreesIn } from "./named-degrees";
import { numberedName } from "./post-names";
import { ASKS } from "./vocabulary/demand-words";

const MAY_BE_NAMES: ReadonlySet<DemandKind> = new Set(["skill", "duty", "trait", "certificate", "place"]);
/** Words behind the name: its place, grade or count. */
const MOST_BEHIND = 6;

/**
 * Whether a demand is nothing but the name of one of several posts, with its place, grade or count: "Loan Officer – Sapele (10)", "COMMUNITY MIDWIFE (CONHESS
 * 07) - 65 Nos". It is nothing that somebody must have.
 */
export function isNameOfPost(
  { text, kind }: Pick<Demand, "text" | "kind">,
  posts: readonly string[],
): boolean {
  const own = numberedName(text)?.name ?? text;
  const named = posts.find((post) => foldText(own).startsWith(foldText(post)));
  if (named === undefined) return false;
  const rest = own.slice(named.length).replace(/^(?:e?s)(?![\p{L}])/iu, "");
  if (/^[\s.,;|–-]*(?:\(\d{1,3}\))?[\s.,;|–-]*$/u.test(rest)) return true;
  return (
    MAY_BE_NAMES.has(kind) &&
    /^\s*[-–—(|/[]/u.test(rest) &&
    rest.trim().split(/\s+/u).length <= MOST_BEHIND &&
    !ASKS.test(rest) &&
    degreesIn(rest).length === 0
  );
}
