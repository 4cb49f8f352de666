import { anyOf, patternOf, sourceOf } from "../patterns";

const words = (list: string) => patternOf(`(?<!\\p{L})${sourceOf(list)}(?!\\p{L})`, "iu");

const DAY = sourceOf(
  "\\d, the \\d, (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \\p{L}+ \\d, one, two, three, four, six, midnight, noon",
);
const READER = sourceOf("address, above, undersigned, director, principal, registrar, manager");
const PERSON = sourceOf(
  "Mrs?, Miss, Ms, Dr, Engr, Prof, Barr, Pharm, Arc, Alhaji, Hajia, Hajiya, Chief, Rev, Pastor, Madam, Matron, Sister, WhatsApp, (?:the |our )?(?:Director|Registrar|Principal|Manager|Rector|Provost|Bursar|Chairman|Secretary|Dean|Head|Permanent|Vice|Executive|Managing|Medical|General|Office)",
);
const NEXT_DEED = sourceOf(
  "send, mail, e-?mail(?!,| (?:addresses|address|and|&|or|numbers?)(?!\\p{L})), submit, forward, attach, enclose, drop, post(?! (?:desired|applied|sought|held|code|of|and|qualification)), upload, apply, call(?!-), whatsapp, bring, use, quote, do not, add your cv, merge",
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
      String.raw`,? (?:should|shall|must|may|are to|is to|to) be ${sourceOf("scanned, forwarded, sent, submitted, addressed, delivered, mailed")}(?!\p{L})`,
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
      String.raw`,? (?:quoting|with the subject|under the subject|using (?:the |this )?(?:subject|reference|code|address|mail|heading))(?!\p{L})|, (?:using|subject|attention|attn|ref)(?!\p{L})`,
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
  {
    end: /,? (?:as|in) (?:one|a single|1|the same) (?:pdf|file|document|e-?mail|mail|envelope)/u,
    example: "why clay cracks, in a single mail",
  },
  {
    end: / when (?:(?:you|u) (?:chat|call|text|apply|come|write|send|message)|applying|sending|writing)/u,
    example: "why clay cracks when you call",
  },
  {
    // "if a room will be needed", "one of whom shall be a chief" asks.
    end: anyOf([
      / (?:will|shall) (?:be|not) (?<!(?<!\p{L})(?:if|whether|whom)(?: [\p{L}'’]{1,20}){0,5} \p{L}+ \p{L}+ )/u,
      /(?<!(?<!\p{L})(?:who|that|which|you|they|whether|if)(?: [\p{L}'’]{1,20}){0,3}) (?:are|is) not /u,
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
  {
    end: /[,=:–-]? ?no (?:reply|response|interview|job|answer|attention|read)(?!\p{L})/u,
    example: "why clay cracks, no reply",
  },
  {
    end: patternOf(String.raw`,? so (?:that )?(?:\p{L}+ ){1,2}(?:can|may|will|could)(?!\p{L})`),
    example: "why clay cracks so that we can plan",
  },
  {
    end: / go(?:es)? (?:straight|enter|into) /u,
    example: "why clay cracks go straight to the bin",
  },
  {
    end: patternOf(
      String.raw` (?:is|are) ${sourceOf("compulsory, required, a must, needed, mandatory, essential, expected")}(?!\p{L})`,
    ),
    example: "why clay cracks is compulsory",
  },
  {
    end: patternOf(
      String.raw`,? (?:à|par|avant le|au plus tard) (?=\S*@|\+?\d)|,? (?:sera|seront|ne sera|ne seront) (?:pas )?(?:écartée?s?|rejetée?s?|examinée?s?|lue?s?|traitée?s?)|,? à envoyer`,
    ),
    example: "why clay cracks, à envoyer avant le 3 mai",
  },
  {
    end: patternOf(
      String.raw` [–—-] (?:(?:abeg|please|pls|kindly|also|but|because|since|so|otherwise|else) |(?:be|we|it|this|that|they|don['’]?t|do not|no|not) )`,
    ),
    example: "why clay cracks – be honest",
  },
  { end: / →| \((?=[^)]*@)|(?: –|,|:) (?=\S+@)/u, example: "why clay cracks, a@b.ng" },
];
export const STATEMENT_END = anyOf(
  STATEMENT_ENDS.map(({ end }) => end),
  "iu",
);

/** A label of the mail or the envelope, which is read elsewhere: "state it in the subject". */
export const IN_SUBJECT = anyOf(
  [
    words(
      'subject lines?, the subject ["“:], file ?name, title of, top left, quot(?:e|ing) (?!(?:your|ur|the|their) )',
    ),
    patternOf(
      String.raw`(?<!\p{L})(?:in|as|on|of|under|at|with) (?:(?:the|your|ur|d) )?(?:(?:e-?)?mail )?${sourceOf("subjects?, captions?, heading, envelope, title")}(?!\p{L})`,
    ),
  ],
  "iu",
);
/** "state the reference": alone it belongs to the subject, in a list the rest of the list does not. */
export const OF_REFERENCE = words("reference, ref");

/** What says it is no letter: a video, a form. */
export const OTHER_MEDIUM = patternOf(
  String.raw`(?<!\p{L})(?:${sourceOf("video, voice ?note, audio, recording, form, portal, envelope, interview, screen")}s?|subjects?(?![^.;,]{0,50} (?:and|then) (?:also )?\p{L}+$))(?!\p{L})[^.;,]{0,50}$`,
  "iu",
);

/** "Tell us in the form if you need a ramp", "If anybody asks for money, tell us". */
export const OFFERS_HELP = words(
  "(?<!(?:and|or|[;\\u002c]) )if you (?:need|require), (?:what|whatever) (?:you|they) need, disabilit(?:y|ies), adjustments?, ramp, if (?:any|some)(?:body|one), asks you for, report (?:it|them|this), hang up, (?:make|making|pay|paying) any (?:payment|money|fee)s?, customer (?:support|care) (?:team|desk|line), (?:is|looks?) not genuine, fraud, scam",
);

const CLAUSE = sourceOf("why, how, what, which, where, when, whether, if, that, who");
/** Papers, names and numbers to call are read elsewhere; who one is, every letter says. `isHead`: of the thing itself, not of what it is of. Each with an example. */
export const NO_STATEMENTS: readonly { words: RegExp; isHead?: true; example: string }[] = [
  {
    words: patternOf(
      String.raw`^(?:whats ?app|call|text|sms|inbox|dm|chat) (?:us|me|him|her|the|mr|mrs|miss|ms|madam|dr|aunty|\d)(?!\p{L})`,
      "iu",
    ),
    example: "whatsapp Mrs Adaku",
  },
  {
    words: words(
      "^subject(?!\\(s\\)|s? (?:that )?(?:you|u|they) ), subject (?:line|of the mail), caption, title of, (?:position|post|role|job)s? (?:applied|of interest|(?:that |which )?(?:you|u)|title|are), ref(?:erence)?, quoting, (?:vacancy|advert|announcement|job|post) (?:number|no|ref)",
    ),
    example: "the position applied for",
  },
  {
    words: anyOf(
      [
        /^(?:the |your )?(?:position|post|job title|title|role|job|job code)(?: and .*)?$/u,
        /^(?:your |ur |the |applicant's )?(?:full )?names?$/u,
      ],
      "u",
    ),
    example: "the post and your name",
  },
  {
    words: words(
      "attach\\p{L}*, pdf, passports?, photos?, pix, pics?, photographs?, pictures?, credentials, certificates?, photocop\\p{L}*, cop(?:y|ies)",
    ),
    isHead: true,
    example: "two passport photographs",
  },
  {
    words: words(
      "c\\.?v, cvs, r[eé]sum[eé]s?, (?:suitability|motivation|personal) statements?, transcripts?, portfolio link, videos?, recordings?, voice ?notes?, samples?, licen[cs]e(?=$), degrees?(?=$)",
    ),
    isHead: true,
    example: "your licence",
  },
  {
    words: patternOf(
      String.raw`^(?!${CLAUSE}(?!\p{L}))(?:\p{L}+ ){0,3}?${sourceOf("full names?, (?<!(?:by|on|over) )(?:tele)?phone(?! (?:(?:numbers?|nos?\\.?) )?of (?:your|ur|an?|the|one|any\\p{L}*|some\\p{L}*)(?!\\p{L})), whatsapp number, contact (?:number|address), e-?mail")}(?!\p{L})`,
    ),
    example: "your phone number",
  },
  {
    words: words("links?(?! to), github, linkedin, files?(?! (?:numbers?|nos?)), type of document"),
    isHead: true,
    example: "a portfolio link",
  },
  {
    words: patternOf(
      String.raw`^(?:the |your |ur |their |his |her |an? )?(?:(?:cover(?:ing)?|application|motivation|short|brief|one-page) )*${sourceOf("letter, application, envelope, document, voice note, video, note, e-?mail, message, paragraph, page, essay")}s?(?!\p{L}| (?:numbers?|nos?|id|code))`,
    ),
    example: "your letter to the Bursar",
  },
  // What no honest employer needs at this point.
  {
    words: words(
      "bvn, otp, pin, atm, (?<=^(?:your |the )?)accounts?(?=$), account (?:numbers?|no|details|names?), (?:your|ur|their) bank, bank (?:account|details|statement|name)s?, (?:atm|bank|debit) card, \\d-?(?: ?digit)? code, (?:verification|activation|security|access|sort|one-time) code",
    ),
    example: "your account number",
  },
  {
    words: patternOf(
      String.raw`^${sourceOf("yourself, you, us, me, it, this, that(?! (?:you|u|the|they|he|she|no) ), everybody, no, nothing, none, only, to, between, from, on, by, drop, of, (?:their |your )?interest, they, more, below, here, everything")}(?!\p{L})(?! (?:why|how|when|which|what|whom))`,
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
  {
    words: patternOf(
      String.raw`^(?:all )?(?:of )?${sourceOf("these, those, them, both")}(?: (?:two|three|four|five|\d+))?(?: ${sourceOf("things?, points?, details, facts, items")})?$`,
    ),
    example: "these two",
  },
  {
    words: /^(?:in addition|furthermore|moreover|likewise|if (?:any|yes|so|applicable))$/u,
    example: "in addition",
  },
  { words: /^\(?[ivx]{1,5}\)?$/u, example: "(iii)" },
  {
    words: /^(?:at|in|on) the (?:very )?(?:end|top|bottom|foot|beginning|start|back)$/u,
    example: "at the end",
  },
  { words: /^(?:the )?(?:right|correct|proper|exact) subject(?: line)?$/u, example: "the right subject" },
  // "Applications without the 3 will not be read": what was asked before.
  {
    words: patternOf(
      String.raw`^(?:the |all |these |those |any of )*(?:(?:\d|${sourceOf("one, two, three, four, five")})(?: ${sourceOf("answers?, questions?, lines?, points?, items?, facts?")})?|answers?)$`,
      "u",
    ),
    example: "the 3",
  },
  {
    words: /^(?:an? |the |your )?answers? to (?:this|these|the following|the above)(?!\p{L})/u,
    example: "answer to this question",
  },
  {
    words: patternOf(
      String.raw`^in (?:${sourceOf("not more than, no more than, at most, about, under")} )?(?:\p{L}+|\d+) ${sourceOf("sentences?, words, lines, pages?, paragraphs?")}$`,
      "u",
    ),
    example: "in not more than two sentences",
  },
];
const ON_HEAD = anyOf(
  NO_STATEMENTS.filter(({ isHead }) => isHead).map(({ words: own }) => own),
  "iu",
);
const ON_WHOLE = anyOf(
  NO_STATEMENTS.filter(({ isHead }) => !isHead).map(({ words: own }) => own),
  "iu",
);

/** What a row of particulars may hold, and fraud asks beside the number of an account. */
export const IS_NIN = patternOf(
  String.raw`^(?:your |ur |the )?(?:nin|national identi(?:ty|fication) numbers?)(?: (?:numbers?|nos?\.?))?$`,
  "iu",
);
export const OF_FRAUD = words("bvn, otp, pin, atm, account (?:numbers?|no|details)");

/** Whether it is read elsewhere, or is asked by nobody honest. */
export function isNoStatement(text: string): boolean {
  return ON_WHOLE.test(text) || ON_HEAD.test(headOf(text));
}

/** "class" of "your class of degree", "licence number" of "your licence number"; "" for a clause. */
function headOf(text: string): string {
  const bare = text.replace(DETERMINERS, "");
  return IS_CLAUSE.test(bare) ? "" : bare.slice(0, HEAD_END.exec(bare)?.index ?? bare.length).trim();
}
const DETERMINERS = patternOf(
  `^(?:${sourceOf("about, on, the, your, ur, their, his, her, an?, any, all")} )+`,
  "iu",
);
const IS_CLAUSE = patternOf(String.raw`^${CLAUSE}(?!\p{L})`, "iu");
const HEAD_END = patternOf(
  String.raw` ${sourceOf("of, for, with, from, in, on, at, to, that, which, who, you, u, whom, by, under, if, the, your, ur, we, or, and, has, is, was")}(?!\p{L})|[(,]`,
  "iu",
);
