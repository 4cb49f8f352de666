import { patternOf, sourceOf } from "../patterns";

const WRITING = `(?:${sourceOf("cover(?:ing)?, motivation, application, your, e-?, short, the")} ?)*${sourceOf("letter, note, mail, message, application, submission, proposal, introduction, intro, eoi, expression of interest, bid, e-?mail body, paragraph, page, statement, write-?up, essay, e-?mail, body of (?:the|d|your) (?:e-?)?mail")}s?`;
const SHALL = sourceOf(
  "must, should, shall, is to, are to, has to, have to, needs? to, ought to, will, can, to",
);
/** "(max one page, to the HR Manager)", "to the Head of Finance": what is said of the letter before what it shall say. */
const ASIDE = String.raw`(?: ?\([^()]{1,60}\))?(?: (?:addressed )?to (?:the |our )?\p{Lu}[^,.:;@]{2,40}?)?`;
/** "he wants you to": who asks. */
const WANTING = String.raw`(?:(?:he|she|we|they|i) (?:wants?|needs?|expects?|would like) (?:you|u|applicants|candidates) to )?`;
const STATE_VERBS = sourceOf(
  "state, indicate, mention, specify, disclose, describe, explain, tell (?:us|me|him|her), let (?:us|me) know, say, put, give, include, add, provide, show, share, write, list, name, answer, address, cover, contain, bear, outline, detail, set out, respond to, touch on",
);
const STATE_GERUNDS = sourceOf(
  "telling, saying, sharing, stating, indicating, mentioning, specifying, describing, explaining, giving, showing, listing, answering, covering, addressing, bearing, containing, including, providing, outlining, detailing",
);
// "the following", "three things", "clearly": what stands between the verb and the list.
const FOLLOWING = String.raw`(?: (?:(?:in|inside) (?:the|your|ur|d) ${WRITING}|clearly|briefly|also|only|us|me|the|these|following|below|information|details|particulars|as follows|at least|things?|items?|matters|in (?:this|that) order|two|three|four|five|six|\d|in (?:(?:under|at most|not more than|no more than|about|max) )?\d{2,3} words(?: total| each| in all)?))*`;
const KINDLY = "(?:(?:please|kindly|pls|also|then|and|briefly|clearly|just) )*";
/** A colon, or the mark of the first item: "must state (a) …". */
const OPENS = String.raw`(?:\s?:-?\s?|\s?(?= \((?:a|1|i)\) ))`;
const COUNT = sourceOf("two, three, four, five, six, \\d{1,2}, (?:a )?few");

type Lead = { words: RegExp; example: string };

/** What an advert writes in front of a list of things that shall be said, with an example each. */
export const LIST_LEADS: readonly Lead[] = [
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:[Ii]n|[Ii]nside|[Oo]n) (?:(?:the|your|ur|d|this|a) )?${WRITING}${ASIDE},? ?(?:to \S+@\S+ )?${KINDLY}${WANTING}(?:(?:you|applicants|candidates) ${SHALL} )?(?:${STATE_VERBS})${FOLLOWING}${OPENS}`,
      "iu",
    ),
    example: "In your letter answer:",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${WRITING}${ASIDE} ${SHALL} (?:be [^.:;@]{3,40}? and )?(?:also |clearly |briefly )?(?:${STATE_VERBS})${FOLLOWING}${OPENS}`,
      "iu",
    ),
    example: "The covering letter has to cover three things:",
  },
  {
    words: patternOf(String.raw`(?:^|[.;] )(?:in|inside) (?:the|your|ur|d) ${WRITING}\s?:-?\s?`, "iu"),
    example: "In the cover letter: earliest start date",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})${WRITING} [^.:;@]{0,70}?(?:which|that) (?:answers?|states?|tells?|explains?|says|covers?|describes?)${FOLLOWING}${OPENS}`,
      "iu",
    ),
    example: "A cover letter of one page which answers: why us",
  },
  {
    words: patternOf(
      String.raw`(?:^|[.;] )(?:in|with) (?:${COUNT}) (?:short )?(?:lines|sentences|words|paragraphs)\s?:\s?`,
      "iu",
    ),
    example: "In three lines:",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:we|i)(?: also|['’]d(?: also)?| would(?: also)?)? (?:want|need|like|love) to (?:know|read|hear)${FOLLOWING}${OPENS}`,
      "iu",
    ),
    example: "We also want to know:",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:(?:do not|don['’]?t) forget|remember)(?: to (?:${STATE_VERBS}))?${FOLLOWING}${OPENS}`,
      "iu",
    ),
    example: "Don't forget to add:",
  },
  {
    words: patternOf(
      String.raw`(?:^|[.,;] |(?<!\p{L})(?:and|must|should|shall|to|are to) )${KINDLY}(?:${STATE_VERBS})${FOLLOWING}${OPENS}`,
      "iu",
    ),
    example: "Please include:",
  },
  {
    words: patternOf(String.raw`(?<!\p{L})${STATE_GERUNDS}${FOLLOWING}${OPENS}`, "iu"),
    example: "send a letter stating the following:",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:${COUNT})(?: short| brief)? (?:paragraphs|lines|sentences|things|answers|facts)(?: in (?:the|your) ${WRITING})?(?: (?:on|about|covering|saying))?\s?:-?\s?`,
      "iu",
    ),
    example: "your CV and three short paragraphs:",
  },
  {
    words: patternOf(
      String.raw`(?<!\p{L})(?:short|brief|one-page|an?) ${WRITING}\s?:\s?(?=(?:your|ur|what|why|how|who|where|when|which)(?!\p{L}))`,
      "iu",
    ),
    example: "CV with a short mail: what you sold last",
  },
];

/** What public adverts ask every applicant to state of themselves; each with an example. */
export const PARTICULARS: readonly { words: string; kind: "identity" | "record" | "own"; example: string }[] =
  [
    { words: "(?:full |applicant'?s? )*names?(?: in full)?", kind: "identity", example: "Full name" },
    {
      words:
        "(?:post|position|job|cadre|rank)s? (?:applied|being applied|sought|desired|of interest)(?: for)?",
      kind: "identity",
      example: "the post applied for",
    },
    {
      words:
        "(?:(?:functional |active )?(?:gsm |mobile |tele)?phone(?: numbers?)?|gsm numbers?|e-?mail(?: address(?:es)?)?|telephone(?: numbers?)?)(?: (?:and|&) (?:e-?mail(?: address(?:es)?)?|(?:tele)?phone numbers?))?",
      kind: "identity",
      example: "GSM number and e-mail address",
    },
    {
      words:
        "(?:permanent |present |current |contact |home |residential |postal |correspondence )*address(?:es)?(?: (?:and|&) .{3,30})?",
      kind: "identity",
      example: "permanent home address",
    },
    { words: "(?:dates? (?:and|&) )?places? of birth", kind: "own", example: "place of birth" },
    {
      words: "(?:age|dates? of birth)(?: (?:and|&) (?:place|age)(?: of birth)?)?",
      kind: "own",
      example: "date and place of birth",
    },
    { words: "marital status", kind: "own", example: "marital status" },
    {
      words: "(?:numbers?|names?) (?:(?:and|&) ages? )?of (?:children|dependants?)(?: .{3,20})?",
      kind: "own",
      example: "number and ages of children",
    },
    { words: "(?:sex|gender|religion|nationality|tribe|hobbies)", kind: "own", example: "nationality" },
    {
      words:
        "(?:(?:state|place|town|lga|l\\.g\\.a\\.?|village|ward|senatorial district|local government(?: area)?)(?: (?:and|&|/) )?)+(?: of origin)?(?: (?:and|&) (?:state|lga|local government(?: area)?)(?: of origin)?)?",
      kind: "own",
      example: "state of origin and local government area",
    },
    {
      words:
        "(?:educational |secondary |higher |tertiary )*(?:institutions?|schools?|colleges?|universit(?:y|ies))(?:\\(s\\))? attended(?: (?:with|and) .{4,40})?",
      kind: "record",
      example: "institutions attended with dates",
    },
    {
      words:
        "(?:academic |educational |professional |additional |highest )*(?:(?:and|&|/) (?:academic |educational |professional ))?(?:qualifications?|certificates)(?:\\(s\\))?(?: (?:obtained|and|with|including) .{0,40}| obtained)?",
      kind: "record",
      example: "academic qualifications with dates",
    },
    {
      words:
        "(?:(?:statements? of |details of |working |work |cognate |teaching |professional )*experience(?: .{3,40})?|education)",
      kind: "record",
      example: "statement of experience",
    },
    {
      words:
        "(?:present|current|previous|past|last|record of|details of)[ ,](?:.{0,20} )?(?:employments?|employers?|appointments?|posts?|positions?|work)(?:,? .{2,40})?",
      kind: "record",
      example: "previous appointments (if any)",
    },
    {
      words:
        "(?:(?:list of |details of )?(?:publications|awards|honours|prizes|scholarships|research)(?:,? .{2,40})?|membership of .{5,50})",
      kind: "record",
      example: "membership of professional bodies",
    },
    {
      words:
        "(?:present |current |expected |last )?(?:salary|grade level|pay|salary grade|conua?ss|contediss)(?: .{2,40})?",
      kind: "own",
      example: "present salary and grade level",
    },
    {
      words: "(?:extra-?[ -]?curricular activities|services to .{4,30}|proposed date of .{3,20})",
      kind: "own",
      example: "extra-curricular activities",
    },
    {
      words:
        "(?:the )?(?:names?(?:,? \\p{L}+){0,6} of )(?:(?:\\p{L}+|\\(\\d\\)) ){0,6}(?:referees|guarantors)(?:,? .{3,80})?",
      kind: "own",
      example: "names and addresses of three referees",
    },
    {
      words: "(?:two|three|2|3)(?: ?\\(\\d\\))?(?: \\p{L}+){0,3} referees(?:,? .{3,80})?",
      kind: "own",
      example: "three referees",
    },
  ];
