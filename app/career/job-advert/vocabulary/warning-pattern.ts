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
