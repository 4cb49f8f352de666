/** Words that stand before a thing: behind a verb they show that it has no object. */
export const PREPOSITIONS: readonly string[] =
  "in at by on of from to for with within without under below above over across as after before during through against into".split(
    " ",
  );
