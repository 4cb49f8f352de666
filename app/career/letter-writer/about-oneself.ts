import { anyOf } from "~/pattern";
import { numeralOf } from "../lock/vocabulary/numerals";
import { contentStems } from "../nlp/stem";
import type { Profile } from "../profile.schema";
import { calmCapitals, lowerFirst } from "../writer/casing";
import { articleFor } from "./english-study";
import { namesRole } from "./role-names";

const MOST_WORDS = 30;
/** In characters: what is longer is no sentence that a letter could hold. */
const LONGEST = 300;

/**
 * Who somebody is by trade and for how long, a sentence of their own English summary as a letter says it: "I am a chartered quantity surveyor with
 * twenty-one years in government and private practice". Only where it shares a word with what the advert is about (`subject`), and where the years
 * are about those that the posts show (`months`).
 */
export function aboutOneself(
  { summary }: Pick<Profile, "summary">,
  { subject, months }: { subject: string; months: number },
): { text: string; sourceIds: string[] } | undefined {
  const asked = new Set(contentStems(subject));
  for (const [at, paragraph] of summary.entries())
    for (const sentence of paragraph.split(/(?<=[\p{Ll}\d)]\.)\s+/u).slice(0, 2)) {
      const text = sentence.length > LONGEST ? undefined : asSentence(calmCapitals(sentence));
      if (!text) continue;
      const years = yearsIn(text);
      const more = (years ?? 0) * 12 - months;
      const isBacked = years === undefined || (more <= ROUNDED_UP && more >= -LONG_AGO);
      if (isBacked && contentStems(text).some((word) => asked.has(word)))
        return { text, sourceIds: [`summary.${at}`] };
    }
  return undefined;
}
/** People say ten years some months before. */
const ROUNDED_UP = 6;
/** A summary that was not brought up to date would stand beside another figure of the same letter. */
const LONG_AGO = 30;

function asSentence(sentence: string): string | undefined {
  const bare = sentence
    .trim()
    .replace(/^(?:I am )?(?:an? )?/iu, "")
    .replace(PRAISE, "")
    .replace(AFTER, "")
    .replace(/[\s.,;]+$/u, "");
  const { role = "", years = "" } = IS_ROLE.exec(bare)?.groups ?? TRADE.exec(bare)?.groups ?? {};
  if (
    (!years && !isOfTrade(bare)) ||
    bare.split(/\s+/u).length > MOST_WORDS ||
    IS_EMPTY.test(bare) ||
    /[:;|•]/u.test(bare)
  )
    return undefined;
  // Nobody has "eight years climbing".
  if (!role) return IS_RECORD.test(bare) ? `I have ${lowerFirst(bare)}.` : undefined;
  // Of somebody who was it once the posts say so.
  if (!namesRole(role) || /^(?:former|ex)\b/i.test(role)) return undefined;
  const calm = bare.replace(CAPITAL_COUNT, lowerFirst);
  const own = isName(calm) ? calm : lowerFirst(calm);
  return `I am ${articleFor(own)} ${own}.`;
}

/** "Registered midwife who has conducted over 1,900 deliveries": a trade with a title of its own, or with a figure. */
function isOfTrade(text: string): boolean {
  return TRADE.test(text) && (IS_TITLED.test(text) || /\d/u.test(text)) && !OF_OTHERS.test(text);
}
const TRADE = /^(?<role>[^.,;:\d()]{4,60}?) (?:who has|from|trained (?:at|in|by)) \p{L}+/u;
const IS_TITLED = /^(?:registered|chartered|certified|licensed|qualified)(?!\p{L})/iu;
const OF_OTHERS = /(?<!\p{L})(?:his|her|their|he|she|they)(?!\p{L})/iu;

const IS_RECORD = /years?['’]? (?:of|in|as|with|at|across|within|on|(?:\p{L}+ )?experience)(?!\p{L})/u;

/** "COREN registered engineer" begins with a name. */
function isName(text: string): boolean {
  return /^\p{Lu}{2}|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text);
}

/** "over Fifteen (15) years" */
const CAPITAL_COUNT = /(?<= (?:with|over|of) )\p{Lu}\p{Ll}+(?= (?:\(\d+\) )?years?(?!\p{L}))/u;
/** "twenty-one", "fifteen (15)" */
const COUNT =
  "(?:\\d{1,2}\\+?|(?:(?:twenty|thirty)(?:[- ]\\p{L}+)?|\\p{L}{3,9}(?: and a half)?)(?: \\(\\d{1,2}\\))?)";
const ABOUT = "(?:(?:over|more than|about|almost|nearly|close to|at least|up to) )?";
/** "Chartered surveyor with over nine years in practice", "Midwife of eleven years", "Seven years of lending to traders". */
const IS_ROLE = new RegExp(
  `^(?:(?<role>[^.,;:\\d]{4,60}?) (?:with|of|for) ${ABOUT})?(?<years>${COUNT}) years?['’]?(?!\\p{L})(?! old| ago)`,
  "iu",
);
/** What anybody says of themselves stands before the trade. */
const PRAISE = new RegExp(
  `^(?:an? )?(?:(?:${
    anyOf([
      /(?:highly|very|well)[ -]\p{L}+|self[- ]\p{L}+|hard[- ]?working/u, // Highly motivated
      /(?:results?|goals?|details?|solutions?)[ -](?:oriented|driven|focus+ed|minded)|(?:people|customer)-\p{L}+/u, // Results-driven
      /dedicated|motivated|passionate|committed|dynamic|proactive|innovative|enthusiastic/, // Dedicated
      /reliable|dependable|diligent|experienced|seasoned|accomplished|versatile|skilled|competent|proven/, // Seasoned
    ]).source
  }),? (?:and |& )?)+`,
  "iu",
);
const AFTER = anyOf(
  [
    /(?:, (?:who|which|that)|,? (?:now|having|hoping|and (?:is|am|has|have|now)))(?!\p{L}).*$/u, // , who loves numbers
    /,? (?:seeking|looking|eager|ready|able|known|proven|skilled)(?!\p{L}).*$/u, // , seeking a new post
    /,? with (?:an? |the )?(?:\p{L}+ )?(?:proven|strong|track|solid|good|record)(?!\p{L}).*$/u, // with a proven track record
    /,? with (?:an? |the )?(?:\p{L}+ )?(?:passion|excellent|keen|ability)(?!\p{L}).*$/u, // with a passion for people
  ],
  "iu",
);
const IS_EMPTY = /\b(?:reputable|challenging|passion\w*|track record|hands[- ]on|organi[sz]ation that)\b/i;

function yearsIn(text: string): number | undefined {
  const [, digits] = /(\d{1,2})\+? years?/u.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const [, words = ""] = /((?:[\p{L}-]+ )?[\p{L}-]+)(?: and a half)? years?/u.exec(text) ?? [];
  const values = words
    .toLowerCase()
    .split(/[\s-]/)
    .map((word) => numeralOf(word, "en") ?? 0);
  const sum = values.reduce((all, value) => all + value, 0);
  return sum > 0 ? sum : undefined;
}
