import { anyOf, inOrder, patternOf } from "../patterns";
import type { WarningCode } from "../job-advert";

/**
 * Patterns of a sentence that is a reason to check, each with an example that it must find and one that it must
 * pass over. The examples are the test.
 */
export type WarningPattern = {
  code: WarningCode;
  pattern: RegExp;
  unless?: RegExp;
  example: string;
  innocent: string;
};

const AMOUNT = String.raw`\b\d{1,3}(?:[ .,]\d{3})+ ?(?:f ?cfa|fcfa|francs)\b|\b(?:\p{L}+ ){4,6}thousand naira\b|\b(?:\p{L}+ ){1,3}thousand naira\b|(?:₦|#|\bN|\bNGN|\$|£|€|\bUSD) ?\d[\d,.]{0,20}k?\b|\b\d[\d,.]{0,20}k? ?(?:naira|ngn|dollars?|pounds?)\b|\b\d{1,3}k\b|\b\d{1,3},\d{3}\b`;
const CHARGED = String.raw`(?:registration|registering|forms?|id ?cards?|i\.d\.? cards?|identity cards?|identification card|training|medicals?|medical (?:test|screening|check ?up|report)|uniforms?|processing|acceptance|screening|clearance|kits?|starter pack|insurance|caution|security deposit|orientation|interview (?:form|pass|slip)|application (?:form|fee)|enrol+ment|onboarding|logistics|verification|administrative|admin|consultancy|agency|work permit|visa|exam|test|booking|slot|materials?|badge|file opening|induction|background check|guarantor'?s? form|certificate|documentation|portal|activation|commitment|workshop|seminar|wallet|police report|(?:gate |dock |entry )?pass|starter|background[- ]\p{L}+|refundable|caution|clearance|contract|engagement|uniforms?|boots?|ppe)`;

/** Says that nothing is charged. */
export const NOTHING_CHARGED = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /no|never|not|nobody|none|nothing|free|without|neither|nor|beware|do(?:es)? ?n[o']t|don'?t/u,
        /dont|fraudsters?|scam(?:mers?)?|refuse|keinerlei|kein\p{L}*|aucuns?|aucune|gratuit\p{L}*/u,
        /sans|kostenlos|we (?:pay|cover|bear|refund you)|our (?:cost|expense)|at no cost/u,
        /paid by (?:us|the (?:company|employer|hotel|school|firm))/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

export const WARNING_PATTERNS: readonly WarningPattern[] = [
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
  {
    code: "fee",
    pattern: inOrder(
      [
        /(?<!\p{L})(?:pay|transfer|send|lodge|remit|settle)(?!\p{L})[^.\n]{0,80}(?<!\p{L})/u,
        /(?:opay|palmpay|kuda|moniepoint|p\.?o\.?s agent|account(?: no| number)?:? ?\d{10})(?!\p{L})/u,
      ],
      "iu",
    ),
    unless: /(?<!\p{L})(?:customers?|suppliers?|vendors?|salary|experience)(?!\p{L})/iu,
    example: "Transfer it to Opay 9011122233 and forward the receipt.",
    innocent: "Reconcile the Opay and Kuda accounts of the shop.",
  },
  {
    code: "fee",
    pattern: anyOf(
      [
        inOrder(
          [
            /(?<!\p{L})(?:gift cards?|recharge cards?|airtime|usdt|bitcoin|steam card|voucher)(?!\p{L})/u,
            /[^.\n]{0,60}(?<!\p{L})(?:slot|interview|register|registration|secure|confirm|form|before)/u,
            /(?!\p{L})/u,
          ],
          "u",
        ),
        inOrder(
          [
            /(?<!\p{L})(?:send|load|buy|pay)(?: \p{L}+){0,3} /u,
            /(?:gift cards?|recharge cards?|airtime|usdt|bitcoin|steam card)(?!\p{L})/u,
          ],
          "u",
        ),
      ],
      "iu",
    ),
    unless: /(?<!\p{L})(?:sell|sold|selling|sales|customers?|allowance|we (?:give|pay|send))(?!\p{L})/iu,
    example: "Send a N2,000 MTN recharge card to confirm your slot.",
    innocent: "Sell airtime and data to customers before noon.",
  },
  {
    code: "fee",
    pattern: inOrder(
      [
        /(?<!\p{L})(?:fees?|forms?|training|uniforms?|medicals?|screening|kits?|cost)(?!\p{L})/u,
        /[^.\n]{0,50}(?<!\p{L})(?:deducted|deductible|removed|refunded|comes? back)(?: \p{L}+){0,3} /u,
        /(?:first )?(?:salary|pay|month)(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "The training cost comes back with your first salary.",
    innocent: "Late days are deducted from the salary.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:activat\p{L}*|unlock|upgrade|confirm|secure|book|reserve|pick|get) (?:your|ur|the|a) (?:\p{L}+ ){1,3}(?:with|for|at|by paying)(?: \p{L}+){0,4} ?(?:${AMOUNT})`,
      "iu",
    ),
    unless: /salary|per month|monthly|we pay/i,
    example: "Unlock your profile with a one time N1,500.",
    innocent: "Book your test slot for 9 am.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:token|levy|dues|settlement|mobili[sz]ation|facilitation|appreciation)(?: fee)? ?(?:of |is |\()?(?:${AMOUNT})`,
      "iu",
    ),
    unless: /(?<!\p{L})(?:salary|allowance|stipend|we give|you (?:get|receive))(?!\p{L})/iu,
    example: "Come with a biro and seminar token 2k.",
    innocent: "You receive a token of N5,000 for transport.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:half|part|balance|the rest)(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:before|after)(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:letter|documentation|posting|appointment|slot|half)(?!\p{L})`,
      "iu",
    ),
    unless: /(?<!\p{L})(?:suppliers?|contractors?|invoices?|customers?)(?!\p{L})/iu,
    example: "Half of the money before documentation, the balance after your letter.",
    innocent: "Half of the test is before lunch.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:(?:initial|small|bank|refundable|commitment|token) )?(?:deposit|commitment|draft|down ?payment)(?: fee)?,? (?:of |is )?(?:${AMOUNT})`,
      "iu",
    ),
    unless: /(?<!\p{L})(?:customers?|clients?|target|portfolio|mobili[sz]\p{L}*|tenants?|salary)(?!\p{L})/iu,
    example: "Candidates come with a bank draft of ten thousand naira.",
    innocent: "You win deposits from customers: deposit target N20,000 daily.",
  },
  {
    code: "fee",
    pattern: patternOf(
      String.raw`(?:${AMOUNT})[^.\n]{0,20}(?<!\p{L})payable(?!\p{L})|(?<!\p{L})(?:unlock\p{L}*|activat\p{L}*|upgrade\p{L}*|cards?|tickets?|coupons?)(?: \p{L}+){0,2} (?:with|@|at|for) ?(?:${AMOUNT})`,
      "iu",
    ),
    unless: /(?<!\p{L})(?:customers?|sell|sales|salary|per month|monthly|we pay|to you)(?!\p{L})/iu,
    example: "A starter box is handed out (N7,000, payable at the gate).",
    innocent: "A salary of N70,000 payable monthly.",
  },
  {
    code: "fee",
    pattern:
      /(?<!\p{L})(?:frais|droits) (?:de |d')(?:dossier|inscription|visa|formation|traitement|étude)(?!\p{L})/iu,
    unless: /(?<!\p{L})(?:aucuns?|sans|remboursés par|pris en charge|gérer|suivi)(?!\p{L})/iu,
    example: "Frais d'inscription : 10 000 FCFA.",
    innocent: "Aucuns frais de dossier ne sont demandés.",
  },
  {
    code: "fee",
    pattern:
      /(?<!\p{L})(?:pay|paying|drop|bring) (?:the )?half (?:now|first|before|upfront|today)(?!\p{L})/iu,
    unless: /(?<!\p{L})(?:suppliers?|contractors?|invoices?|customers?|we)(?!\p{L})/iu,
    example: "Pay half now and the rest when your letter comes.",
    innocent: "We pay half now and half at the end of the month.",
  },
  {
    code: "identity-numbers",
    pattern: inOrder(
      [
        /(?<![\p{L}])/u,
        anyOf(
          [
            /bvn|b\.v\.n|bank verification number|otp|one[- ]time (?:password|pin|code)/u,
            /atm (?:card|pin|number|details)|card (?:number|details|pin)|cvv|debit card/u,
            /bank (?:app|login|password|pin)|mobile banking (?:pin|password|details)/u,
            /(?:your )?bank (?:account )?details|account (?:number|details)|4[- ]digit pin/u,
            /transaction pin|token code|(?:\d{1,9}|four|six|sixteen)[- ]digits?(?: code| pin)?/u,
            /(?:last )?(?:\p{L}+ )?digits (?:of|on|and)|expiry date of|passport number/u,
            /(?:security|verification|activation) code/u,
            /code (?:sent|(?:which|that) (?:we|was|is|comes|they))(?: \p{L}+){0,3}/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "Send your BVN and date of birth for screening.",
    innocent: "We never ask for your BVN or card details.",
    unless: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /salary account|reconcil\p{L}*|open(?:ing)?|customers?|clients?|fraud|desk/u,
            /after (?:employment|resumption)|sell|issue/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
  {
    code: "identity-numbers",
    pattern: inOrder(
      [
        /(?<!\p{L})(?:send|forward|submit|provide|reply with|text|drop|supply|share|fill)(?!\p{L})/u,
        /[^.\n]{0,80}(?<!\p{L})(?:nin|national identity number|nin slip)(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "Reply with your full name, NIN and date of birth.",
    innocent: "Bring your CV and a valid ID to the office.",
  },
  {
    code: "identity-numbers",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /mother'?s maiden name|passport data page|selfie (?:with|holding)/u,
            /(?:photo|picture|front and back) of (?:your |the )?(?:atm|bank|debit) ?card/u,
            /(?:your|the|and|valid) nin|nin (?:number|slip|and)/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
    unless: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /after (?:an? |the )?(?:offer|employment|resumption|interview|selection)|once employed/u,
            /not before|when you resume|original credentials|successful candidates?|payroll|first day/u,
            // a seafarer's papers
            /medical certificate|seam[ae]n'?s|discharge book/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "Reply with your mother's maiden name for the file.",
    innocent: "After an offer we ask for your NIN for the pension account.",
  },
  {
    code: "guest-house",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf([
          anyOf(
            [
              /interviews?|screening|venue|meet (?:us|me|him|her|them)|meeting|orientation|report|come/u,
              /training|see (?:you|him|her|me)|briefing|accreditation|auditions?/u,
              /biometrics?|capturing|documentation|(?:recruitment )?exercise|visit/u,
            ],
            "u",
          ),
        ]),
        // The point of "7.30pm" ends no sentence.
        /(?!\p{L})(?:[^.\n]|\.(?=\d)){0,90}(?<!\p{L})/u,
        anyOf(
          [
            /guest ?-?(?:house|inn|home|lodge)s?|motel|inn|hotel|lodge|suites?|room \d{1,3}|rm \d{1,3}/u,
            /short ?let|apartment|flat \d{1,3}/u,
            /(?:his|her|my|private|the director'?s) (?:house|home|residence|apartment|place)|vip lounge/u,
            /night ?club|bar|uncompleted building/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "Interview holds at Peace Guest House, room 12, by 10am.",
    innocent: "Clean 14 rooms of the guest house every day.",
    unless: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /conference|board ?room|training room|meeting room|event hall|hall|assessment cent(?:re|er)/u,
            /ball ?room|our (?:hotel|guest house|lodge)|lodging is|experience|barrister|bar association/u,
            /call to bar|nigerian bar/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
];
