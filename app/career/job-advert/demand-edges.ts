import type { TextRange } from "./job-advert";
import { anyOf, inOrder } from "./patterns";
import type { Sentence } from "./sentence";

type Neighbours = {
  text: string;
  sentence: Sentence;
  /** Where the stretch before this one ends. */
  after: number;
  /** Where the next one begins. */
  before: number;
  /** The rules among the words. */
  rules: readonly TextRange[];
};

/**
 * A stretch with whole edges: it begins with the number of its years, with both of two verbs ("plan and deliver lessons") and with the
 * verb that a preposition belongs to, and it ends with a noun.
 */
export function withWholeEdges<Kind extends TextRange>(stretch: Kind, given: Neighbours): Kind {
  const start = startOf(stretch, given);
  return { ...stretch, start, end: Math.max(start, endOf({ ...stretch, start }, given)) };
}

function startOf({ start, end }: TextRange, { text, sentence, after, rules }: Neighbours): number {
  const from = Math.max(sentence.start, after);
  const cut = rules.find((rule) => rule.start >= from && rule.start < start && rule.end > start);
  if (cut) return cut.start;
  const before = text.slice(from, start);
  const own = text.slice(start, end);
  const isBegun = from === sentence.start;
  // A bullet of duties is one duty: "Plot and review control results", "Watch over safety".
  if (isBegun && sentence.isBullet && sentence.section === "duties" && DUTY_LEAD.test(before))
    return sentence.start;
  const pair = OF_TWO_VERBS.exec(before)?.groups?.verb;
  if (pair !== undefined && /^\p{Ll}/u.test(own)) return start - pair.length;
  const led = BARE_START.test(own) ? LEAD_OF_PREPOSITION.exec(before)?.groups?.verb : undefined;
  return led === undefined ? start : start - led.length;
}

/** At most three words without a stop. */
const DUTY_LEAD = /^(?:(?!to |you |he |she |the |will )[\p{L}-]+ ){1,3}$/iu;
/** "will plan and " */
const OF_TWO_VERBS = inOrder(
  [/(?:^|(?<!\p{L})(?:will|shall|must|can|should|to|who) )/u, /(?<verb>\p{Ll}{3,14} (?:and|&) )$/u],
  "u",
);
/** A preposition that belongs to the verb before it: "looks into fraud". */
const BARE_START = /^(?:into|over|of|after|upon|against|through|onto|up)(?!\p{L})/iu;
const LEAD_OF_PREPOSITION = /(?:^|[,;:] |(?<!\p{L})(?:and|will|to|must) )(?<verb>[\p{L}-]{3,16} )$/u;

function endOf({ start, end }: TextRange, { text, sentence, before }: Neighbours): number {
  const limit = Math.min(before, sentence.end);
  const own = text.slice(start, end);
  if (LACKS_NOUN.test(own)) {
    const noun = /^ \p{Ll}{3,14}(?: or (?:body|institute|association|council))?(?!\p{L})/u.exec(
      text.slice(end, limit),
    )?.[0];
    return noun === undefined ? end : end + noun.length;
  }
  const rest = text.slice(end, limit);
  // "Supervise 1 MEAL Officer, 3 Assistants"
  const counted = sentence.section === "duties" ? (COUNTED.exec(rest)?.[0] ?? "") : "";
  if (counted !== "") return end + counted.length;
  return end - (LOOSE_END.exec(own)?.[0].length ?? 0);
}
const COUNTED = /^(?:,| and) \d{1,3} [\p{L} ]{3,30}(?=[.;]?$)/u;
/** "Membership of a relevant professional": the body is what is asked. */
const LACKS_NOUN =
  /(?<!\p{L})(?:professional|regulatory|recogni[sz]ed|relevant|accredited|similar|related)$/iu;
const LOOSE_END = anyOf(
  [
    / (?:is|are) (?:an? )?(?:must|compulsory|mandatory|essential|required|needed)$/u,
    / (?:is|are|was|will|shall|would|may|an?|the|of|in|with|and|or|strongly|highly)(?: (?:be|a|an))?$/u,
  ],
  "iu",
);
