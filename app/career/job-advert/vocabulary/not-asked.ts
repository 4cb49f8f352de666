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
