import { anyOf, inOrder, patternOf } from "../patterns";
import { AMOUNT, CHARGED } from "./money-words";
import type { WarningPattern } from "./warning-pattern";

/** Fees by their names: "registration fee", "pay for the form". */
export const FEE_PATTERNS: readonly WarningPattern[] = [
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})${CHARGED}(?: (?:and|&|\/|,) ?\p{L}+)? ?(?:form )?(?:fees?|charges?|payments?|levy|deposit)(?!\p{L})`,
      "iu",
    ),
    unless: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /school fees|fee (?:collection|drive|defaulters?)|collect(?:ion of)? fees|tuition|payment plans?/u,
            /(?:all|free|paid|sponsored) (?:exam|training|medical|visa|certification) (?:fees?|costs?)/u,
            // "exam fees paid upon passing", "10% of the agency fee": what the employer gives
            /(?:fees?|charges?) (?:(?:is|are|will be) )?(?:fully )?(?:paid|covered|reimbursed|sponsored|borne)/u,
            /(?<=\d ?% of (?:the |each |our )?)(?:agency|consultancy|booking|visa) (?:fees?|charges?)/u,
            inOrder(
              [
                /(?:pays?|covers?|reimburses?|refunds?) (?:all |the |your |for )*/u,
                /(?:exam|training|medical|visa|test|certificat\p{L}+)/u,
              ],
              "u",
            ),
          ],
          "u",
        ),
        /(?!\p{L})(?! (?:by|before) (?:the )?(?:applicants?|candidates?|you))/u,
      ],
      "iu",
    ),
    example: "A registration fee applies to all shortlisted candidates.",
    innocent: "There is no registration fee at any stage.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})${CHARGED}(?: \p{L}+){0,3}?(?: ?(?:is|costs?|are|=|:|at|@|of|for|goes for|attracts|na|sells for)){1,2} ?(?:only |just |a (?:token|sum) of |the sum of )?(?:${AMOUNT})`,
      "iu",
    ),
    unless: /(?:salary|stipend|allowance|pay) (?:is|of|:)|per month|monthly|we pay/i,
    example: "ID card is N3,500 only.",
    innocent: "The training allowance is N30,000 monthly.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:pay|paying|payment of|payments? (?:to|into)|transfer|remit|deposit|send|come (?:along )?with|bring|obtain|purchase|buy|get|fee of|sum of|token of|charge[sd]?|drop)(?!ing)(?: (?!salary|net|gross|monthly|you)[\p{L}'()-]+){0,6}? ?(?:${AMOUNT})(?: ?(?:\(|only)?[^.]{0,40}(?:form|fee|kit|card|training|uniform|medical|registration|slot|screening|interview|insurance|refund\p{L}*|processing|account|materials?|clearance|logistics|passport|file|deposit|pass|before|secure))`,
      "iu",
    ),
    unless: anyOf(
      [
        /salary|per month|monthly|commission|we pay you|package/,
        /^pay:? (?:is )?[₦#n]?\d[\d,.]*k? ?(?:\+|and|monthly|$)/,
      ],
      "i",
    ),
    example: "Come along with N2,000 for your interview form.",
    innocent: "We pay N150,000 monthly.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:(?:you|applicants?|candidates?|u) (?:will |would |shall |must |need to |are to |go )+pay|is (?:to be )?(?:paid|payable) by (?:the |each )?(?:worker|applicant|candidate|you)|(?:${AMOUNT})[^.\n]{0,20}(?:to be )?(?:paid|payable) by (?:the |each )?(?:worker|applicant|candidate))(?!\p{L})[^.\n]{0,40}(?:${AMOUNT})?`,
      "iu",
    ),
    unless:
      /(?<!\p{L})(?:suppliers?|vendors?|customers?|clients?|creditors?|bills|taxes|salar\p{L}+|staff)(?!\p{L})/iu,
    example: "To activate your account you will pay N5,000 once.",
    innocent: "You will pay suppliers on time.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?:${AMOUNT})[^.\n]{0,40}(?<!\p{L})(?:refundable|refunded|non-?refundable|for (?:the |your )?(?:${CHARGED}))(?!\p{L})|(?<!\p{L})(?:non-?refundable|refundable)(?!\p{L})[^.\n]{0,40}(?:${AMOUNT})`,
      "iu",
    ),
    unless: /(?:salary|stipend|allowance|pay) (?:is|of|:)|per month|monthly/i,
    example: "Employment form and medical is N15,500 refundable after first salary.",
    innocent: "Transport of N5,000 is given to each candidate.",
  },
  {
    code: "fee",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            inOrder(
              [
                /pay (?:for|the|a|your) (?:\p{L}+ ){0,2}/u,
                anyOf(
                  [
                    /form|registration|training|uniform|id card|medical|slot|processing|screening|kit|visa/u,
                    /caution|clearance|acceptance|insurance/u,
                  ],
                  "u",
                ),
              ],
              "u",
            ),
            anyOf(
              [
                inOrder(
                  [
                    /(?:buy|purchase|obtain) (?:[\p{L}']+ ){0,4}/u,
                    anyOf(
                      [
                        /form|kit|slot|starter pack|handbook|hand book|brochure|manual|scratch card|uniform|id card/u,
                        /application pack/u,
                      ],
                      "u",
                    ),
                  ],
                  "u",
                ),
                /non-?refundable/u,
              ],
              "u",
            ),
            inOrder(
              [
                /(?:pay|bear|pays|bears|settle|settles) (?:for )?(?:their|your|his|her) own (?:\p{L}+ ){0,2}/u,
                /(?:clearance|medicals?|training|visa|test|screening|kit|uniform|ticket|check)/u,
              ],
              "u",
            ),
            /small (?:token|fee|amount)|token (?:fee|amount)|refundable (?:deposit|fee|caution)/u,
            /payment (?:confirms|secures|before)|make (?:a )?payment|proof of payment|evidence of payment/u,
            /payment receipt|deducted from your first salary before|slots? (?:for sale|go for)/u,
            /buy (?:a )?slot/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "Candidates must pay for the form before the interview.",
    innocent: "You will make payments to suppliers.",
    unless: /(?<!\p{L})(?:suppliers?|vendors?|customers?|clients?|creditors?)(?!\p{L})/iu,
  },
];
