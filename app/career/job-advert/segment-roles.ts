import { anyOf } from "~/pattern";
import type { FoundRule } from "./found-rule";
import type { Tagger } from "./job-advert";
import { inOrder } from "./patterns";
import { isPlaceName } from "./rules-person";
import type { Sentence } from "./sentence";
import { NUMBERED_ADDRESS } from "./vocabulary/addresses";
import { NOTHING_CHARGED, WARNING_PATTERNS } from "./vocabulary/warning-patterns";
import {
  ASKS,
  DUTY,
  HIRES,
  INSTRUCTS,
  INSTRUCTS_ANYWHERE,
  OFFERS,
  PRESENTS,
  TOOLS,
  TRAITS,
  WISH,
} from "./vocabulary/demand-words";

/** What a segment of an advert does. */
export type Role = "asks" | "duty" | "offers" | "instructs" | "presents" | "other";

/** The role of a whole sentence, where its beginning settles it. */
export function sentenceRole(
  sentence: Sentence,
  found: FoundRule[],
  tag: Tagger | undefined,
): Role | undefined {
  const { text, section, isBullet, line, label } = sentence;
  const isAsked = section === "must" || section === "wish";
  if (isAsked && isBullet) return undefined;
  if (text.endsWith("?")) return "other";
  if (label !== undefined && section === "head" && found.length === 0) return "presents";
  if (section === "duties") return isBullet || isTask(text, tag) ? "duty" : "other";
  if (section === "apply" || section === "benefits" || section === "about") return undefined;
  if (INSTRUCTS.test(text)) return "instructs";
  if (found.length > 0) return undefined;
  if (section === "head" && HIRES.test(text) && !ASKS.test(text)) return "presents";
  if (INSTRUCTS_ANYWHERE.test(text) && !ASKS_FIRST.test(text)) return "instructs";
  if (section === "head" && line === 0 && !/[.!;]$/.test(text) && text.split(" ").length <= 9)
    return "presents";
  return undefined;
}

// "Must be smart, send CV to …" asks before it instructs.
const ASKS_FIRST = inOrder(
  [
    /^(?:applicants? |candidates? |the )*/u,
    /(?:must|should (?:be|have)|minimum|at least|experience|knowledge|good)(?!\p{L})[^.]*,/u,
  ],
  "iu",
);

/** A task begins with a verb: "Take orders", "Preparing reports". */
function isTask(text: string, tag: Tagger | undefined): boolean {
  return tag === undefined || DUTY.test(text) || beginsWithVerb(text, tag);
}

function beginsWithVerb(text: string, tag: Tagger | undefined): boolean {
  const first = tag?.(text).find(({ pos }) => pos !== "PUNCT");
  return first?.pos === "VERB" || first?.pos === "AUX" || /^\p{Lu}\p{Ll}+ing /u.test(text);
}

/** The role of a segment, by its section, its words and the segment before it. */
export function roleOf(
  text: string,
  {
    sentence,
    hasRule,
    previous,
    hasAsked,
    tag,
  }: {
    sentence: Sentence;
    hasRule: boolean;
    previous: Role | undefined;
    hasAsked: boolean;
    tag: Tagger | undefined;
  },
): Role {
  const { section, isBullet } = sentence;
  const isAsked = section === "must" || section === "wish";
  const asks = ASKS.test(text) || WISH.test(text);
  if (section === "benefits" || section === "about") return STRONG.test(text) ? "asks" : "other";
  if (section === "apply")
    return previous !== "instructs" && STRONG.test(text) && !INSTRUCTS.test(text) ? "asks" : "instructs";
  if (previous === "instructs") return "instructs";
  if (NOT_ASKED.test(text)) return "other";
  if (isFee(text)) return "offers";
  if (isAsked && isBullet) return "asks";
  if (INSTRUCTS_ANYWHERE.test(text)) return "instructs";
  if (OFFERS.test(text) && (!hasRule || AMOUNT.test(text))) return "offers";
  if (hasRule) return "asks";
  if (isAsked) return FILLER.test(text) ? "other" : "asks";
  if (previous === "offers" && !asks) return "offers";
  if (DUTY.test(text)) return "duty";
  // "needs two clerks: file papers, answer calls"
  if (previous === "presents" && /^\p{Ll}/u.test(text) && beginsWithVerb(text, tag)) return "duty";
  if (isBullet && section === "head" && !asks && beginsWithVerb(text, tag)) return "duty";
  if (
    HIRES.test(text) &&
    !ROLE_REQUIRES.test(text) &&
    !STRONG.test(text) &&
    !WISH.test(text) &&
    previous !== "asks"
  )
    return "presents";
  if (PRESENTS.test(text) && !STRONG.test(text) && !WISH.test(text)) return "presents";
  if (isPlaceName(text) || isTimeOrAddress(text)) return "other";
  if (FILLER.test(text)) return previous ?? "other";
  if (asks) return "asks";
  if (previous === "asks" || previous === "duty") return CARRIES_NOT.test(text) ? "other" : previous;
  if (previous !== undefined || !hasAsked) return "other";
  return TRAITS.test(text) || TOOLS.test(text) || isFragment(text) ? "asks" : "other";
}

// "This role requires accuracy" asks; "our client requires a cook" hires.
const ROLE_REQUIRES = /(?<!\p{L})(?:role|job|position|post|work) (?:also )?(?:requires?|needs?)(?!\p{L})/iu;
const STRONG = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /must (?!be sent|reach|apply|send|come|bring|submit|attach|state|include)/u,
        /should (?:have|be (?:able|a|an|at)|possess)|compulsory|is required|are required|wey sabi/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const FILLER = inOrder(
  [
    /^/,
    anyOf([
      inOrder([
        /(?:the |an? )?(?:ideal |successful |right |suitable )?/,
        /(?:candidates?|applicants?|persons?|requirements?|qualifications?)/,
        /(?: (?:must|should|will|shall))?(?: (?:have|be|possess))?(?: the following)?/,
      ]),
      /and|etc|others?|urgent(?:ly)?|slots?|you|vous|sie/,
    ]),
    /$/,
  ],
  "i",
);
// "No experience needed", "fresh graduates are welcome": the employer does not ask for it.
const NOT_ASKED = anyOf(
  [
    inOrder(
      [
        /^/u,
        anyOf(
          [
            /(?:we |and |but )*(?:do not|don'?t|dont) (?:care|need|require|mind)/u,
            anyOf(
              [
                /any (?:age|sex|gender)|no (?:exam|problem|wahala|long talk|story)/u,
                /no (?:prior |previous )?(?:experience|degree|certificate|qualification|skill|agenc)/u,
              ],
              "u",
            ),
            /experience (?:is )?not (?:needed|required|necessary)/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
    /(?:welcome|encouraged|invited)(?: to apply)?$/u,
  ],
  "iu",
);
const CARRIES_NOT = inOrder(
  [
    /^/u,
    anyOf(
      [
        /pls|please|if (?:you|u)|note|hurry|don'?t|dont|thanks|god bless|so|because|since|regards|our/u,
        /we|this|it|there|located|based/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

const AMOUNT = /[₦£€]|(?<![\d-])\d{2,3}k(?= ?(?:$|[.,;)+]|net|gross|monthly|per|naira|a month|for))/iu;

/** What the applicant shall pay is no demand on the applicant. */
function isFee(text: string): boolean {
  return WARNING_PATTERNS.some(
    ({ code, pattern, unless }) =>
      code === "fee" && pattern.test(text) && !unless?.test(text) && !NOTHING_CHARGED.test(text),
  );
}

/** "Tues–Thurs 10am", "9 Isaac John Street": when and where, not what. */
function isTimeOrAddress(text: string): boolean {
  const address = NUMBERED_ADDRESS.exec(text)?.[0] ?? "";
  return address.length > text.length - 4 || (text.split(" ").length <= 6 && CLOCK.test(text));
}
const CLOCK = /(?<!\d)\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|noon|uhr|heures?)(?!\p{L})/iu;

/** "FEFO, cycle count": a few words without a verb that speaks of somebody. */
function isFragment(text: string): boolean {
  return text.split(" ").length <= 7 && !SPEAKS_OF_SOMEBODY.test(text);
}

const SPEAKS_OF_SOMEBODY = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /is|are|was|will|we|our|it|they|this|there|has|dey|na|i|us|here|today|now|slots?|shift|hrs?/u,
            /hours?|daily|weekly|start|starts|urgent\p{L}*|apply|thanks?|location|vacanc\p{L}+|jobs?/u,
            /hiring/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
    /\d{2}/u,
  ],
  "iu",
);
