import { anyOf, patternOf, sourceOf } from "../patterns";

const words = (list: string) => patternOf(`(?<!\\p{L})${sourceOf(list)}(?!\\p{L})`, "iu");

const DAY = sourceOf(
  "\\d, the \\d, (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \\p{L}+ \\d, one, two, three, four, six, midnight, noon",
);
const READER = sourceOf("address, above, undersigned, director, principal, registrar, manager");
const PERSON = sourceOf(
  "Mrs?, Miss, Ms, Dr, Engr, Prof, Barr, Alhaji, WhatsApp, (?:the |our )?(?:Director|Registrar|Principal|Manager|Rector|Provost|Bursar|Chairman|Secretary|Dean|Head|Permanent|Vice|Executive|Managing|Medical|General|Office)",
);
const NEXT_DEED = sourceOf(
  "send, mail, e-?mail(?!,| (?:addresses|address|and|&|or|numbers?)(?!\\p{L})), submit, forward, attach, enclose, drop, post, upload, apply, call, whatsapp, bring, use, quote, do not, add your cv, merge",
);
const PAPER = sourceOf("cvs?, c\\.v, resume, credentials, certificates, photocop\\p{L}*");

/** Where the clause that asks turns to something else: an address, a day, the next thing to do. Each with an example. */
export const STATEMENT_ENDS: readonly { end: RegExp; example: string }[] = [
  // "L.G.A. of birth": behind an initial in small letters it goes on.
  { end: /[.;!?](?=\s|$|["')])(?!(?<=\.\p{L}\.) \p{Ll})|\n/u, example: "why clay cracks. Then" },
  {
    end: patternOf(
      String.raw`,? (?:to|at|via|through|on|by) (?=\S*@|\+?\d{4,}|www|https?:|whatsapp|the ${READER})`,
    ),
    example: "why clay cracks to a@b.ng",
  },
  {
    end: patternOf(
      String.raw`,? (?:should|shall|must|may|are to|is to) be ${sourceOf("forwarded, sent, submitted, addressed, delivered, mailed")}(?!\p{L})`,
    ),
    example: "why clay cracks should be forwarded",
  },
  {
    end: patternOf(String.raw`,? (?:to|at|via|through) (?=${PERSON}(?!\p{L}))`),
    example: "why clay cracks to Mrs Idoko",
  },
  {
    end: patternOf(
      `,? (?:not later than|on or before|no later than|latest|until|before|by|within) (?=${DAY})`,
    ),
    example: "why clay cracks not later than 9 December",
  },
  {
    end: patternOf(String.raw`(?:,|,? (?:and|then|also)) (?:please |kindly |also )?${NEXT_DEED}(?!\p{L})`),
    example: "why clay cracks and send it off",
  },
  {
    end: patternOf(
      String.raw`,? (?:using|quoting|with the subject|under the subject)(?!\p{L})|, (?:subject|attention|attn|ref)(?!\p{L})`,
    ),
    example: "why clay cracks, subject CLAY",
  },
  {
    end: patternOf(
      String.raw`,? (?:with|and|plus) (?:(?:your|ur|a|an|the|detailed|updated) )*${PAPER}(?!\p{L})`,
    ),
    example: "why clay cracks, with your CV",
  },
  {
    end: patternOf(
      String.raw`,? and (?:the|your|ur) ${PAPER} ${sourceOf("must, should, shall, to")}(?!\p{L})`,
    ),
    example: "why clay cracks, and the CV must name",
  },
  { end: /,? as (?:one|a single|1) (?:pdf|file|document)/u, example: "why clay cracks, as one PDF" },
  {
    end: / when (?:(?:you|u) (?:chat|call|text|apply|come|write|send|message)|applying|sending|writing)/u,
    example: "why clay cracks when you call",
  },
  {
    // "if a room will be needed", "one of whom shall be a chief" asks.
    end: anyOf([
      / (?:will|shall) (?:be|not) (?<!(?<!\p{L})(?:if|whether|whom)(?: [\p{L}'’]{1,20}){0,5} \p{L}+ \p{L}+ )/u,
      /(?<! (?:who|that|which|you|they)) (?:are|is) not /u,
    ]),
    example: "why clay cracks will be put aside",
  },
  {
    end: patternOf(
      String.raw`,? (?:(?:pls|please|kindly|abeg) )?(?:no (?:calls?|agents?|time)|don['’]?t|do not|${sourceOf("interviews?, tests?, screening, auditions?")} (?:${sourceOf("holds?, is, are, will, comes? up, takes? place, on")}))(?!\p{L})`,
    ),
    example: "why clay cracks, pls no calls",
  },
  {
    end: /, (?:he|she|we|they) (?:go|will|shall|would|can)(?!\p{L})/u,
    example: "why clay cracks, we will call",
  },
  { end: / →| \((?=[^)]*@)|(?: –|,|:) (?=\S+@)/u, example: "why clay cracks, a@b.ng" },
];
export const STATEMENT_END = anyOf(
  STATEMENT_ENDS.map(({ end }) => end),
  "iu",
);

/** A label of the mail or the envelope, which is read elsewhere: "state it in the subject". */
export const IN_SUBJECT = words(
  "subjects?, captions?, heading, envelope, file ?name, title of, top left, quot(?:e|ing)",
);
/** "state the reference": alone it belongs to the subject, in a list the rest of the list does not. */
export const OF_REFERENCE = words("reference, ref");

/** What says it is no letter: a video, a form. */
export const OTHER_MEDIUM = patternOf(
  String.raw`(?<!\p{L})${sourceOf("video, voice ?note, audio, recording, form, portal, subject, envelope, interview, screen")}s?(?!\p{L})[^.;,]{0,50}$`,
  "iu",
);

/** "Tell us in the form if you need a ramp", "If anybody asks for money, tell us". */
export const OFFERS_HELP = words(
  "(?<!(?:and|or) )if you (?:need|require), (?:what|whatever) (?:you|they) need, disabilit(?:y|ies), adjustments?, ramp, if (?:any|some)(?:body|one), asks you for, report (?:it|them|this), hang up, fraud, scam",
);

/** Papers, names and numbers to call are read elsewhere; who one is, every letter says. Each with an example. */
export const NO_STATEMENTS: readonly { words: RegExp; example: string }[] = [
  {
    words: words(
      "subject, caption, title of, (?:position|post|role|job)s? (?:applied|of interest|(?:that |which )?(?:you|u)|title|are), reference, quoting, (?:vacancy|advert|announcement|job|post) (?:number|no|ref)",
    ),
    example: "the position applied for",
  },
  {
    words: anyOf(
      [
        /^(?:the |your )?(?:position|post|job title|title|role|job|job code)(?: and .*)?$/u,
        /^(?:your|ur) (?:full )?names?$/u,
      ],
      "u",
    ),
    example: "the post and your name",
  },
  {
    words: words(
      "attach\\p{L}*, pdf, passports?, photos?, photographs?, pictures?, credentials, (?<!with (?:any|your|a|the) )certificates?, photocop\\p{L}*",
    ),
    example: "two passport photographs",
  },
  {
    words: patternOf(
      `${words("c\\.?v, cvs, (?:your|an?) (?:\\p{L}+ )?resume, transcripts?, portfolio link, samples? of, cop(?:y|ies) of, (?<!(?:class|category|type) of (?:your |ur |the )?)licen[cs]e, degrees?").source}(?! (?:expir|number))`,
    ),
    example: "your licence",
  },
  {
    words: words(
      "full names?, (?<!(?:by|on|over|the) )(?:tele)?phone(?! (?:(?:numbers?|nos?\\.?) )?of (?:your|ur|an?|the|one|any\\p{L}*|some\\p{L}*)(?!\\p{L})), whatsapp number, contact (?:number|address), e-?mail, links?(?! to), github, linkedin, files?, type of document",
    ),
    example: "your phone number",
  },
  {
    words: patternOf(
      String.raw`^(?:the |your |ur |their |his |her |an? )?(?:(?:cover(?:ing)?|application|motivation) )?${sourceOf("letter, application, envelope, document, voice note, video")}s?(?!\p{L})`,
    ),
    example: "your letter to the Bursar",
  },
  // What no honest employer needs at this point.
  {
    words: words(
      "nin, bvn, otp, pin, atm, account, (?:your|ur|their) bank, bank (?:account|details|statement|name)s?, card, code",
    ),
    example: "your account number",
  },
  {
    words: patternOf(
      String.raw`^${sourceOf("yourself, you, us, me, it, this, that, everybody, no, nothing, none, only, to, between, from, on, by, drop, of")}(?!\p{L})(?! (?:why|how|when))`,
    ),
    example: "yourself",
  },
  { words: /^["“'‘]|@|https?:/u, example: "“CLAY/7”" },
  // What stands elsewhere, and how long the answer may be.
  {
    words: patternOf(
      String.raw`^(?:(?:the|these|those|all|said) )*(?:(?:above|following|below|required) )?${sourceOf("details, information, items, particulars, answers, requirements")}$`,
    ),
    example: "the above details",
  },
  { words: /^\(?[ivx]{1,5}\)?$/u, example: "(iii)" },
  {
    words: patternOf(
      String.raw`^in (?:${sourceOf("not more than, no more than, at most, about, under")} )?(?:\p{L}+|\d+) ${sourceOf("sentences?, words, lines, pages?, paragraphs?")}$`,
      "u",
    ),
    example: "in not more than two sentences",
  },
];
export const NO_STATEMENT = anyOf(
  NO_STATEMENTS.map(({ words: own }) => own),
  "iu",
);
