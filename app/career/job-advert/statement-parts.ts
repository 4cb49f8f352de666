import { patternOf, sourceOf } from "./patterns";

/** One thing of several, from where it begins; `hasVerb`: a verb of its own leads to it ("and states their pay"). */
type StatementPart = { text: string; start: number; hasVerb: boolean };

/** "your age and state of residence" are two things; "one customer and how it ended" is one. */
export function partsOf(text: string): StatementPart[] {
  const parts: StatementPart[] = [];
  let start = 0;
  let isOfVerb = false;
  for (const joint of text.matchAll(JOINTS)) {
    const [left, right] = [text.slice(start, joint.index), text.slice(joint.index + joint[0].length)];
    // "current and expected pay" is one thing: an adjective alone is none.
    if (QUALIFIES.test(left) || /\([^)]*$/u.test(left)) continue;
    // "… and states their pay": a verb of its own begins a new thing.
    const hasVerb = / \p{L}+s (?:us )?$/u.test(joint[0]);
    const standAlone = standsAlone(left) && standsAlone(right.split(/, | and /)[0] ?? "");
    if (!standAlone || GOES_BACK.test(right)) continue;
    const isFresh = joint[0].startsWith(",") ? BEGINS.test(right) : BEGINS_ANEW.test(right);
    if (HOLDS_DETAILS.test(left) && IS_DETAIL.test(right)) continue;
    if (!hasVerb && OPEN_CLAUSE.test(left) && (!isFresh || HOLDS_BOTH.test(left))) continue;
    parts.push({ text: left, start, hasVerb: isOfVerb });
    isOfVerb = hasVerb;
    start = joint.index + joint[0].length;
  }
  return [...parts, { text: text.slice(start), start, hasVerb: isOfVerb }];
}
/** A comma, "and", "plus"; a verb behind it belongs to the words that ask: ", and states their pay". */
const JOINTS = patternOf(
  String.raw`(?:,? (?:and|or|plus|as well as) |, | (?:&|\+) )(?<!(?<!,) or )(?:(?:${sourceOf("gives?, states?, says?, tells?(?: us)?, explains?, shows?, describes?, mentions?, indicates?, names")}) (?=(?:their|your|his|her|an?|one|two|three|the|how|why|what|when|whether)(?!\p{L})))?`,
  "giu",
);
/** What cannot go on with the words before it: "and your notice period", "and when you are free". */
export const BEGINS_ANEW = patternOf(
  `^${sourceOf("your, ur, their (?:present|current|expected|salary|notice|earliest), whether, why, (?:from |since |until )?when (?:you|u), how (?:soon|much|many|long), where (?:you|u), (?:the )?names? (?:of|and), expected, current, present, availability, (?:the )?(?:earliest|notice|salary|pay|daily rate|day rate), if (?:you|u), reasons? for, (?:a |the )?contacts? of")}(?!\\p{L})`,
  "iu",
);
/** Behind a comma more may begin anew: "…, what your rate was, and one loan that went bad". */
export const BEGINS = patternOf(
  `^${sourceOf("a, an, one, two, three, the, d, what, which, how, any")} |${BEGINS_ANEW.source}`,
  "iu",
);
/** "the difference between a glaze, a slip and a wash" is one thing. */
const HOLDS_BOTH = /(?<!\p{L})(?:between|both|among)(?!\p{L})/iu;
/** "two similar jobs with client, value and period", "names, addresses and phone numbers of three referees": what is asked of each. */
const HOLDS_DETAILS = patternOf(
  String.raw`^ ?(?:(?:at least )?${sourceOf("two, three, four, five, \\d")}(?: ?\(\d\))? [^,;]{3,60} with \p{L}+(?: \p{L}+)?|(?:(?:the|full) )*(?:names?|address(?:es)?|contacts?|functions?))(?:, (?:\p{L}+ ){0,2}\p{L}+)*$`,
  "iu",
);
const IS_DETAIL = patternOf(
  String.raw`^(?:\p{L}+ ){0,2}\p{L}+(?:$|[,;.]|,? and )|^(?:\p{L}+ ){0,3}\p{L}+ of [^,;]{0,40}(?:referees?|guarantors?)(?!\p{L})`,
  "iu",
);
const QUALIFIES = patternOf(
  String.raw`(?<!\p{L})(?:(?<!(?:rate|salary|pay|wage|fee|package)s? )${sourceOf("current, present, expected, desired, earliest, preferred, permanent")}|with)$`,
  "iu",
);
const standsAlone = (part: string) => /\p{L}{3}/u.test(part) && part.trim().split(" ").length <= 12;

const BACK = sourceOf(
  "how it, how well, (?:one|two|both|each) (?:being|must|should), not, what (?:you|they) (?:did|learn\\p{L}*|would), (?:from|at|in|by|with) (?:what|which), (?:when|where) (?:it|they|he|she|this|that), why(?! you want), (?:one|two|both|all|each|at least one) of (?:whom|which|them), (?:addresses|positions?|(?:phone |telephone )?numbers|contacts?(?: details)?|e-?mails?) of, it, they, them, that, which, who, whom, then, whose, so, to (?:whom|what), for (?:how|what|whom)",
);
/** Whether what stands behind a joint speaks of what stands before it. */
export const goesBack = (right: string) => GOES_BACK.test(right);
/** "and how it ended", "and not the office", "and what you did": it speaks of what stands before. */
const GOES_BACK = patternOf(String.raw`^${BACK}(?!\p{L})|^[^,.]{0,40}(?<!\p{L})(?:it|them)(?!\p{L})`, "iu");
/** "one system that you built and ran": a verb goes on behind the joint. */
const OPEN_CLAUSE = patternOf(
  String.raw`(?<!\p{L})${sourceOf("a, an, one, between, both, why, how you, what you")}(?!\p{L})`,
  "iu",
);
