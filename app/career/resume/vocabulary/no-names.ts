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

/** The employer named before: "at the same hospital", whatever the place is called. */
export const SAME_EMPLOYER = anyOf(
  [
    /^(?:at |with )?(?:the |this )?(?:same|above)[- ](?:company|organi[sz]ation|employer|firm|place|office)\.?$/, // same company
    /^(?:at |with )?(?:the |this )?(?:same|above)[- ](?:bank|hospital|clinic|school|hotel|shop|factory|farm)\.?$/, // the same hospital
    /^(?:at |with )?(?:the |this )?(?:same|above)[- ](?:establishment|ministry|department|station)\.?$/, // same ministry
  ],
  "i",
);
