import { anyOf, inOrder, patternOf, sourceOf } from "../patterns";

const NEEDED = /(?:needed|required|necessary|compulsory|asked for|by force|a barrier|a problem|a must)/u;

/** A clause that says what nobody asks: "NOT needed: a suit", "no school certificate needed", "Age is not a barrier". */
export const NOT_ASKED = anyOf(
  [
    inOrder([/^(?:is |are )?not /u, NEEDED, / ?:/u], "u"),
    inOrder([/(?<!\p{L})no (?:\p{L}+ ){1,4}/u, /(?:is |are )?(?:needed|required|necessary)(?!\p{L})/u], "u"),
    /(?<!\p{L})(?:is|are|na|it is) (?:no|not) (?:an? )?(?:barrier|problem|issue)(?!\p{L})/u,
    /(?<!\p{L})not (?:an? )?(?:barrier|issue)(?!\p{L})/u,
    /(?<!\p{L})(?:is|are) not (?:needed|required|necessary|allowed|permitted|tolerated)(?!\p{L})/u,
    /(?<!\p{L})need not apply(?!\p{L})/u,
    // "exam fees are paid by the firm", "Accommodation is provided": what the employer gives.
    inOrder(
      [
        /(?<!\p{L})(?:is|are|will be|shall be) (?:fully )?/u,
        /(?:paid|covered|provided|sponsored|refunded|borne)(?: for)?(?: by (?:the|our|us)(?!\p{L})|\s*$)/u,
      ],
      "u",
    ),
    // "Women and persons with disabilities are strongly encouraged to apply"
    /(?<!\p{L})(?:is|are) (?:\p{L}+ )?(?:encouraged|welcome|invited|free) to apply(?!\p{L})/u,
    // "any other duties assigned", "such other duty as may be assigned from time to time": whatever comes.
    inOrder(
      [
        /(?<!\p{L})(?:any|such|all) other (?:\p{L}+ )?/u,
        /(?:dut(?:y|ies)|tasks?|assignments?|functions?|responsibilit(?:y|ies))/u,
        /(?: (?:that|which|as|may|might|can|will|be|from time to time|required|directed)){0,6}/u,
        /(?: (?:assigned|given|delegated|requested|directed))?/u,
        /(?: (?:by|to you|from) [\p{L} ]{2,60}| from time to time)?[\s.;]*$/u,
      ],
      "u",
    ),
    // "school cert no dey compulsory", "WAEC no be by force"
    inOrder([/(?<!\p{L})no (?:dey |be )+/u, NEEDED, /(?!\p{L})/u], "u"),
  ],
  "iu",
);

/** Sentences of a notice that say how it is gone about, and ask for nothing that somebody must have. */
export const OF_PROCEDURE = anyOf(
  [
    // "The attention of interested Consultants is drawn to Section III"
    /(?<!\p{L})attention (?:of [\p{L} ]{3,60} )?is (?:hereby |also )?(?:drawn|invited)(?!\p{L})/u,
    /(?<!\p{L})(?:will|shall) be selected in accordance with(?!\p{L})/u,
    /(?<!\p{L})invites? [^.;]{3,80} to (?:indicate|express|submit) their interest(?!\p{L})/u,
    // "4 yrs strong, 62k followers"
    /^\d{1,3}\+? (?:years?|yrs?) (?:strong|and counting)(?!\p{L})/u,
    // "Women are encouraged", "Applications as pictures will be deleted", "Talba does not require payment at any stage"
    /^(?:\p{L}+ )?(?:women|females?|ladies)(?: \p{L}+)? (?:is|are) (?:\p{L}+ )?(?:encouraged|welcome)(?!\p{L})/u,
    inOrder(
      [
        /^(?:late |incomplete )?(?:applications?|submissions?|entries|cvs?|proposals)(?: [\p{L}']+){0,8} /u,
        /(?:will|shall) (?:not )?be (?:\p{L}+ )?/u,
        /(?:deleted|rejected|disqualified|ignored|considered|entertained)(?!\p{L})/u,
      ],
      "u",
    ),
    inOrder(
      [
        /(?<!\p{L})(?:does not|do not|never|will not) (?:require|charge|collect|ask for|demand|request) /u,
        /(?:any |a )?(?:payments?|money|fees?)(?!\p{L})/u,
      ],
      "u",
    ),
  ],
  "iu",
);

/** How applicants are chosen, which nobody can bring along. */
export const SELECTS = anyOf(
  [
    inOrder(
      [
        /^(?:\d )?(?:the )?(?:candidates?|applicants?|consultants?|successful \p{L}+) /u,
        /(?:will|shall|would|are to) be (?:selected|chosen|assessed|evaluated|invited|ranked|tested)(?!\p{L})/u,
      ],
      "u",
    ),
    inOrder(
      [
        patternOf(
          String.raw`^(?:\d )?(?:${sourceOf("an?, the, online, practical, computer[- ]based, written, oral, numerical, aptitude, and, verbal")} )+`,
          "u",
        ),
        /(?:tests?|interviews?|assessments?)(?!\p{L})(?! (?:certificate|experience|score|engineer|skill))/u,
      ],
      "u",
    ),
  ],
  "iu",
);
