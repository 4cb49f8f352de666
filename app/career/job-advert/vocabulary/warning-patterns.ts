import { FEE_PATTERNS } from "./fee-patterns";
import { LODGING_PATTERNS } from "./lodging-patterns";
import { IDENTITY_PATTERNS } from "./identity-patterns";
import { PAYMENT_PATTERNS } from "./payment-patterns";
import type { WarningPattern } from "./warning-pattern";

/** All patterns of a sentence that is a reason to check, in the order in which they are tried. */
export const WARNING_PATTERNS: readonly WarningPattern[] = [
  ...FEE_PATTERNS,
  ...PAYMENT_PATTERNS,
  ...IDENTITY_PATTERNS,
  ...LODGING_PATTERNS,
];
