import { anyOf, patternOf, sourceOf } from "./patterns";

/**
 * The text without what the applicant does not send now: what the employer checks later, what is brought once
 * invited, what shall not be sent, and work that is taken up ("resume on Monday").
 */
export function withoutUnsent(text: string): string {
  return text
    .split(SENTENCE_END)
    .map((sentence) => (NOT_NOW.test(sentence) ? "" : sentence.replace(UNSENT, " ")))
    .join("\n");
}

const SENTENCE_END = /\n|(?<=[.!?;])\s/u;

/** A sentence about what happens after the application. */
const NOT_NOW = anyOf(
  [
    // "Bring the originals when called"
    patternOf(
      String.raw`(?<!\p{L})${sourceOf("when, if, once, after, upon")} (?:you are |you['’]re |being )?${sourceOf("called, invited, shortlisted, selected, appointed, employed")}`,
    ),
    // "required from the successful candidate", "certificates will be asked for later"
    /(?<!\p{L})successful (?:candidates?|applicants?)(?!\p{L})/u,
    // "Your CV was shortlisted"
    patternOf(
      String.raw`(?<!\p{L})(?:your|ur) (?:cv|r[eé]sum[eé]|application|profile) ${sourceOf("was, has been, is, have been")} \p{L}+ed`,
    ),
    // "Candidates should request their referees to forward reports"
    patternOf(
      String.raw`(?<!\p{L})referees? (?:directly )?${sourceOf("to, will, shall, should, must, may, are, is")} (?:be )?${sourceOf("forward, send, write, submit, contact, ask, call")}`,
    ),
  ],
  "iu",
);

const CHECKED = sourceOf("references?, certificates?, credentials?, documents?, background, licen[cs]e");
const RESUMES_AFTER = sourceOf(
  "to, will, shall, can, cannot, can['’]?t, must, should, may, would, could, not, immediately, you, he, she, they",
);
const TO_A_MAILBOX = String.raw`(?! (?:to|at|on|via|through|and (?:cover|application|credentials)) [^ ]*@)`;
const RESUMES_BEFORE = String.raw`(?:${sourceOf("work, duty, office, immediately, asap, as soon")}|on ${sourceOf("mon, tues, wednes, thurs, fri, satur, sun")}|(?:by |at |from )?\d)`;

const UNSENT = anyOf(
  [
    // "Please do not send date of birth, photograph, NIN": up to the end of the clause
    patternOf(
      String.raw`(?<!\p{L})${sourceOf("do not, don['’]?t, never, does not, doesn['’]?t, need not, no need to")} ${sourceOf("send, attach, bring, include, enclose, submit, accept, ask for, request")}(?!\p{L})(?!.{0,40}(?<!\p{L})without(?!\p{L}))[^.;:!?]*`,
    ),
    // "We carry out reference checks", "a check of certificates", "two references taken by telephone"
    patternOf(String.raw`(?<!\p{L})${CHECKED}(?: and \p{L}+)? checks?(?!\p{L})`),
    /(?<!\p{L})(?:checks?|verification|confirmation|validation|inspection) of [^.;:!?]*/u,
    /(?<!\p{L})references? (?:are|is|will be|shall be|may be|taken) [^.;:!?]*/u,
    // "quote our reference", "the reference number"
    patternOf(
      String.raw`(?<!\p{L})(?:quot\p{L}+|our|advert|job|vacancy|this|the) (?:(?:our|the|this|job) )?references?(?: ${sourceOf("number, no, code")})?(?![\p{L} ]*(?:letter|from))`,
    ),
    /\([^()]*(?:later|on request|upon request|at interview)\)/u,
    /(?<!\p{L})\p{L}+ (?:will|shall|may) be (?:asked for|requested|required|collected) (?:later|after)[^.;:!?]*/u,
    /(?<!\p{L})(?:satisfactory|good|positive|clean) references?(?!\p{L})/u,
    // "ready to resume", "they should resume on Monday"
    patternOf(String.raw`(?<!\p{L})${RESUMES_AFTER} resumes?(?![\p{L}@])${TO_A_MAILBOX}`),
    patternOf(String.raw`(?<!\p{L})resumes?(?= ${RESUMES_BEFORE})`),
  ],
  "giu",
);
