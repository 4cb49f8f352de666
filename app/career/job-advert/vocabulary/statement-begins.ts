import { patternOf, sourceOf } from "../patterns";

/** What cannot go on with the words before it: "and your notice period", "and when you are free". */
export const BEGINS_ANEW = patternOf(
  `^${sourceOf("your, ur, their (?:own|present|current|expected|salary|notice|earliest), whether, why, (?:from |since |until )?when (?:you|u), how (?:soon|much|many|long), (?:from|since|until|on|in|under) (?:what|which|whom), where (?:you|u), (?:the )?names? (?:of|and), expected, current, present, preferred, proposed, desired, availability, (?:the )?(?:earliest|notice|salary|pay|daily rate|day rate), if (?:you|u), that (?:you|u), reasons? for, (?:a |the )?contacts? of, statement (?:of|that), declaration (?:of|that), dates? of, number of, years? of, [sl]es(?! autres), vos, votre, si (?:vous|le)")}(?!\\p{L})`,
  "iu",
);
/** Behind a comma more may begin anew: "…, what your rate was, and one loan that went bad". */
export const BEGINS = patternOf(
  `^${sourceOf("a, an, one, two, three, the, d, what, which, how, any, which, le, la, un, une")} |${BEGINS_ANEW.source}`,
  "iu",
);
/** What only goes on with a thing: "in naira", "including one of your boss", "if any". */
export const IS_NO_THING = patternOf(
  `^${sourceOf("in, on, at, by, from, for, with, without, to, of, as, including, available, preferably, not, if any, if yes, if so, if applicable, where applicable, etc, or, but, even, especially, because, since, until, such as, e\\.?g, i\\.?e, namely, de, du, des, en, au, aux, avec")}(?!\\p{L})`,
  "iu",
);
/** "… and ran it": what somebody did goes on. */
export const IS_DEED = patternOf(
  `^(?:${sourceOf("(?!need(?!\\p{L}))\\p{L}+ed, built, made, led, won, lost, ran, did, sold, taught, dealt, wrote, met, took, left, gave, kept, brought, got, are, is, was, were, can, could, will, would, have, has")})(?!\\p{L})`,
  "iu",
);
