import { anyOf } from "~/pattern";

/** Words that are the name of no employer, post or school, whatever stands around them: what a cut line leaves of one. */
export const NO_NAME = anyOf(
  [
    /^(?:to )?(?:present|date|now)\.?$|^till (?:date|now)\.?$/, // to present
    /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?$/, // Aug
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/, // December
    /^(?:ltd|limited|plc|inc|llc|gmbh|nig|nigeria ltd)\.?$/, // LTD
    /^(?:full|part)[- ]?time$|^contract(?: staff)?$|^no work$/, // part time
  ],
  "i",
);
