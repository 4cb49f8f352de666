import { anyOf } from "~/pattern";
import { headingSection } from "../resume/headings";
import { capitalFirst } from "../writer/casing";
import { isPidgin } from "../writer/pidgin";
import { leadingVerb } from "../writer/verbs";

/**
 * Whether a line is nothing that a letter tells: a work that was published, a heading, why somebody did not work, several details in one line
 * ("NYSC: Katsina, 2015. Languages: English, Yoruba").
 */
export function isUntellable(text: string): boolean {
  return (
    IS_PUBLICATION.test(text) ||
    IS_STORY.test(text) ||
    IS_PERIOD.test(text) ||
    IS_A_POST.test(text) ||
    IS_HEADING.test(text) ||
    HAS_LABELS.test(text) ||
    IS_PRIVATE.test(text) ||
    OF_REFEREES.test(text) ||
    IS_CUT.test(text) ||
    isHalfBracketed(text) ||
    HAS_RUN_OUT.test(text) ||
    IS_WHATEVER.test(text) ||
    isUndone(text) ||
    isPidgin(text) ||
    headsList(text)
  );
}

/** "Licence class B, expired 03/2025 (renewal on process)": a paper, and that it is none any more; "removed expired drugs" is work. */
const PAPERS =
  "licen[cs]es?|certificates?|cert|cards?|permits?|registration|passports?|tests?|medicals?|training";
const HAS_RUN_OUT = new RegExp(
  `(?<!\\p{L})(?:${PAPERS})(?!\\p{L}).{0,60}(?<!\\p{L})(?:expired|lapsed|don expire)(?!\\p{L})`,
  "iu",
);

/** "Attend to other duties as may be assigned by management": every post has it, and it says nothing. */
const DUTIES = "duty|duties|tasks?|assignments?|responsibilit(?:y|ies)|works?|jobs?|functions?|roles?";
const IS_WHATEVER = new RegExp(
  `(?<!\\p{L})(?:any|other|additional|ad[- ]hoc) (?:other )?(?:(?:official|related|relevant|similar|office) )?(?:${DUTIES})(?!\\p{L}).{0,40}(?<!\\p{L})(?:assigned|delegated|given|directed|required|instructed|from time to time)(?!\\p{L})`,
  "iu",
);

/** "Did not do the wiring", "I never write the exam": what somebody did not do is nothing to tell, unless it is a harm that never came. */
function isUndone(text: string): boolean {
  return UNDONE.test(text) && !IS_HARM.test(text);
}
const NOT =
  "(?:(?:did|do|could|can|have|had|was|am) not|(?:did|do|could|ca|have)n['’]t|cannot|can['’]t|never)";
const UNDONE = new RegExp(`^(?:I )?(?:(?:also|still) )?${NOT} `, "iu");
const HARMS =
  "accidents? incidents? injur(?:y|ies) lti theft damages? loss(?:es)? los[te] shortages? errors? faults? breakdowns? complaints? quer(?:y|ies|ied) problems? delays? late missed? fail(?:ed)? crash(?:ed)? stockouts? default(?:ed)? absent drink smoke";
const IS_HARM = new RegExp(`(?<!\\p{L})(?:${HARMS.replaceAll(" ", "|")})(?!\\p{L})`, "iu");

/** "I make uniform for", "Assist in the boarding house as": what stood behind it is lost. */
const JOINTS = "for with of and or the an? from than as to into by at during under per via using including";
const RELATIVES =
  "their our its my his which who whose when while where if because is are was were be been has had";
const IS_CUT = new RegExp(`(?<!\\p{L})(?:${`${JOINTS} ${RELATIVES}`.replaceAll(" ", "|")})$`, "iu");

/** "No certificate) and snap pictures": the other half of a bracket is on another line. */
function isHalfBracketed(text: string): boolean {
  return (text.match(/\(/gu)?.length ?? 0) !== (text.match(/(?<!^\p{L}|^\d)\)/gu)?.length ?? 0);
}

/** Whether words tell why somebody did not work, or in what speech they were typed. */
export function isStory(text: string): boolean {
  return OF_REASON.test(text) || isPidgin(text);
}
const OF_REASON = anyOf(
  [
    /\bfor (?:family|health|personal) reasons?\b/, // returned home for family reasons
    /\b(?:because|since|as) my \p{L}+ (?:was|died|fell)\b/u, // because my father was ill
    /\b(?:was|were) (?:sick|ill|unemployed|laid off)\b/, // was unemployed
  ],
  "iu",
);

/** "CDS: built two fish ponds" → "Built two fish ponds": what was done on the weekly day of the service; "" for the name of a club. */
export function withoutServiceLabel(text: string): string {
  const rest = text.replace(/^(?:NYSC )?C\.?D\.?S\.?(?: group)?\s*[:–-]\s*/u, "");
  if (rest === text) return text;
  return leadingVerb(rest)?.form === "past" ? capitalFirst(rest) : "";
}

/** A line without a clause that only tells of bad luck: "Sold 80 bags a week, shop closed because of thieves" → "Sold 80 bags a week"; "" where little is left. */
export function withoutBadLuck(text: string): string {
  const clauses = text.split(/(?<=[;,]) (?=\p{Ll})/u);
  const kept = clauses.filter((clause, at) => at === 0 || !IS_BAD_LUCK.test(clause));
  if (kept.length === clauses.length) return text;
  const rest = kept.join(" ").replace(/[;,]+$/, "");
  return rest.split(" ").length < FEWEST_WORDS ? "" : rest;
}
const FEWEST_WORDS = 5;
/** "shop closed because of thieves", "goods burnt in the fire", "everything stolen" */
const LOST = "goods|shops?|business|company|store|market|factory|everything|it|they|owner|place";
const HAPPENED =
  "closed|burnt|burned|collapsed|folded|shut|stolen|robbed|flooded|demolished|bankrupt|stopped";
const HOW = "because|by|in|during|when|due|for|after|down|up|on|to|last";
/** Without a sentence that tells what somebody lacks: "I have my own toolbox. No laptop for now." → "I have my own toolbox." */
export function withoutLacks(text: string): string {
  const kept = text.split(/(?<=[.!]) (?=\p{Lu})/u).filter((sentence) => !IS_LACK.test(sentence));
  return kept.join(" ");
}
const IS_LACK = anyOf(
  [
    /^(?:I (?:have |get |own )?)?no (?:\p{L}+ ){1,3}(?:for now|yet|at the moment)(?!\p{L})/u, // No laptop for now
    /^(?:I (?:have |get |own )?)?no (?:\p{L}+ ){1,3}(?:presently|currently|at present)(?!\p{L})/u, // No car at present
    /^not yet\b|^still (?:learning|saving|looking)\b/, // Still learning Excel
  ],
  "iu",
);

const IS_BAD_LUCK = new RegExp(
  `^(?:(?:but|and|then|later) )?(?:(?:(?:the|my|our) )?(?:${LOST}) )?(?:(?:was|were|got|has|have) )?(?:${HAPPENED})(?=$|[.,;]| (?:${HOW}) )`,
  "iu",
);

/** "Preye, E. D. et al. (2021). …": a work that was published is named in the resume. */
const IS_PUBLICATION = /\bet al\b|^(?:\[?\d+[.)\]]? )?\p{Lu}[\p{L}'-]+, (?:\p{Lu}\. ?){1,3}/u;
/** "3.3 Other experience", "In No. 2 above:", "Duties and responsibilities": what stands over other lines. */
const IS_HEADING =
  /^\d+(?:\.\d+)+\.? \p{L}|\babove:?$|:$|^(?:\p{L}+ ){0,2}(?:duties|responsibilities)(?: (?:and|&) \p{L}+)?$/iu;
const CLOSES = "company|shop|business|school|hotel|and";
const WHEN = "down|up|in|during|because|due|for";
/** Why somebody did not work is theirs to tell: "I came back because my father was sick". */
const IS_STORY = anyOf(
  [
    /\b(?:was|were|am) not working\b|\b(?:laid off|retrenched|sacked|out of (?:a )?job|no work)\b/, // I was laid off
    /\bopen to\b.{0,60}\b(?:roles?|positions?|opportunit(?:y|ies)|offers?|jobs?)\b/, // I am open to HR Manager roles
    /\b(?:thank (?:you|u)|thanks|god bless|pls find|please find)\b/, // Thank u and God bless
    /\bno (?:steady|regular|fixed) (?:work|job)\b/, // 2022 no steady work
    /\b(?:sick(?:ness)?|ill(?:ness)?|died|passed away|burial|covid|lockdown)\b.{0,60}\b(?:I|my|so|because)\b/, // sick, so I stayed
    /\b(?:because|since|as) my \p{L}+ (?:was|dies?|died|fell|lost|could not|did not)\b/u, // because my father was ill
    /^(?:my |the )?(?:contract|appointment|engagement) (?:ended|expired|lapsed|was not renewed)\b/, // Contract ended
    /^reasons? (?:for|of) leaving\b/, // Reason for leaving: the family relocated
    new RegExp(`\\b(?:${CLOSES}) (?:(?:was|were) )?(?:closed|folded|shut) (?:${WHEN})\\b`), // and closed in the lockdown
    /\b(?:do not|don['’]t|cannot|can['’]t|no) remember\b/, // I do not remember the year
    /\b(?:while|still|was|been) (?:seeking|looking for|waiting for) (?:a |another )?(?:jobs?|employment|work)\b/, // while seeking employment
    /\b(?:was|am|been|while) unemployed\b|\bbetween jobs\b|^(?:career|family) break\b/, // career break
    /^(?:I )?(?:stop(?:ped)?|quit|left|resign(?:ed)?) (?:work(?:ing)?|there|in|due|because|when|\d{4})\b/, // left in 2024
    /^(?:I )?(?:leave|left|stop(?:ped)?) (?:because|when|since|due)\b/, // I leave because company fold up
    /\bcompany (?:fold|close|scatter|pack)(?:ed|s|d)?(?: up| down)?$/, // company fold up
    /^(?:I )?(?:left|lost) (?:the |that |my )?(?:job|place|post|company)(?=$|[.,;]| (?:in|due|because|when)\b)/, // left the company
    /^(?:I )?(?:retired|resigned|disengaged)(?: \p{L}+ly)?(?=$|[.,;(]| (?:on|at|from|after|in|as|to|due)\b)/u, // retired
    /\bbecause (?:I|there was no|nobody|no (?:money|body))\b|\bnobody to\b/, // because I travelled
    /\bbecause of (?:money|my|sickness|health|family)\b/, // because of money
    /^(?:the|my|our) (?:company|firm|shop|business) (?:stop|closed?\b|fold|shut|relocated|was sold)/, // the company stopped
    /\b(?:company|firm|bank|school) (?:was|were|got) (?:acquired|sold|merged|liquidated)\b/, // company was acquired
    /\bdownsiz(?:ed|ing)\b/, // the team downsized
    /^(?:sent from my|typed by) /, // Sent from my phone
    /^(?:during|in|at|within|over) (?:this|that) (?:time|period|post|job|place)\b/, // During this time I volunteered
    /\b(?:version|part|some|most) of it$/, // designed the second version of it
    /\blost the contract\b|\b(?:drop(?:ped)?|sacked|laid) (?:all of )?us\b/, // company lost the contract
  ],
  "iu",
);
/** "Nov 2016 – Aug 2017: helped at home", "March 2018 entered the yard": what begins with its own time is no line of the post. */
const MONTH = new RegExp(
  `(?:${
    anyOf([
      /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?/, // March
      /aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?/, // Sept
    ]).source
  })\\.?,? `,
  "u",
);
const YEAR = /(?:19|20)\d{2}/u;
/** "Then the same shop paid me as a sewing girl, Nov 2018 to Feb 2020": a post that was taken for a line. */
const IS_A_POST =
  /\b(?:pay|paid|employ(?:ed)?|hired?|took|take|appoint(?:ed)?) me\b.*\b(?:19|20)\d{2}\s*(?:[–—-]|to|till)/iu;
const IS_PERIOD = new RegExp(
  `^(?:(?:from |since )?${MONTH.source}${YEAR.source}(?!\\d)|${YEAR.source}\\s*(?:[–—-]|to|till)\\s*(?:${YEAR.source}|present|date|now))`,
  "iu",
);
/** Whether a line begins with its own time. */
export function isPeriod(text: string): boolean {
  return IS_PERIOD.test(text);
}
/** "Catholic. Lawn tennis." */
const CREED_OR_STATE = "(?:roman )?catholic|christian(?:ity)?|muslim|islam|single|married|widow\\p{L}*";
const IS_PRIVATE = new RegExp(`^(?:(?:I )?am |family: )?(?:${CREED_OR_STATE})(?:$|[.,;]| with )`, "iu");

/** "References are available on request" */
const OF_REFEREES = /^(?:references?|referees?)\b.{0,30}\b(?:request|available)/iu;

/** "SKILL: Excel, Corel Draw": a list of another section that stands among the lines of a post. */
function headsList(text: string): boolean {
  const [, label] = /^(\p{L}[\p{L} &]{2,25}):\s/u.exec(text) ?? [];
  const section = label === undefined ? undefined : headingSection(label);
  return section !== undefined && LISTS.has(section);
}
const LISTS: ReadonlySet<string> = new Set([
  "skills",
  "languages",
  "certificates",
  "referees",
  "personal",
  "oLevels",
]);

/** "NYSC: Katsina, 2015. Languages: English, Yoruba." */
const HAS_LABELS = /(?:^|[.;|] )\p{Lu}\p{L}+(?: \p{L}+)?: .*[.;|] \p{Lu}\p{L}+(?: \p{L}+)?: /u;
