import { matchesIn } from "~/pattern";
import { patternOf, sourceOf } from "./patterns";
import { BEGINS, BEGINS_ANEW, IS_DEED, IS_NO_THING } from "./vocabulary/statement-begins";
import { FACT_ITEM } from "./vocabulary/statement-kinds";

/** One thing of several, from where it begins; `hasVerb`: a verb of its own leads to it ("and states their pay"). */
export type StatementItem = { text: string; start: number; hasVerb: boolean };

/**
 * The things of a row: "your age and state of residence" are two; "one customer and how it ended" is one. `isList`: a colon opens the row, so that its commas
 * part, and "and" only before the last.
 */
export function itemsIn(text: string, { isList }: { isList: boolean }): StatementItem[] {
  const joints = matchesIn(text, JOINTS);
  const items: StatementItem[] = [];
  let start = 0;
  let isOfVerb = false;
  for (const [at, joint] of joints.entries()) {
    const [left, right] = [text.slice(start, joint.index), text.slice(joint.index + joint[0].length)];
    const next = joints[at + 1];
    const piece = next ? text.slice(joint.index + joint[0].length, next.index) : right;
    const hasVerb = / \p{L}+s (?:us )?$/u.test(joint[0]);
    const mark = /^[;,]|^ [/+|]/u.test(joint[0]) ? "comma" : "and";
    const isLast = items.length > 0 && !/[,;]/u.test(right);
    if (!parts({ left, right, piece, mark, hasVerb, isLast, isList })) continue;
    items.push({ text: left, start, hasVerb: isOfVerb });
    isOfVerb = hasVerb;
    start = joint.index + joint[0].length;
  }
  return withWhole([...items, { text: text.slice(start), start, hasVerb: isOfVerb }], text).filter((item) =>
    /\p{L}/u.test(item.text),
  );
}

/** A comma, "and", "plus"; a verb behind it belongs to the words that ask: ", and states their pay". */
const JOINTS = patternOf(
  String.raw`(?:[,;]? (?:and|or|plus|as well as|et|ainsi que) (?:also )?|[,;] (?:& )?| (?:&|\+|/|\|) |;)(?<!(?<![,;]) or )(?:(?:${sourceOf("gives?, states?, says?, tells?(?: us)?, explains?, shows?, describes?, mentions?, indicates?, names")}) (?=(?:their|your|his|her|an?|one|two|three|the|how|why|what|when|whether)(?!\p{L})))?`,
  "giu",
);

type Joint = {
  left: string;
  right: string;
  piece: string;
  mark: "comma" | "and";
  hasVerb: boolean;
  isLast: boolean;
  isList: boolean;
};

/** Whether something new begins behind a joint. */
function parts({ left, right, piece, mark, hasVerb, isLast, isList }: Joint): boolean {
  // "current and expected pay" is one thing: an adjective alone is none.
  if (QUALIFIES.test(left) || /\([^)]*$/u.test(left) || !/\p{L}{2}/u.test(left)) return false;
  if (hasVerb) return !GOES_BACK.test(right) && !SPEAKS_BACK.test(piece);
  const isAnew = BEGINS_ANEW.test(right);
  if (mark === "and" && IS_PLACE.test(left) && OF_PLACE.test(right)) return false;
  // "AGE and LOCATION": each a fact of the applicant.
  if (mark === "and" && FACT_ITEM.test(left.trim()) && FACT_ITEM.test(right.trim())) return true;
  const isOfPeople = NAMES_PEOPLE.test(left) && DETAILS_BACK.test(right);
  if (isOfPeople && !isAnew) return false;
  // "that they have read the safeguarding & conduct rules" is one thing.
  if (mark === "and" && THAT_CLAUSE.test(left) && !isAnew) return false;
  if ((GOES_BACK.test(right) || SPEAKS_BACK.test(piece)) && !(isAnew && mark === "comma")) return false;
  if (isAnew) return true;
  if (mark === "and" && SHARES.test(left) && /^(?:\p{L}+ ){0,2}\p{L}+ of /u.test(right)) return false;
  if ((HOLDS_DETAILS.test(left) && IS_DETAIL.test(right)) || (NAMES.test(left) && DETAIL_BEHIND.test(right)))
    return false;
  if (IS_NO_THING.test(right) || (mark === "comma" && IF_ANY.test(left))) return false;
  if (isList) return mark === "comma" || (isLast && BEGINS.test(right));
  if (
    OPEN_CLAUSE.test(left.replace(BRACKETS, "")) &&
    (HOLDS_BOTH.test(left) || mark === "and" || !BEGINS.test(right))
  )
    return false;
  if (IS_DEED.test(piece)) return false;
  // "course and school" is one, "course, grade and school" are three.
  const isWord = !/\s/u.test(piece.trim());
  return mark === "comma" || !isWord || isLast;
}

/** "number and ages of children": what both are of stands behind the second. */
const SHARES = /^ ?(?:the |your |their )?(?:numbers?|names?|dates?|places?|years?|types?|titles?|sizes?)$/iu;
/** "State and Local Government Area of origin" */
const IS_PLACE = /^ ?(?:the |your )?(?:state|lga|town|place|village|country)$/iu;
const OF_PLACE = /^[\p{L} ]{2,40} of (?:origin|residence|birth)/iu;
/** "which of the towns, if any, you know": it goes on. */
const IF_ANY = /, if (?:any|applicable)$/iu;
/** "the difference between a glaze, a slip and a wash" is one thing. */
const HOLDS_BOTH = /(?<!\p{L})(?:between|both|among)(?!\p{L})/iu;
/** "two similar jobs with client, value and period": what is asked of each. */
const HOLDS_DETAILS = patternOf(
  String.raw`^ ?(?:at least )?${sourceOf("two, three, four, five, \\d")}(?: ?\(\d\))? [^,;]{3,60} with \p{L}+(?: \p{L}+)?(?:, (?:\p{L}+ ){0,2}\p{L}+)*$`,
  "iu",
);
const IS_DETAIL = patternOf(String.raw`^(?:\p{L}+ ){0,2}\p{L}+(?:$|[,;.]|,? and )`, "iu");
/** "names, addresses and phone numbers of three referees" */
const DETAILS =
  "(?:names?|address(?:es)?|functions?|positions?|titles?|(?:(?:tele)?phone|gsm|mobile)(?: numbers?)?|e-?mails?(?: addresses)?|contacts?|numbers?|occupations?|relationships?|organi[sz]ations?)";
const NAMES = patternOf(String.raw`^ ?(?:(?:the|full) )*${DETAILS}(?:, (?:\p{L}+ )?${DETAILS})*$`, "iu");
const DETAIL_BEHIND = patternOf(
  String.raw`^(?:\p{L}+ ){0,2}${DETAILS}(?:$|[,;.]|,? and )|^(?:\p{L}+ ){0,3}\p{L}+ of [^,;]{0,40}(?:referees?|guarantors?)(?!\p{L})`,
  "iu",
);
const QUALIFIES = patternOf(
  String.raw`(?<!\p{L})(?:(?<!(?:rate|salary|pay|wage|fee|package|post|position|job|rank)s? )${sourceOf("current, present, expected, desired, earliest, preferred, permanent")}|with|from|between|if (?:yes|so|not))$`,
  "iu",
);

const BACK = sourceOf(
  "how it, how well, (?:one|two|both|each) (?:being|must|should), not, what (?:you|they) (?:did|learn\\p{L}*|would), (?:from|at|in|by|with) (?:what|which), (?:when|where) (?:it|they|he|she|this|that), why(?! you want), (?:one|two|both|all|each|at least one) of (?:whom|which|them), its?, they, them, that(?! (?:you|u|no|the) ), which, who, whom, then, whose, so, to (?:whom|what), for (?:how|what|whom)",
);
/** "two referees, phone numbers of both", "names and numbers of": details of whom stands before. */
const DETAILS_BACK = patternOf(
  `^${sourceOf("(?:addresses|positions?|(?:phone |telephone )?numbers|contacts?(?: details)?|e-?mails?) of")}(?!\\p{L})`,
  "iu",
);
const NAMES_PEOPLE = patternOf(
  String.raw`(?<!\p{L})${sourceOf("names?, referees?, references?, guarantors?, persons?, people, contacts?, addresses, functions?, e-?mails?")}(?!\p{L})`,
  "iu",
);
const THAT_CLAUSE = /^ ?that (?:you|u|they|he|she|it|the) /iu;
/** "and how it ended", "and not the office", "and what you did": it speaks of what stands before. */
const GOES_BACK = patternOf(String.raw`^${BACK}(?!\p{L})`, "iu");
const SPEAKS_BACK = /^[^,.]{0,40}(?<!\p{L})(?:it|them|him)(?!\p{L})/iu;
/** "(one must be the last employer)": what a bracket says opens no clause. */
const BRACKETS = /\([^()]*\)/gu;
/** "one system that you built and ran": a verb goes on behind the joint. */
const OPEN_CLAUSE = patternOf(
  String.raw`(?<!\p{L})${sourceOf("a, an, one, between, both, why, how you, what you")}(?!\p{L})`,
  "iu",
);

/** "names, functions, phone numbers and e-mails of three referees" are one thing: what is asked of people stands before who they are. */
function withWhole(items: StatementItem[], text: string): StatementItem[] {
  const at = items.findIndex((item) => OF_PEOPLE.test(item.text));
  const of = items[at];
  if (!of) return items;
  let first = at;
  while (first > 0 && DETAIL_OF_PEOPLE.test(items[first - 1]?.text.trim() ?? "")) first -= 1;
  const { start, hasVerb } = items[first] ?? of;
  const whole = { text: text.slice(start, of.start + of.text.length), start, hasVerb };
  return [...items.slice(0, first), whole, ...items.slice(at + 1)];
}
const DETAIL_OF_PEOPLE = patternOf(String.raw`^(?:(?:the|full|official|functional) )*${DETAILS}$`, "iu");
const OF_PEOPLE = patternOf(
  String.raw`^ ?(?:(?:and|the|full|official|functional) )*${DETAILS}(?: (?:and|&) (?:\p{L}+ )?${DETAILS})? of [^,;:]{0,40}(?:referees?|guarantors?|references|sureties)(?!\p{L})`,
  "iu",
);
