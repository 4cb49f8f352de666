import { anyOf, inOrder } from "../patterns";

/** A sum of money, as the source of a pattern. */
export const AMOUNT = String.raw`\b\d{1,3}(?:[ .,]\d{3})+ ?(?:f ?cfa|fcfa|francs)\b|\b(?:\p{L}+ ){4,6}thousand naira\b|\b(?:\p{L}+ ){1,3}thousand naira\b|(?:₦|#|\bN|\bNGN|\$|£|€|\bUSD) ?\d[\d,.]{0,20}k?\b|\b\d[\d,.]{0,20}k? ?(?:naira|ngn|dollars?|pounds?)\b|\b\d{1,3}k\b|\b\d{1,3},\d{3}\b`;
/** What applicants are made to pay for, as the source of a pattern. */
export const CHARGED = String.raw`(?:registration|registering|forms?|id ?cards?|i\.d\.? cards?|identity cards?|identification card|training|medicals?|medical (?:test|screening|check ?up|report)|uniforms?|processing|acceptance|screening|clearance|kits?|starter pack|insurance|caution|security deposit|orientation|interview (?:form|pass|slip)|application (?:form|fee)|enrol+ment|onboarding|logistics|verification|administrative|admin|consultancy|agency|work permit|visa|exam|test|booking|slot|materials?|badge|file opening|induction|background check|guarantor'?s? form|certificate|documentation|portal|activation|commitment|workshop|seminar|wallet|police report|(?:gate |dock |entry )?pass|starter|background[- ]\p{L}+|refundable|caution|clearance|contract|engagement|uniforms?|boots?|ppe)`;

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
