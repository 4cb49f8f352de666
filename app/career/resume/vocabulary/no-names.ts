import { anyOf } from "~/pattern";

/** Words that are the name of no employer, post or school, whatever stands around them: what a cut line leaves of one. */
export const NO_NAME = anyOf(
  [
    /^(?:to )?(?:present|date|now)\.?$|^till (?:date|now)\.?$/, // to present
    /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?$/, // Aug
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/, // December
    /^(?:ltd|limited|plc|inc|llc|gmbh|nig|nigeria ltd)\.?$/, // LTD
    /^(?:full|part)[- ]?time$|^contract(?: staff)?$|^no work$/, // part time
  ],
  "i",
);

/** What somebody writes in the place of a time that they do not know. */
export const NO_DATE = anyOf(
  [
    /^(?:exact )?(?:dates?|years?|time|period) (?:is |are )?not (?:remembered|sure|known|stated|recalled|certain)$/, // date not remembered
    /^(?:exact )?(?:dates?|years?|time|period) (?:unknown|forgotten|uncertain)$/, // year unknown
    /^(?:i )?(?:can ?not|can['’]t|don['’]t|do not|no) (?:remember|recall)(?: (?:the )?(?:exact )?(?:dates?|years?|time))?$/, // can't remember the year
    /^not sure(?: of (?:the )?(?:exact )?(?:dates?|years?|time))?$/, // not sure of the year
  ],
  "i",
);

/** "(formerly Federal University of Agriculture)", "(now Zenco Plc)": the other name of what stands before the bracket. */
export const FORMER =
  /^(?:formerly|formally|previously|now|then|renamed|later renamed) (?:known as |called )?\p{Lu}/u;

/** "Nazzy Stitches (my shop)", "Sunny Metal Works (my own)": whose the business is. */
export const OWNER_NOTE =
  /\s*\((?:(?:my|our|own|self)(?:[ -][^()]{1,25})?|(?:family|sole) (?:business|shop|company|proprietorship))\)$/iu;

/** The same words alone, where they stand behind the place of the business: "own brand", "family business". */
export const OWNER_WORDS =
  /^\(?(?:(?:my|our) own|(?:my |our )?own (?:brand|business|company|firm|shop|store|outfit|label|practice)|(?:family|sole) (?:business|shop|company|proprietorship))\)?$/iu;

const WORKPLACES =
  "company coy organi[sz]ation employer firm place office bank hospital clinic school hotel shop factory farm establishment ministry department station university polytechnic college institution institute church ngo project agency board council store restaurant plant site";

/** The employer named before: "at the same hospital", whatever the place is called; "same company (before promotion)". */
export const SAME_EMPLOYER = anyOf(
  [
    new RegExp(
      `^(?:at |with )?(?:the |this )?(?:same|above)[- ](?:${WORKPLACES.replaceAll(" ", "|")})(?:\\.?|\\s*[,(–-].{0,40})$`,
    ), // same company
    /^(?:the )?same(?:,? as above)?\.?$|^(?:as |see )?above\.?$|^-?\s?(?:do|ditto)\.?\s?-?$|^["“”″'’‘,„]{1,2}$/, // SAME, -do-, ": in a column
  ],
  "i",
);

/** "Same Zenkor Engineering": the employer named before, with its name. */
export const SAME_LEAD = /^(?:the |at |with )*same\s+(?=\p{Lu})/iu;

/** What leads to a name within a sentence: "under Chief Nwadike", "before that Government Girls School". */
export const NAME_LEAD =
  /^(?:(?:[Aa]nd|[Tt]hen|[Ll]ater|[Aa]lso|[Nn]ow|[Uu]nder|[Ww]ith|[Vv]ia|[Aa]t|[Bb]y|[Bb]efore that|[Aa]fter that|[Oo]wn name|[Ii]nside),?\s+)+(?=\p{Lu})/u;

/** Words that only a sentence has: "my third teaching was fobur lea", "they owe us". */
export const SENTENCE = anyOf(
  [
    /^[Ii] \p{Ll}/u, // i finish
    /^(?:[Ww]e|[Tt]hey|[Hh]e|[Ss]he) \p{Ll}/u, // they owe us
    /\s(?:me|us|them|they|he|she|i)(?:\s|$)/, // what i do
    /\s(?:was|were|is|are|am|did|has|had|stopped|finish|finished|started|joined|burnt|because|until|while)(?:\s|$)/, // shop burnt
  ],
  "u",
);
