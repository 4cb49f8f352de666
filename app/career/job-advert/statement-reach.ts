import { patternOf, sourceOf } from "./patterns";
import type { Section, Sentence } from "./sentence";
import { OFFERS_HELP } from "./vocabulary/statement-limits";
import { GIVING, STATING, SHALL, SOFTLY, US, WRITING } from "./vocabulary/statement-verbs";

/** How far a sentence speaks of the application. `isApplying`: of how to apply; `mayAsk`: any words that ask count; else only those that name the letter or the applicant. `isBeside`: it stands beside one that says how to apply. */
export type Reach = { isApplying: boolean; mayAsk: boolean; isBeside: boolean; isDuty: boolean };

/** What each sentence may ask by where it stands. */
export function reachesOf(sentences: readonly Sentence[], applying: ReadonlySet<Sentence>): Reach[] {
  // The lines of the last sentence that says how to apply, and of the last in each section that gives an address, too.
  let lastApplying = -Infinity;
  const lastAddressed = new Map<Section, number>();
  return sentences.map((sentence, index) => {
    const { text, section, line, isBullet } = sentence;
    const isNear = sentences
      .slice(Math.max(0, index - 2), index + 3)
      .some((other) => applying.has(other) && Math.abs(other.line - line) <= 1);
    // "Duties: …" in a line of its own, and below it whom to write to: what goes on with that is no duty.
    const isTurned = line - (lastAddressed.get(section) ?? -Infinity) <= REACH;
    const isOfDemands = ASKS_OTHERWISE.has(section) && !isTurned;
    // Once an advert has come to how to apply, it goes on with it.
    const isBehind =
      !isOfDemands && (!isBullet || section === "apply" || isTurned) && line - lastApplying <= REACH;
    const isApplying = applying.has(sentence) || isBehind || (isNear && SPEAKS_TO_APPLICANT.test(text));
    if (applying.has(sentence)) {
      lastApplying = line;
      if (!isBullet && HAS_ADDRESS.test(text)) lastAddressed.set(section, line);
    }
    // Duties are a list or stand under a heading: "State your rank" alone speaks to whoever applies.
    const orders = !isBullet && !isOfDemands && ORDERS.test(text);
    // "Work out why baskets are left and tell us what to change" is a duty.
    const invites = (section !== "duties" || !isOfDemands) && INVITES_WORDS.test(text);
    const isOther = isOfDemands && !isApplying && !invites;
    return {
      isApplying,
      mayAsk: !isOther && (isApplying || orders || MAILED.test(text) || ADDRESSES_READER.test(text)),
      isBeside: isNear && !isOfDemands,
      isDuty: section === "duties" && isOfDemands,
    };
  });
}

const REACH = 8;
const HAS_ADDRESS = /@[\w-]+\.|https?:|www\.|\d{3}[\d -]{6,}/u;

/** "Name two referees", "Each applicant should …" beside a sentence that tells where to apply. */
const SPEAKS_TO_APPLICANT = patternOf(
  String.raw`^(?:(?:in|inside) (?:the|your|ur) (?:${WRITING}),? )?(?:(?:please|kindly|also|pls|and|then|you must:?|you should:?) )*(?:state|${STATING.base}|${GIVING.base}|(?:we|i)(?:['’]d)?(?: would)?(?: also)? (?:want|like|love|wish|hope|need) to|(?:(?:each|every|all|any|interested|the) )?(?:applicants?|candidates?|persons?) ${SHALL})(?!\p{L})`,
  "iu",
);
const ORDERS = patternOf(
  String.raw`^(?:(?:please|kindly|also|pls|abeg),? )*(?:state|indicate|mention|specify|declare|disclose|confirm|say)(?!\p{L})`,
  "iu",
);
/** What stands under these headings is asked of the person, not of the letter. */
const ASKS_OTHERWISE = new Set(["must", "wish", "duties", "benefits", "about"]);
const INVITES_WORDS = patternOf(
  String.raw`(?<!\p{L})(?:(?:tell|gist|inform) (?:us|me)|let (?:us|me) know)(?!\p{L})`,
  "iu",
);
const MAILED = patternOf(
  String.raw`^(?:(?:please|kindly|also|pls) )*(?:add|attach|include|enclose|send|write|e-?mail)(?!\p{L})|@[\w-]+\.\w|(?<!\p{L})letter(?!\p{L})|whatsapp`,
  "iu",
);
/** Outside of how to apply only what speaks to the reader asks: "Tell us …", "Applicants must state …", "if you have, mention it". */
const ADDRESSES_READER = patternOf(
  String.raw`(?<!\p{L})(?:if you [^.]{5,140}, (?:then |please )*(?:mention|say|state|indicate)|(?:so|please|kindly|pls|but) (?:state|indicate|mention) (?:your|ur)|(?:tell|gist|give) ${US}|let ${US} know|(?:your|the|every|each) (?:letter|application|mail)|(?:applicants?|candidates?|persons?|those|officers?) (?:\p{L}+ )?(?:must|should|shall|are to|to|are (?:required|expected|requested|advised) to) ${SOFTLY}(?:state|${STATING.base}))(?!\p{L})`,
  "iu",
);

/** Whether a sentence is about help, fraud or a test and asks nothing of the application. */
export function isOfHelp({ text }: Pick<Sentence, "text">): boolean {
  return OFFERS_HELP.test(text);
}

/** "You'd cut lenses, explain varifocals": what somebody will do at work. */
export const OF_WORK = patternOf(
  String.raw`^(?:you|he|she|they|the \p{L}+(?: \p{L}+)?)(?:['’](?:ll|d)| (?:will|would))(?! (?:be asked|love|like|want|need))(?!\p{L})|^we (?:may|shall|can|could|must)(?!\p{L})`,
  "iu",
);
/** What is asked at another time: "Those shortlisted will be asked on the day to …". */
export const OTHER_TIME = patternOf(
  String.raw`(?<!\p{L})${sourceOf("interview, audition, test day, shortlisted, short-listed, successful, selected, on resumption, on the day, recitation, induction, at the point of")}(?!\p{L})`,
  "iu",
);
/** "Please do not send date of birth, religion or marital status." */
export const UNWANTED = patternOf(
  String.raw`(?<!\p{L})(?:do not|don['’]?t|never|not|need not|nobody should|no|without|avoid|skip|leave out|nor)(?: (?:have|need|want|wish|required) to)?(?: \p{L}+)? ${sourceOf(`send, state, include, add, attach, give, write, put, know, talk, quote, list, provide, ${STATING.base}`)}(?!\p{L})`,
  "iu",
);
