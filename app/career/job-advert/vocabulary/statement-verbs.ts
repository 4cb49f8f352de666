import { sourceOf } from "../patterns";

/** Whom an advert asks to be told. */
export const US = sourceOf("us, me, him, her, them, US, ME, madam, oga");

/** What somebody writes to apply. */
const LETTERS = sourceOf(
  "letter, note, mail, e-?mail, eoi, expressions? of interest, introduction, intro, message, application, submission, proposal, bid, paragraph, page, statement, write-?up, essay, text, body, line, entry, reply, replies, response, sms, dm, (?:e-?mail |mail )?body(?: of (?:the|d|ur|your) (?:e-?)?mail)?",
);
const KIND_OF_LETTER = `(?:${sourceOf("cover(?:ing)?, motivation, application, e-, short, brief, handwritten")} )*`;
export const WRITING = `${KIND_OF_LETTER}${LETTERS}s?(?: of (?:application|motivation|interest|intent))?`;

export const APPLICANTS = sourceOf(
  "you, u, they, he, she, he/she, the applicant, applicants?, candidates?, persons?, those, all, intending \\p{L}+",
);
const DUTY =
  "must, should, shall, shld, shd, (?:is|are|will be) (?:(?:expected|required|requested|advised) )?to, has to, have to, needs? to, ought to";
export const MUST = sourceOf(DUTY);
export const SHALL = sourceOf(`${DUTY}, will, can, to`);
/** What may stand between a verb and what it is about: "must also clearly state". */
export const SOFTLY = `(?:${sourceOf("also, so(?= (?:state|declare|say|indicate|disclose)), please, kindly, pls, just, only, then, always, likewise, in addition, at least, too, further, first, \\p{L}{3,}ly")},? )*`;

/** Verbs that can only mean words, in the forms that adverts use; behind them stands what shall be stated, whatever it is. */
export const STATING = {
  base: sourceOf(
    `say(?! (?:no|yes|nothing|goodbye|hello|hi)(?!\\p{L})), indicate, mention, specify, disclose, declare, describe, explain, outline, acknowledge, affirm, certify(?= that), undertake(?= (?:that|in|to)(?!\\p{L})), admit, narrate, recount, justify, spell out, set forth, enumerate, comment on, account for, elaborate on, let (?:it be|us be) (?:known|clear),  accept in \\p{L}+, talk(?= (?:how|why|which|where|when|wetin|if|whether|your|ur)(?!\\p{L})), yarn ${US}, confirm(?= (?:that|whether|if|in|too|also)(?!\\p{L})), summari[sz]e, reveal, attest, (?:tell|gist|inform) ${US}, let ${US} know, make (?:it )?(?:clear|plain|known)`,
  ),
  third: sourceOf(
    `says, states, indicates, mentions, specifies, discloses, declares, describes, explains, outlines, confirms, spells out, affirms, undertakes(?= that), reflects, captures, summari[sz]es, (?:tells|informs) ${US}, tells, lets ${US} know, makes (?:it )?(?:clear|plain|known)`,
  ),
  gerund: sourceOf(
    `stating, indicating, mentioning, specifying, disclosing, declaring, describing, explaining, outlining, confirming, citing, affirming, narrating, spelling out, (?<!["”][^\\p{L}]{1,2})setting (?:out|forth), undertaking(?= (?:that|to)), summari[sz]ing, detailing, highlighting, telling ${US}, telling(?= (?:how|why|what|when|which|about|of) )`,
  ),
  done: sourceOf(
    "stated, indicated, mentioned, specified, disclosed, declared, described, explained, outlined, confirmed, spelt out, spelled out, shown, noted, declared, answered, quoted, made (?:clear|plain|known)",
  ),
};

/** Verbs that may also be about papers. */
export const GIVING = {
  base: sourceOf(
    `give(?: ${US})?, provide, include, add, put, list, name, show(?: ${US})?, share(?: with ${US})?(?! ?:), write(?: (?:${US}|down|out))?, answer, address, jot down, type, (?:reply|respond|answer|open|begin|start|end|close|finish) with, quote, supply(?: ${US})?, furnish(?: ${US} with)?`,
  ),
  third: sourceOf(
    "says, gives, provides, includes, lists, names, shows, answers, addresses, details, quotes, sets? out, covers",
  ),
  gerund: sourceOf(
    "giving, showing, saying, listing, naming, sharing, covering, answering(?: to)?, addressing, bearing, providing, including, containing, quoting",
  ),
};
/** What a letter does beside that: it bears, it covers. */
export const BEARING = sourceOf(
  "say, tell, state, give, provide, include, list, name, show, answer, address, detail, quote, set out, cover, contain, bear, carry, have, hold, touch on, respond to, reflect, capture, feature, come with, (?:open|begin|start|end|close|finish) with, note, furnish, quote, spell out, be about, deal with, speak (?:to|of|about)",
);
/** What the mails that are opened do. */
export const HAS = sourceOf(
  `${STATING.third}, says?, has, have, contains?, bears?, carr(?:y|ies), gives?, states?, shows?, mentions?, tells? ${US}, answers?, includes?`,
);
