import { capitalFirst } from "../writer/casing";
import { conjugate } from "../writer/conjugate";
import { leadingVerb } from "../writer/verbs";

/**
 * A line of a post in the tense of its post: "Keeping the lens store" and "Keeps the lens store" → "Keep the lens store", or "Kept …" where the post is over.
 * What may be a name ("Building maintenance", "Training on fire safety"), and what already tells a deed, stays as it is.
 */
export function inTenseOfPost(line: string, { isHeld }: { isHeld: boolean }): string {
  const found = leadingVerb(line);
  if (!found || (found.form !== "gerund" && found.form !== "third")) return line;
  const [first = "", next = ""] = line.split(" ");
  if (
    found.form === "gerund" &&
    (NO_OBJECT.test(next) || (NAMES.has(first.toLowerCase()) && !BEGINS_OBJECT.test(next)))
  )
    return line;
  const turned = conjugate(line, found.verb, found.form, isHeld ? "base" : "past");
  // "Cut, bevelling and fitting of spools": a row of deeds turns whole or not at all.
  return turned === undefined || HALF.test(turned) ? line : capitalFirst(turned);
}

const HALF = /^[^ ]+(?:,| and| &) \p{L}+ing(?!\p{L})|(?<!\p{L})\p{L}+ing of /u;

/** "Training on fire safety", "Planning and control" */
const NO_OBJECT = /^(?:of|on|in|at|for|from|by|as|and|or|&|)$|[.,;:]$/u;
const BEGINS_OBJECT =
  /^(?:the|an?|all|any|each|every|our|my|his|her|their|these|those|new|over|about|up|[\d₦£$(].*)$/iu;
/** What is done, and as often the name of a trade or the first part of one: "catering services", "reporting tools". */
const NAMES = new Set(
  `accounting acting advertising auditing banking billing building catering cleaning clearing coaching consulting cooking counselling designing drawing dressing
  driving engineering farming feeding filing finishing fishing forwarding funding gardening grading handling hosting housing knitting lending lighting mailing
  manufacturing marketing meeting mentoring milling mining modelling monitoring moulding networking nursing operating ordering packaging packing painting planning
  plumbing pressing pricing printing processing programming publishing purchasing reading recording recruiting reporting sampling selling sewing shipping staffing
  surveying tailoring teaching testing tiling trading training travelling upselling warehousing welding wiring working writing`.split(
    /\s+/u,
  ),
);
