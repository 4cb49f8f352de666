import { matchesIn } from "~/pattern";
import { anyOf, inOrder } from "../patterns";

/**
 * Whether a stretch of a sentence is what an employer says it does not ask: "No officer of the bank will ask you for money, for
 * gifts or for your account details", "Anyone who asks for your BVN is a criminal". A negation reaches to the word that takes it
 * back: "We do not charge, only the form is N2,000".
 */
export function isDenied(sentence: string, start: number, end: number): boolean {
  for (const negation of matchesIn(sentence, NEGATION)) {
    if (negation.index >= end) break;
    if (!TAKEN_BACK.test(sentence.slice(negation.index + negation[0].length, start))) return true;
  }
  return DENIED_BEHIND.test(sentence.slice(end));
}

const ASKING = anyOf(
  [
    /ask|charg|request|demand|requir|collect|accept|tak(?:e|ing)/u,
    /sell|sold|pay|paid|send|share|give|giv|disclos|reveal/u,
    /levy|impos|solicit/u,
  ],
  "u",
);
const THINGS = anyOf(
  [
    /fees?|charges?|payments?|money|costs?|deposit/u,
    /naira|kobo|nin|bvn|otps?|pins?|bank|card|cards|account|passwords?/u,
    /slots?|form|agents?|middlem[ae]n/u,
  ],
  "u",
);

const NEGATION = anyOf(
  [
    // "will never ask", "no officer of Saltmarsh will ask", "do not pay", "charges no applicant", "neither charges nor …"
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /never|not|cannot|no one|nobody|none|neither|nor|without|dont|(?:do|does|wo|wil|ca)n['’]?t/u,
            /no (?:officer|staff|agent|employee|member|person|recruiter)s?/u,
            /no (?:representative|official|consultant|third party)s?/u,
          ],
          "u",
        ),
        /(?: [\p{L}'’&-]+){0,9}? /u,
        ASKING,
        /\p{L}*/u,
      ],
      "u",
    ),
    // "no fee", "neither your NIN nor your BVN", "no account or card details"
    inOrder([/(?<!\p{L})(?:no|without|neither|nor|zero)(?: [\p{L}'’]+){0,3}? /u, THINGS, /(?!\p{L})/u], "u"),
    // "charges nobody", "pays nothing", "charge no one"
    inOrder([/(?<!\p{L})/u, ASKING, /\p{L}* (?:nobody|nothing|no ?one|no applicant|no candidate)/u], "u"),
    // "Anyone who asks you for", "any request for payment"
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /(?:anyone|anybody|any person|any one|whoever|somebody|someone)(?: [\p{L}'’]+){0,3}? /u,
            /any (?:[\p{L}'’]+ ){0,3}?|if (?:[\p{L}'’]+ ){1,4}?/u,
          ],
          "u",
        ),
        anyOf([/ask|request|demand|charg|collect|claim|sell|promis/u], "u"),
        /\p{L}*/u,
      ],
      "u",
    ),
    /(?<!\p{L})(?:beware|be wary|watch out|scam\p{L}*|fraud\p{L}*|impostors?|swindl\p{L}*)(?!\p{L})/u,
  ],
  "giu",
);

/** Words behind which the advert asks after all. */
const TAKEN_BACK = anyOf(
  [
    // A new clause takes it back, whatever it says.
    /[;:]|[.!?] /u,
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /but|only|just|except|however|though|apart from|aside from|other than|beyond|until you|unless you/u,
            /(?:,|and) (?:please |kindly |you )?(?:must )?(?:pay|bring|come (?:along )?with|drop|transfer|send|forward)/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
  ],
  "iu",
);

// "BVN is never asked for", "the fee is not charged"
const DENIED_BEHIND = inOrder(
  [
    /^[^.;:,]{0,30}? /u,
    /(?:is|are|will be|shall be|may be) (?:never|not)(?: ever| be)? /u,
    /(?:asked|charged|requested|required|collected|needed|sold)/u,
  ],
  "iu",
);
