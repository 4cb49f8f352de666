import { patternOf, sourceOf } from "../patterns";
import type { Cue } from "./statement-cue";
import { FRENCH_CUES } from "./statement-cues-fr";
import {
  APPLICANTS,
  BEARING,
  GIVING,
  HAS,
  MUST,
  STATING,
  SHALL,
  SOFTLY,
  US,
  WRITING,
} from "./statement-verbs";

const NUMBER = sourceOf("half a, a, one, two, three, four, five, six, ten, \\d{1,3}");

/** Before an imperative: the begin of a clause, or words that lead to one. */
const LEADING_WORDS = sourceOf(
  "and, then, also, but, so, do, (?:don[’']?t|do not) forget to, remember to, please, kindly, pls, abeg, (?:make|be) sure (?:that )?(?:to|you), ensure (?:that )?(?:to|you), make (?:you|u), must, should, shall, shld, may, briefly, clearly, just, further",
);
// "able to explain" tells what somebody can do, "are to explain" what they shall write.
const ABLE = sourceOf(
  "able, ability, want, wish, like, learn, helps?, has, have, need, how, time, free, ready",
);
const IN_PART = String.raw`(?:(?:in|inside|on|for) (?:the|your|ur|d|this|same) ${WRITING}(?: itself)?,? ?)`;
const LEADS = String.raw`(?:^["'(]?|(?<!\p{L})(?:words|sentences|lines) |[.,;:!?()–—-] ?|(?<!\p{L})(?:${LEADING_WORDS}|that (?:you|u|they|applicants|candidates)|(?<!${ABLE} )to) )${IN_PART}?(?:(?:${APPLICANTS}) ${MUST} )?${SOFTLY}`;

// "Kogi State" is a name: behind the verb stands what shall be stated.
const BEHIND_STATE = sourceOf(
  "your, ur, the, when, whether, how, if, who, that, clearly, names?, two, three, four, full, earliest, date, in, why, which, what, where, their, his, her, any, current, present, expected, years?, age, notice, salary, availability, desired, therein, further, briefly, also, class",
);
const STATE = String.raw`(?:state(?=[^.;!?]{0,30}:| ${BEHIND_STATE}(?!\p{L}))|(?<=(?:must|should|shall|shld|kindly|please|pls|to|clearly|also|are to) )state)`;

/** What can only be the applicant's: "your …", "how …", "three referees", "the five areas above". */
const OWN_WORDS = sourceOf(
  "your, ur, their, his, her, how, when, why, which, what, where, whether, about, on, if (?:you|u|they)",
);
const COUNTED = sourceOf(
  "refer\\p{L}+, deliverables, accountabilities, competencies, areas, questions, criteria, points, reasons, examples",
);
const MEASURED = sourceOf(
  "salary, pay, wages, rate, date, time, day, questions?, criteri\\p{L}+, areas?, points, deliverables, accountabilities, competenc(?:es|ies), requirements?, largest, biggest, highest, best, longest, number, size, amount, names?, type, kind, reasons?, years?, towns?",
);
/** What nobody can attach. */
const UNATTACHED = sourceOf(
  "numbers?, dates?, years?, months?, class, rank, grade, age, ward, lga, town, village, height, weight, reasons?, sizes?, salary, notice",
);
const OWN_FORMS = [
  `${OWN_WORDS}(?!\\p{L})`,
  "(?:at least |the )?(?:(?:names?|contacts?|details) (?:of|and)|(?:full )?names?(?:,|/))",
  String.raw`(?:an?|any|the|${NUMBER}) (?:\p{L}+ ){1,2}?(?:that |which )?(?:you|u)(?!\p{L})`,
  String.raw`(?:at least |the )?${NUMBER}(?: ?\(\d{1,2}\))? (?:\p{L}+ )?${COUNTED}`,
  String.raw`(?:the|these|those|each|every|all|any|our)(?: of)?(?: the)? (?:\p{L}+ )?${MEASURED}(?!\p{L})`,
  String.raw`(?:an? )?(?:\p{L}+ )?${sourceOf("account, summary, description, statement, explanation, example, estimate, outline, declaration, undertaking, assurance, breakdown")} (?:of|that|on|from)(?!\p{L})`,
  String.raw`(?:${sourceOf("the, an?, any, each, full, present, current, last, previous, expected, proposed")} )*(?:[\p{L}-]+ ){0,2}?${UNATTACHED}(?!\p{L})`,
];
/** Words before a list that say nothing of it: "in the body of the mail the following (max 60 words)". */
const FILLER = String.raw`(?: (?:${WRITING}|${sourceOf("in, inside, on, at, the, your, ur, d, this, following, these, those, below, details?, particulars, information, things?, items?, points, also, only, it, as, follows, order, listed, given, above, of, us, me, \\d+, two, three, four, five, words?, questions?, total, clearly, briefly, to (?:us )?(?:\\S+@\\S+)?")})(?![\p{L}\d])){0,9}`;
const OWN = String.raw`(?!\p{L})(?= (?:(?:in|on|at) (?:the|your|ur|\p{L}+) [^,.;:]{3,30}? )?(?:${OWN_FORMS.join("|")})|${FILLER}(?:\s?:(?! ?\S+@)| \((?:a|1|i)\) |$))`;

const LINES = String.raw`(?:first|opening|last|closing|second) (?:line|sentence|paragraph|word|page)`;
const PARTS = sourceOf(
  "(?:an?|one) (?:short )?(?:line|word), few lines, letters?, notes?, pages?, paragraphs?, lines, sentences?, words, essays?, statements?, write-?ups?, story, stories, message, mail",
);
const OF_LENGTH = String.raw`(?: ?\([^)]{1,30}\)| of (?:(?:at most|not more than|no more than|up to|about) )?[\p{L}\d]+ (?:words|lines|pages?|sentences)|,? at most)*`;
/** What lists papers. */
const SENT = sourceOf(
  "send, attach, attached, enclose, enclosed, submit, submitted, forward, upload, documents?, papers, copies, credentials, requirements?, qualifications?, invited?, invites, posts?, positions?, vacanc(?:y|ies)",
);
const OWN_CLAUSES = [
  "why (?:we|you|u|ur)",
  String.raw`how (?:much|many|long|soon) (?:\p{L}+ ){0,2}(?:you|u)`,
  "when (?:you|u) (?:can|are)",
  "where (?:you|u)",
];

const LEAST = `(?:not more than |no more than |at most |about |under |max )?${sourceOf("two, three, four, five, six, \\d{1,3}, (?:a )?few")}`;

/** Ways in which an advert asks for something to be said. */
export const STATEMENT_CUES: readonly Cue[] = [
  {
    words: patternOf(`${LEADS}(?:${STATE}|${STATING.base})(?=[ ,:.]|$)`, "giu"),
    isStating: true,
    example: "Apply by mail and indicate the kiln that you know best.",
    wanted: "the kiln that you know best",
  },
  {
    words: patternOf(`${LEADS}${GIVING.base}${OWN}`, "giu"),
    example: "Send your CV to a@b.ng and say when you are free.",
    wanted: "when you are free",
  },
  {
    words: patternOf(
      String.raw`(?:^|[.,;:!] ?|(?<!\p{L})(?:and|then|also|please|kindly|pls|somewhere|anywhere) )(?:in|inside|on|at) (?:the|your|ur|d) (?:${WRITING}|${LINES}),? ${SOFTLY}${GIVING.base}(?= )`,
      "giu",
    ),
    isStating: true,
    example: "CV to a@b.ng. Somewhere in the mail, put the price of a kiln.",
    wanted: "the price of a kiln",
  },
  {
    words: patternOf(String.raw`(?<!\p{L})(?<!(?:without|before|after) )${STATING.gerund}(?=[ :])`, "giu"),
    isStating: true,
    example: "Send a letter to a@b.ng, stating the pay that you expect.",
    wanted: "the pay that you expect",
  },
  {
    words: patternOf(String.raw`(?<!\p{L})${GIVING.gerund}${OWN}`, "giu"),
    example: "Send a letter to a@b.ng, giving the pay that you expect.",
    wanted: "the pay that you expect",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${WRITING}(?: [^,;:]{1,50}?)?,? (?:that|which) (?:${STATING.third}|${GIVING.third})(?=[ :]|$)`,
      "giu",
    ),
    isStating: true,
    example: "Attach a note that says why clay cracks.",
    wanted: "why clay cracks",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:${WRITING}|it)(?:, (?:which|that|all of which) [^,.;:]{5,80},| ?\([^()]{1,60}\)| (?:itself|addressed) (?:to [^.,:;]{3,40} )?)? ?${SHALL} (?:be [^.:;@]{3,90}? and (?:${SHALL} )?)?${SOFTLY}(?:${STATING.base}|${BEARING}|state)(?=[ :]|$)`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    example: "The letter should say how you pack a kiln.",
    wanted: "how you pack a kiln",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})let (?:it|(?:the|your|ur) ${WRITING}) (?:${STATING.base}|${BEARING}|state)(?=[ :])`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    example: "Let your letter carry the glaze that you like best.",
    wanted: "the glaze that you like best",
  },
  {
    words: patternOf(String.raw`(?<!\p{L})${PARTS}${OF_LENGTH} (?:on|about|regarding)(?= )`, "gu"),
    isStating: true,
    example: "Send your CV and one paragraph on the glaze you like best to a@b.ng.",
    wanted: "the glaze you like best",
  },
  {
    words: patternOf(
      String.raw`(?:[,;+&]|(?<!\p{L})(?:and|plus|then)) ?(?:also |a line on )?(?=(?:${OWN_CLAUSES.join("|")})(?!\p{L}))`,
      "gu",
    ),
    example: "Send your CV and why we should take you to WhatsApp.",
    wanted: "why we should take you",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:enclose|attach|submit|send|include|supply)(?= (?:the )?(?:names?|contacts?|(?:contact )?details)(?:(?:,| and| &|\/) ?[\p{L} ]{3,30})? of (?:[\p{L}\d()]+ ){1,4}(?:referees|guarantors|persons|people)(?!\p{L}))`,
      "giu",
    ),
    isStating: true,
    example: "Letters to a@b.ng. Enclose names of two referees.",
    wanted: "names of two referees",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:please|kindly|pls|but|also|and) (?:put|state|write|indicate|mention|quote|include|give|drop)(?= (?:your|ur) (?:(?:present|current|last|expected|desired|net|gross|monthly|and) )*(?:salary|pay|wage|remuneration)(?!\p{L}))`,
      "giu",
    ),
    isSure: true,
    example: "Pay: negotiable, but put your present pay.",
    wanted: "your present pay",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:want|like|love|wish|hope|need|(?:glad|happy|pleased)) to (?:read|hear|know|see|learn)(?: (?:in|from) [^,.;]{3,25}?|, in [^,.;]{3,30},)?(?= (?:on which|what|why|how|which|about|where|when|whether|if|your|ur)(?!\p{L}))`,
      "giu",
    ),
    isStating: true,
    example: "In a mail to a@b.ng we want to read how you pack a kiln.",
    wanted: "how you pack a kiln",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${NUMBER}[ -](?:short |single )?(?:pages?|paragraphs?|lines|sentences|words) (?:on|about)(?= (?:a|an|one|the|how|why|what|your|something)(?!\p{L}))`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    example: "You'll need a CV and one page on a day when the kiln failed.",
    wanted: "a day when the kiln failed",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${WRITING} (?:(?:that (?:is|are) )?without|lacking|(?:that (?:is|are) )?silent (?:on|about)) (?:(?:an? |the |your |any )(?:mention of )?)?(?=[^.;]{3,90} (?:will|shall|are|is|go(?:es)?|we) )`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    isNegated: true,
    example: "Letters without the date of your last firing will be put aside.",
    wanted: "date of your last firing",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:${WRITING}|${sourceOf("candidates?, applicants?, those, anyone, anybody, persons?, people")}) (?:that|which|wey|who) (?:(?:do|does|did|have|has) not|don['’]t|doesn['’]t|hasn['’]t|fails? to|no)(?: also| clearly)? (?:state|indicate|mention|mentioned|say|said|stated|tell ${US}|talk|answer|contain|have|carry|bear|show|disclose)(?= )`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    isNegated: true,
    example: "Letters that do not state which kiln you know will be put aside.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:an? )?\d{2,4}[ -]words? (?:\p{L}+ ){1,2}(?:on|about|of)(?= (?:an?|one|the|how|why|what|your|any|some)\p{L}*(?!\p{L}))`,
      "giu",
    ),
    isStating: true,
    example: "CV to a@b.ng with a 200-word report on the kiln that you know.",
    wanted: "the kiln that you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:what (?:we|i) (?:want|need|wish|would like) (?:to (?:read|know|hear)|in (?:the|your) ${WRITING})(?: is)?|(?:we|i) (?:need|require|want|expect) from (?:you|u|applicants|candidates|each applicant))(?=\s?:| )`,
      "giu",
    ),
    isStating: true,
    example: "CV to a@b.ng. What we want to read is which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})only (?:to )?(?:open|read|reply|treat|consider|answer|attend to|look at|process)(?: to)? (?:an? |the |those )?${WRITING} (?:that|which|wey) ${HAS}(?=[ :])`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    example: "We only open mails that say which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?:^|[.,;:!] ?|(?<!\p{L})(?:and|then|to|pls|please|kindly|interested|just|abeg|only) )(?:text|sms|whats ?app|dm|chat|inbox|send (?:us |me )?(?:an? |your |ur )?(?:text|sms|whats ?app|message|dm)(?: message)?)(?: [^.,;]{0,80}?)?(?<= )(?:full )?names?(?=,| and| &| \+|/| /)`,
      "giu",
    ),
    isStating: true,
    example: "WhatsApp your name and the kiln you know to 0803 555 0101.",
    wanted: "the kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:(?:in|show|follow|follows|have|showing|following|be in) )(?:this|the following) order(?=\s?:|$)`,
      "giu",
    ),
    isStating: true,
    example: "Text 0803 555 0101 in this order: which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:it|this) (?:${SHALL}) ${SOFTLY}be ${SOFTLY}${STATING.done}(?:,? (?:in|on|inside) (?:the|your|his|her|their) ${WRITING})?(?= (?:that|whether|if|how|why|when|which|what|where|who)(?!\p{L}))`,
      "giu",
    ),
    isSure: true,
    isStating: true,
    example: "It should be expressly stated which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})the following(?: \p{L}+){0,2} (?:are|is|must be|should be|shall be|will be|to be) (?:(?:also )?(?:requested|required|needed|wanted|expected|included)|${SOFTLY}(?:given|supplied|provided|${STATING.done}))(?: [^.;:]{0,80})?(?=\s?:|$)`,
      "giu",
    ),
    isStating: true,
    example: "The following particulars are requested in every application: which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})with (?:(?:the|these|this|your|ur|following|below) )*(?:details|particulars|information|info|things)(?: below)?(?=\s?:)`,
      "giu",
    ),
    isStating: true,
    example: "Text 0803 555 0101 with these details: which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?:^|[.;] |(?:please|kindly|pls) )(?:start|begin|end|close|open|finish)(?: (?:the|your|ur) ${WRITING})? with(?= (?:your|ur|one|the|how|why|what|whether|either|\p{L}+ or \p{L}+)(?!\p{L}))`,
      "giu",
    ),
    example: "CV to a@b.ng. End the mail with the kiln that you like best.",
    wanted: "the kiln that you like best",
  },
  {
    words: patternOf(
      String.raw`(?:^|[.;] )(?:(?:in|inside|on) (?:the|your|ur|d) ${WRITING}|(?:the )?body of (?:the|your|ur) (?:e-?)?mail|(?:(?:also|further) )?to be ${SOFTLY}(?:included|added|given|supplied|provided|furnished|${STATING.done}))(?: ?\([^()]{1,40}\))?(?=\s?:)`,
      "giu",
    ),
    isStating: true,
    example: "CV to a@b.ng. In the letter: which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:(?:in|with) )?${LEAST} (?:short |brief )?(?:paragraphs|lines|sentences|things|answers|facts|words)(?: in (?:the|your) ${WRITING})?(?: (?:on|about|covering|saying))?(?=\s?:)`,
      "giu",
    ),
    isStating: true,
    example: "CV to a@b.ng. In three lines: which kiln you know.",
    wanted: "which kiln you know",
  },
  {
    words: patternOf(
      String.raw`^(?!.*(?<!\p{L})(?:${SENT})(?!\p{L}))[^:]{0,80}?(?<!\p{L})(?:${WRITING}|${sourceOf("format, answers?, questions?, lines, sentences?")})(?!\p{L})[^.;:]{0,50}(?=:\s*$)`,
      "giu",
    ),
    isStating: true,
    example: "CV to a@b.ng.\nYour letter in this format:\n- which kiln you know",
    wanted: "which kiln you know",
  },
  ...FRENCH_CUES,
];
