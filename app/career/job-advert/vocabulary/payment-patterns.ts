import { anyOf, inOrder, patternOf } from "../patterns";
import { AMOUNT } from "./money-words";
import type { WarningPattern } from "./warning-pattern";

/** Payments that no word calls a fee: a transfer, a recharge card, a token, half of the money now. */
export const PAYMENT_PATTERNS: readonly WarningPattern[] = [
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
];
