import { anyOf } from "~/pattern";
import { PHONE_SPELLINGS } from "../writer/vocabulary/phone-spellings";
import { capitalFirst } from "../writer/casing";
import { PREPOSITIONS } from "./vocabulary/prepositions";

/** What is read at a glance. */
const MOST_WORDS = 9;

/**
 * A demand of the advert as a heading before what the person brings to it, in the advert's own words: "be able to supervise a team of 5-8 machinists (night
 * shift)" → "Supervise a team of 5-8 machinists". Undefined where the words cannot stand in a letter: too many, or about the reader.
 */
export function demandLabel(demand: string): string | undefined {
  const whole = demand
    .replace(/^[\s•*\-–—>■▪●◦·]+|\([^()]*(?:\)|$)/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    // "Can keep records", but "CAN bus".
    .replace(/^[Cc]an (?=\p{Ll})/u, "")
    .replace(LEAD_IN, "")
    .replace(HOW_MUCH, "")
    .replace(OR_LIKE_IT, "");
  const named = whole.replace(KNOWN_HOW, "");
  // "Experience in packaging" names its thing by one word, "Writing" alone is what a page left.
  const isNamed = named !== whole;
  const text = shortened(named)
    .split(" ")
    .map((word) => PHONE_SPELLINGS.get(word.toLowerCase()) ?? word)
    .join(" ")
    .replace(/\bour\b/giu, "your")
    .replace(LOOSE_END, "");
  const words = text.split(" ");
  // "Writing" is what a page left of a demand, "ISTQB" is one.
  const isStub =
    words.length < FEWEST_WORDS && (!isNamed || NAMES_NOTHING.test(text)) && !/\p{Lu}{2}/u.test(text);
  if (words.length > MOST_WORDS || isStub || !/\p{L}{2}/u.test(text)) return undefined;
  // "MEDICAL LABORATORY SCIENTISTS": what heads a part of the advert.
  if (words.length > 1 && !/\p{Ll}/u.test(text) && words.every((word) => /^\p{Lu}{4,}$/u.test(word)))
    return undefined;
  if (ABOUT_THE_READER.test(text) || IS_BROKEN.test(text) || hasSlang(words)) return undefined;
  return capitalFirst(text);
}

/** "Experience in the role": what is left when the rest has been cut off. */
const NAMES_NOTHING = /^(?:role|position|field|job|industry|sector|area|environment|work|same)$/iu;

/** The first stretch of a long demand that says something by itself. Of alternatives none is cut off: "a bank, microfinance bank or insurer". */
function shortened(text: string): string {
  if (text.split(" ").length <= SHORT && !/[;:]|\b(?:e\.?g|i\.?e)\b/.test(text)) return text;
  const [first = ""] = text.split(BOUNDARY);
  const isOneOf = /^,.*\sor\s/u.test(text.slice(first.length));
  return first.split(" ").length >= FEWEST_WORDS && !isOneOf ? first : text;
}
/** So many words a reader takes for a heading. */
const SHORT = 8;
const FEWEST_WORDS = 2;
/** Behind these an advert goes on about the same. */
const GOES_ON =
  "including|such as|because|due to|e\\.?g\\.?|i\\.?e\\.?|with|of which|in order to|so that|to ensure|as well as|across|within|through|while|who|which|that|based on|according to";
const BOUNDARY = new RegExp(`[,;:]\\s|\\s[–—-]\\s|\\s(?:${GOES_ON}):?\\s`, "u");

/** A cut leaves these behind. */
const LOOSE_WORD = `\\s(?:and|${PREPOSITIONS.join("|")})`;
const LOOSE_END = new RegExp(`(?:${LOOSE_WORD})?[\\s.,;:&]+$|${LOOSE_WORD}$`, "u");

const PRAISED = "knowledge|experience|understanding|command|skills?|use|background|track record";
/** Knowledge is asked for as good by everybody. */
const PRAISE =
  "good|sound|strong|excellent|proven|solid|working|basic|demonstrable|adequate|thorough|in-depth|practical";
/** What an advert says before it says what it wants. */
const LEAD_IN = new RegExp(
  `^(?:${
    anyOf([
      /(?:the )?(?:ideal |successful |suitable )?(?:candidates?|applicants?|person) (?=must|should|shall|will|is)/, // The candidate must
      /(?:he|she|u|you)(?:\/she)? (?:must|should|shall|will|is to) /, // She must
      /(?:must|should|shall|shd|will|to) (?:be able to |have |possess |be |hv )?/, // Must be able to
      /(?:be )?able to |ability to |willing(?:ness)? to |ready to /, // Ability to
      /(?:be )?(?:responsible|accountable) for /, // be responsible for payroll
      new RegExp(`(?:an? )?(?:${PRAISE}) (?=(?:${PRAISED})\\b)`), // Sound knowledge
      /(?:have|possess|having|possession of|evidence of) (?:an? )?/, // Possess a
      // A paper that was held need not be good still: "Current and valid TRCN licence".
      /(?:an? )?(?:current|valid|active|up[- ]to[- ]date|unexpired)(?:,| and| &)? (?=\p{L})/u,
    ]).source
  })+`,
  "iu",
);

const KNOWING =
  "knowledge|experience|understanding|command|skills?|background|track record|proficiency|familiarity|expertise|competence|exposure|certification";
const OF_WHAT = "(?:in|with|of|on|at|using) (?:an? |the )?(?:use of )?";
const HOW_WELL = `${PRAISE}|very|hands-on|prior|previous|relevant|some`;
const KNOWS = "proficient|familiar|skilled|experienced|knowledgeable|conversant|versed|good|strong";
/** How well something is known, before what is known: "Experience with hospital sites", "Very strong SQL", "Good in SMAW". */
const KNOWN_HOW = new RegExp(
  `^(?:${
    anyOf([
      new RegExp(`(?:(?:${HOW_WELL}) )*(?:${KNOWING}) ${OF_WHAT}`), // Hands-on experience in
      new RegExp(`(?:very )?(?:${KNOWS}) ${OF_WHAT}`), // Proficient in the use of
      /very (?:strong|good|solid) /, // Very strong SQL, but "Good Manufacturing Practice"
      /(?:must )?knows? how to /, // knows how to bake
    ]).source
  })(?=\\S)`,
  "iu",
);

const WANTED = "advantage|plus|asset|preferred|desirable|required|compulsory|essential|mandatory|must|ok";
const BEFORE_WANTED =
  "is|are|will be|would be|shall be|as|an?|strongly|highly|considered|of|very|added|distinct|great|big|strong";
/** How much it is wanted: "MBA is an added advantage" */
const HOW_MUCH = new RegExp(`[\\s,–-]*(?:\\b(?:${BEFORE_WANTED})\\s+)*\\b(?:${WANTED})[.!\\s]*$`, "iu");

/** "NEBOSH Diploma or its equivalent" */
const OR_LIKE_IT = /,? or (?:its |an? |any )?(?:equivalents?|similar)(?: \p{L}+)?$/iu;

/** Words to the reader would change their meaning in the person's mouth. */
const ABOUT_THE_READER = /\b(?:you|we|us|i|my|me|they|candidates?|applicants?|apply|cv|click)\b/iu;
/** Half a clause, or the noise of a page. */
const IS_BROKEN = anyOf(
  [
    /[→|@#:;…]/,
    /^(?:and|or|of|in|for|to|as|are|is|that|which|etc|including|such|any|other|no|not|without)\b/i,
    /\betc\b/i,
  ],
  "iu",
);

/** "wt", "4 a busy shop", "mgt": what somebody typed on a phone. */
function hasSlang(words: string[]): boolean {
  return words.some((word) => /^[b-df-hj-np-tv-xz]{2,4}$/u.test(word) || /^(?:u|ur|n|d|r|4|2)$/u.test(word));
}
