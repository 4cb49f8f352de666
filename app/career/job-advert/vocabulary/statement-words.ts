import { listOf } from "../patterns";

/** Classes of single words that show what is to be stated, each with its words. */
const CLASSES = {
  stating:
    "state, states, stating, stated, say, says, saying, said, indicate, indicates, indicating, indicated, mention, mentions, mentioning, mentioned, specify, specifies, specifying, specified, disclose, discloses, disclosing, disclosed, declare, declares, declaring, declared, describe, describes, describing, described, explain, explains, explaining, explained, outline, outlines, outlining, outlined, confirm, confirms, confirming, confirmed, tell, tells, telling, gist, yarn, talk, inform, narrate, recount, justify, summarise, summarize, reveal, attest, admit, affirm, certify, undertake, acknowledge, detail, detailing, highlight, highlighting, know, hear, answer, answers, answering, answered, reply, replies, respond, indiquer, indiquez, indiquera, préciser, précisez, précisera, mentionner, mentionnez, mentionnera, dites, racontez, expliquez, expliquera, décrivez",
  giving:
    "give, gives, giving, given, provide, provides, providing, provided, include, includes, including, included, add, adds, adding, added, put, list, lists, listing, listed, name, names, naming, show, shows, showing, shown, share, sharing, write, writes, writing, written, quote, quotes, quoting, quoted, supply, supplied, furnish, furnished, contain, contains, containing, bear, bears, bearing, carry, carries, cover, covers, covering, reflect, capture, feature, appear, appears, start, begin, end, close, open, fill, type, note, donner, donnez, comporter, contiendra, portera",
  sending:
    "send, sends, sent, sending, submit, submitted, submitting, attach, attached, attaching, enclose, enclosed, enclosing, forward, forwarded, bring, upload, uploaded, drop, apply, deliver, delivered, come, report, call, envoyer, envoyez, joindre",
  writing:
    "letter, letters, mail, mails, e-mail, e-mails, email, emails, message, messages, application, applications, note, notes, text, sms, whatsapp, paragraph, paragraphs, line, lines, sentence, sentences, page, pages, body, introduction, intro, proposal, statement, statements, essay, cv, response, submission, entry, entries, eoi, dm, chat, lettre, courriel, candidature",
  refusing:
    "not, no, never, without, don't, dont, nor, nobody, none, leave, avoid, skip, lacking, silent, unless, fails, failure, omit, omits, omitting, needn't, unnecessary, ne, pas, inutile",
  bidding: "must, should, shall, shld, shd, to, will, kindly, please, pls, abeg, also, veuillez, merci",
  asking:
    "whether, if, how, why, when, which, what, where, who, whom, wetin, that, si, quand, comment, pourquoi",
  applicant:
    "your, ur, you, u, yourself, their, they, his, her, he, she, applicant, applicants, candidate, candidates, applicant's, candidate's, votre, vos, vous",
  firm: "we, our, us, i, my, me, management, company, firm, nous, notre",
  later:
    "interview, interviewed, interviews, shortlisted, selected, successful, test, screening, audition, resumption, meeting, trial, chosen, appointed, employed, entretien",
} as const;

export type WordClass = keyof typeof CLASSES;

const CLASS_OF = new Map<string, WordClass[]>();
for (const [name, words] of Object.entries(CLASSES))
  for (const word of listOf(words)) CLASS_OF.set(word, [...(CLASS_OF.get(word) ?? []), name as WordClass]);

/** The classes of a folded word, none for most. */
export function classesOf(word: string): readonly WordClass[] {
  return CLASS_OF.get(word) ?? NONE;
}
const NONE: readonly WordClass[] = [];
