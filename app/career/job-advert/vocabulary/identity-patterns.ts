import { anyOf, inOrder } from "../patterns";
import type { WarningPattern } from "./warning-pattern";

/** Numbers that open an account or a name: BVN, NIN, a card. */
export const IDENTITY_PATTERNS: readonly WarningPattern[] = [
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
];
