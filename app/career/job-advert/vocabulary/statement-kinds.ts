import type { StatementKind } from "../job-advert";
import { patternOf, sourceOf } from "../patterns";

const PAY = sourceOf("salary, pay, wages?, remuneration, compensation");
const PLACE = sourceOf("location, area, town, city, state");
const PEOPLE = sourceOf("names, name, contacts, contact details, details, particulars");
const words = (list: string) => patternOf(`(?<!\\p{L})${sourceOf(list)}(?!\\p{L})`, "iu");

const NOT_OWN = sourceOf(
  "closing, interview, test, opening, reference, ref, vacancy, advert, publication, this, to, at, of, not, by, before, on, within, no, later, than, from, weeks, come, teller, passport, the, for, in, to",
);
/** What applicants say of themselves, as it stands in a list of things to send; each with an example. */
export const FACTS: readonly { fact: string; example: string; wanted: string }[] = [
  { fact: `${PAY} expectations?`, example: "Send CV and salary expectation.", wanted: "salary expectation" },
  {
    fact: `(?:expected|desired|current|present|last) ${PAY}`,
    example: "Mail CV and your expected pay.",
    wanted: "expected pay",
  },
  {
    fact: "(?:length of )?notice(?: period)?(?! board)",
    example: "Apply with your notice period.",
    wanted: "notice period",
  },
  {
    fact: sourceOf(
      "availability, (?:earliest |possible )?(?:start|resumption|starting) date, date of (?:resumption|birth)",
    ),
    example: "Send your CV and start date.",
    wanted: "start date",
  },
  { fact: "(?:exact |present )?age", example: "Text your name and age.", wanted: "age" },
  {
    fact: String.raw`(?:years? (?:of|in) (?:\p{L}+ )?(?:experience|driving|\p{L}+ing)|(?:length|years?) of service|years driving)`,
    example: "Text your name, years of driving.",
    wanted: "years of driving",
  },
  {
    fact: "(?:state|place|town|LGA|area|city|local government(?: area)?) of (?:residence|origin)",
    example: "Send your name and state of residence.",
    wanted: "state of residence",
  },
  {
    fact: String.raw`(?:(?:day|daily|hourly|weekly|monthly|your|ur|or) )*(?:rates?|charges?)(?: expectations?| (?:per|a|for each|for one) \p{L}+)?|pay range|(?:price|fee) per \p{L}+`,
    example: "Send three designs + your rate per logo.",
    wanted: "rate per logo",
  },
  {
    fact: "(?:last|present|current|previous) (?:place of work|workplace|job|employment)",
    example: "Text your name, last place of work.",
    wanted: "last place of work",
  },
  {
    fact: "(?:religion|nationality|tribe|height|sex|gender|hometown|languages? spoken|means of transport)",
    example: "Text your name, religion.",
    wanted: "religion",
  },
  {
    fact: String.raw`(?:area|town|place|street|city|state|estate) (?:where |wey |that |in which )?(?:you|u) (?:dey )?(?:stay|live|reside|based?)(?: in)?`,
    example: "Text your name, area you stay.",
    wanted: "area you stay",
  },
  {
    fact: `(?:(?:present |current |your )?${PLACE}|marital status|local government area)`,
    example: "WhatsApp your name, area.",
    wanted: "area",
  },
  {
    fact: String.raw`(?:the )?${PEOPLE}(?:(?:,| and| &|/) ?[^;:.]{3,40})? of (?:at least )?(?:\p{L}+ ){0,3}?(?:referees|guarantors)`,
    example: "Send CV and names of two referees.",
    wanted: "names of two referees",
  },
  {
    fact: String.raw`(?:two|three|four|2|3)(?: ?\(\d\))? (?:\p{L}+ ){0,2}?(?:referees|references(?= (?:with|who|whom)(?!\p{L})))`,
    example: "Mail a letter and three referees.",
    wanted: "three referees",
  },
  {
    fact: String.raw`(?:(?!${NOT_OWN})[\p{L}/&-]+ ){1,3}?(?:${sourceOf("(?<!(?:phone|gsm|line|job|box|mobile|whatsapp|contact|account|office) )numbers?, dates?, years?, months?, class, rank, height, weight, reasons?, status, batch, (?<!(?:job|post|ref) )code, grade(?: level)?, percentage, sizes?")}(?: (?:of|for|in) (?:\p{L}+ ){0,4}?\p{L}+)?)`,
    example: "Text your name, call-up number.",
    wanted: "call-up number",
  },
  {
    // A page of theirs is read as a paper: "a link to your portfolio".
    fact: String.raw`(?:two|three|four|2|3|4|some) (?:\p{L}+ )?links to (?:your|ur) (?:best|own|last|latest|recent|published) \p{L}+`,
    example: "Mail your CV and two links to your best work.",
    wanted: "two links to your best work",
  },
  {
    fact: String.raw`(?:two|three|some|2|3) (?:people|persons) (?:that|who|wey) (?:can|will|go|fit) (?:speak|vouch|stand|talk|answer) for (?:you|u)`,
    example: "Text your name and two people that can speak for you.",
    wanted: "two people that can speak for you",
  },
];

const BEFORE_FACT = sourceOf(
  "with, and, plus, including, your, ur, their, the, also, a, an, on, by, email, mail, text, whatsapp, send, us, me, pls, please, kindly",
);
const BEHIND_FACT = sourceOf(
  "to, via, on, by, at, in, for, when, before, as, not, should, must, shall, are, is, will, may, within",
);
/** An item of a list that is such a fact and nothing else. */
export const FACT_ITEM = patternOf(
  String.raw`^(?:[({]?[a-h\d][).] )?(?:${BEFORE_FACT} )*(?<fact>${FACTS.map(({ fact }) => fact).join("|")})(?=\s*(?:$|[.,;)(!]| ${BEHIND_FACT} ))`,
  "iu",
);

const POINTS = String.raw`(?:(?:each|every) (?:essential|desirable|required) (?:point|criterion|requirement)|(?:the|these|each|every|all|our|of|\d|two|three|four|five|six) (?:\p{L}+ )?(?:questions?|criteri(?:a|on)|points|deliverables|accountabilities|competenc(?:es|ies))|areas|questions|criteria)`;
const DEEDS = sourceOf(
  "(?!need(?!\\p{L}))\\p{L}+ed, built, made, led, won, lost, ran, did, sold, taught, dealt, wrote, met, took, left, gave, found, kept, brought, learnt, done, seen, written, run, got, chose",
);

/** What kind of thing shall be said, the first that fits wins; each with an example. */
export const STATEMENT_KINDS: readonly { kind: StatementKind; words: RegExp; example: string }[] = [
  {
    kind: "referees",
    words: words(
      "referees?, guarantors?, suret(?:y|ies), (?:(?:two|three|\\d|professional|character|work) )+references, (?:people|persons?|somebody|someone|bosses|supervisors?) (?:that|who|wey) (?:can |will |go )?(?:speak|vouch|stand|talk|answer) for, (?:contacts?|names?)(?: of)?(?: (?:two|three|at least|\\d|your|former|last))* (?:supervisors?|bosses|line managers?|employers?), (?:phone|telephone|mobile|contact) (?:numbers?|no\\.?|details) of",
    ),
    example: "names of two referees",
  },
  {
    kind: "points",
    words: patternOf(
      String.raw`(?<!\p{L})${POINTS}(?:$| (?:\p{L}+ ){0,2}(?:above|below|listed|given|here)(?!\p{L}))`,
      "iu",
    ),
    example: "the five areas above",
  },
  {
    kind: "pay",
    words: words(
      `${PAY}, earn, (?:to be|are|get) paid, (?:(?:day|hourly|daily|weekly|monthly|your|ur) )?rates? per, (?:day|hourly|daily|week|weekly|month|monthly|session|hour|project) (?:rates?|fees?), (?:your|ur|d|the) (?:rates?|fees?|charges?|package|take[- ]?home)(?! (?:was|were|of)(?!\\p{L})), (?:present|current|expected|last) (?:package|earnings|income|take[- ]?home|allowance), take[- ]?home, (?:(?:monthly|annual) )?(?:net|gross)(?=$| (?:pay|monthly|annual|per|a month|income)), (?:daily|consultancy|professional) fee, (?:dey|go|to) collect, how much (?:(?:salary|money|pay) )?(?:(?:you|u|they|he|she) (?:(?:would|are|dey|go|will|d) )?)?(?:want|expect|like|need|collect|earn|charge|take)\\p{L}*, (?:would|will|do) you charge, (?:you|u) (?:would |will )?charge`,
    ),
    example: "your salary expectation",
  },
  { kind: "notice", words: words("notice"), example: "your notice period" },
  {
    kind: "start",
    words: words(
      "availab\\p{L}*, (?:can|could|to) resume, resumption, start(?:ing)? date, (?:if|whether) (?:you|u) (?:can|could|fit) (?:start|resume|join|begin), (?:earliest|possible) (?:\\p{L}+ )?(?:day|date|time), date (?:you|u|they) can, (?:days|dates) (?:in \\p{L}+ )?(?:that )?(?:you|u) (?:cannot|can(?:not|['’]t)?|are (?:not )?free)(?: \\p{L}+)?, when (?:you|u) (?:can|could|fit|will) (?:be|come|join|report), how soon, when (?:you|u) fit start, (?:free|able|ready) to (?:start|begin|join|resume), when (?:you|u|they|he/she|s/he|he or she|one) (?:can|could|will|would|are|is) (?:\\p{L}+ ){0,2}(?:start|begin|join|free|report|assume|resume)",
    ),
    example: "when you can resume",
  },
  { kind: "age", words: words("age, date (?:and place )?of birth, how old"), example: "your age" },
  {
    kind: "residence",
    words: words(
      `residence, resid(?:e|ing), where (?:you|u|they) (?:dey )?(?:live|stay|reside), ${PLACE} (?:where |wey |that |in which )?(?:you|u) (?:dey )?(?:live|stay|reside), (?:can|will|would|could|able to|ready to|fit|if you) (?:live|stay|reside|relocate|move), (?:preferred|present|current|your|ur) ${PLACE}(?! of origin), (?<=^)${PLACE}(?=$), lga, local government(?: area)?`,
    ),
    example: "state of residence",
  },
  {
    kind: "years",
    words: words("how long, how many years, (?:number of )?years? (?:of|in|you|driving)"),
    example: "years of driving",
  },
  {
    kind: "reason",
    words: words("(?<!(?:and|or) )why, reasons?, motivation, motivates"),
    example: "why the kiln",
  },
  {
    kind: "record",
    words: words(
      "(?:present|current|last|previous) (?:employer|employment|workplace|vessel|ship|school|firm)s?",
    ),
    example: "your present employer",
  },
  {
    kind: "figures",
    words: words(
      "how (?:many|much|big|large), largest, biggest, highest, size, number of, percentage, rate, record, results?, figures?, turnover, par, volume, budget, targets?, sales, sold, portfolio, loan book, best month",
    ),
    example: "the largest flock you have been in charge of",
  },
  {
    kind: "story",
    words: words(
      `time(?! zone), occasion, example, instance, situation, (?<!which )one(?!-), once, story, hardest, worst, proudest, proud, how you, what you did, last, you (?:(?:have|ever|once|had) )*${DEEDS}`,
    ),
    example: "about one difficult customer and how it ended",
  },
];
