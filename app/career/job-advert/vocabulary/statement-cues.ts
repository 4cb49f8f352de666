import { patternOf, sourceOf } from "../patterns";

const TO_US = "(?:us|me|him|her|them|US|ME)";
const APPLICANT = sourceOf("you, u, they, he, she, the applicant, applicants?, candidates?");
const WRITING = `${sourceOf("letter, note, mail, eoi, expressions? of interest, introduction, message, application, paragraph, page, statement, write-?up, essay, text, body, line")}s?`;
const NUMBER = sourceOf("half a, a, one, two, three, four, five, six, ten, \\d{1,3}");

/** Before an imperative: the begin of a clause, or words that lead to one. */
const LEADING_WORDS = sourceOf(
  "[Aa]nd, [Tt]hen, [Aa]lso, [Bb]ut, [Dd]o, (?:[Dd]on[’']?t|[Dd]o not) forget to, [Rr]emember to, [Pp]lease, [Kk]indly, [Pp]ls, [Aa]beg, must, should, shall, may, [Bb]riefly, [Cc]learly, [Jj]ust",
);
// "able to explain" tells what somebody can do, "are to explain" what they shall write.
const ABLE = sourceOf("able, ability, want, wish, like, learn, helps?, has, have, need, how");
const IN_PART = String.raw`(?:(?:[Ii]n|[Ii]nside|[Oo]n) (?:the|your|ur) (?:(?:cover(?:ing)?|motivation|application|short) )?${WRITING}(?: of (?:the|your|ur|d) (?:e-?)?(?:mail|message))?,? )`;
const LEADS = String.raw`(?:^["'(]?|[.,;:!?()–—-] ?|(?<!\p{L})(?:${LEADING_WORDS}|(?<!${ABLE} )[Tt]o) )${IN_PART}?(?:(?:also|briefly|clearly|please|kindly|just) )*`;

// "Kogi State" is a name: behind the verb stands what shall be stated.
const BEHIND_STATE = sourceOf(
  "your, ur, the, when, whether, how, if, who, clearly, names?, two, three, four, full, earliest, date, in, why, which, what, where, their, his, her, any, current, present, expected, years?, age, notice, salary, availability, desired",
);
const ANY_VERB = sourceOf(
  `[Ss]tate(?= ${BEHIND_STATE}(?!\\p{L})), [Ii]ndicate, [Mm]ention, [Ss]pecify, [Dd]isclose, [Dd]escribe, [Ee]xplain, [Oo]utline, [Ss]ummari[sz]e, (?:[Tt]ell|TELL) ${TO_US}, [Ll]et ${TO_US} know`,
);
const OWN_VERB = sourceOf(
  "[Ss]ay, [Pp]ut, [Gg]ive, [Ii]nclude, [Aa]dd, [Pp]rovide, [Ss]how, [Ss]hare, [Ww]rite, [Ll]ist, [Nn]ame, [Aa]nswer, [Aa]ddress, [Dd]etail, [Qq]uote",
);
const ANY_GERUND = sourceOf(
  `[Ss]tating, [Ii]ndicating, [Mm]entioning, [Ss]pecifying, [Dd]isclosing, [Dd]escribing, [Ee]xplaining, [Oo]utlining, [Ss]ummari[sz]ing, [Dd]etailing, [Hh]ighlighting, [Tt]elling(?: ${TO_US})?`,
);
const OWN_GERUND = sourceOf(
  "[Gg]iving, [Ss]howing, [Ss]aying, [Ll]isting, [Nn]aming, [Ss]haring, [Cc]overing, [Aa]nswering(?: to)?, [Aa]ddressing",
);

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
const OWN_FORMS = [
  `${OWN_WORDS}(?!\\p{L})`,
  "(?:at least |the )?(?:names?|contacts?|details) (?:of|and)",
  String.raw`(?:at least |the )?${NUMBER}(?: ?\(\d{1,2}\))? (?:\p{L}+ )?${COUNTED}`,
  String.raw`(?:the|these|those|each|every|all|any|our)(?: of)?(?: the)? (?:\p{L}+ )?${MEASURED}(?!\p{L})`,
];
const OWN = String.raw`(?= (?:(?:in|on|at) (?:the|your|ur|\p{L}+) [^,.;:]{3,30}? )?(?:${OWN_FORMS.join("|")}))`;

const STATE_VERBS = sourceOf(
  `tell(?: ${TO_US})?, say, state, show, give, describe, explain, mention, name, include, answer, address, indicate, contain, cover, outline, list, summari[sz]e, set out`,
);
const THIRD_PERSON = sourceOf(
  `tells?(?: ${TO_US})?, says?, states?, shows?, describes?, explains?, answers?, gives?, sets? out`,
);
const SHALL = sourceOf("must, should, shall, is to, are to, has to, have to, needs? to, ought to, will");
const PARTS = sourceOf(
  "letters?, notes?, pages?, paragraphs?, lines, sentences?, words, essays?, statements?, write-?ups?, story, stories, message, mail",
);
const OF_LENGTH = String.raw`(?: ?\([^)]{1,30}\)| of (?:(?:at most|not more than|no more than|up to|about) )?[\p{L}\d]+ (?:words|lines|pages?|sentences)|,? at most)*`;
const OWN_CLAUSES = [
  "why (?:we|you|u|ur)",
  String.raw`how (?:much|many|long|soon) (?:\p{L}+ ){0,2}(?:you|u)`,
  "when (?:you|u) (?:can|are)",
  "where (?:you|u)",
];

type Cue = { words: RegExp; isSure?: true; example: string; wanted: string };

/**
 * Ways in which an advert asks for something to be said, each with an example and what shall be said. `isSure`: the words are
 * enough; else the sentence must speak of applying.
 */
export const STATEMENT_CUES: readonly Cue[] = [
  {
    words: patternOf(`${LEADS}${ANY_VERB}(?=[ ,:])`, "gu"),
    example: "Apply by mail and indicate the kiln that you know best.",
    wanted: "the kiln that you know best",
  },
  {
    words: patternOf(`${LEADS}${OWN_VERB}${OWN}`, "gu"),
    example: "Send your CV to a@b.ng and say when you are free.",
    wanted: "when you are free",
  },
  {
    words: patternOf(String.raw`(?<!\p{L})(?:${ANY_GERUND}(?= )|${OWN_GERUND}${OWN})`, "gu"),
    example: "Send a letter to a@b.ng, stating the pay that you expect.",
    wanted: "the pay that you expect",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:in which|where|wherein) ${APPLICANT}(?: must| should| shall| can| will)? ${STATE_VERBS}(?= )`,
      "gu",
    ),
    example: "Mail us a page in which you describe a firing that went wrong.",
    wanted: "a firing that went wrong",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${WRITING}(?: [^,;:]{1,50}?)?,? (?:that|which) ${THIRD_PERSON}(?= )`,
      "giu",
    ),
    example: "Attach a note that says why clay cracks.",
    wanted: "why clay cracks",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${WRITING} ${SHALL}(?: also| briefly| clearly)? ${STATE_VERBS}(?= )`,
      "giu",
    ),
    isSure: true,
    example: "The letter should say how you pack a kiln.",
    wanted: "how you pack a kiln",
  },
  {
    words: patternOf(String.raw`(?<!\p{L})${PARTS}${OF_LENGTH} (?:on|about|regarding)(?= )`, "gu"),
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
      String.raw`(?<!\p{L})(?:you|u|applicants|candidates)(?: will|['’]ll| go| shall) be asked (?:for|about|to (?:state|give|say))(?= )`,
      "giu",
    ),
    example: "Fill the form at a.ng; you will be asked for your kiln licence number.",
    wanted: "your kiln licence number",
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
      String.raw`(?<!\p{L})(?:want|like|love|wish|hope|need) to (?:read|hear|know|see|learn)(?: (?:in|from) [^,.;]{3,25}?)?(?= (?:what|why|how|which|about|where|when|whether|if|your|ur)(?!\p{L}))`,
      "gu",
    ),
    example: "In a mail to a@b.ng we want to read how you pack a kiln.",
    wanted: "how you pack a kiln",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${NUMBER}[ -](?:short |single )?(?:pages?|paragraphs?|lines|sentences|words) (?:on|about)(?= (?:a|an|one|the|how|why|what|your|something)(?!\p{L}))`,
      "gu",
    ),
    isSure: true,
    example: "You'll need a CV and one page on a day when the kiln failed.",
    wanted: "a day when the kiln failed",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:letters?|applications?|mails?|messages?) without (?:an? |the |your )?(?=[^.;]{3,60} (?:will|shall|are|is|go(?:es)?) )`,
      "giu",
    ),
    isSure: true,
    example: "Letters without the date of your last firing will be put aside.",
    wanted: "date of your last firing",
  },
];
