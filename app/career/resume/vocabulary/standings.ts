/** How people say that a study or a certificate is not finished, as patterns; what each means is told by `standingOf`. */
export const standingPhrases = [
  "(?:degree |certificate |result )?in[- ]?view",
  "in[- ]progress",
  "on-?going",
  "in training",
  "part[- ](?:passed|qualified|qualification)",
  "defer(?:red|ral)",
  "suspended",
  "(?:put )?on hold",
  "discontinued",
  "withdr(?:ew|awn)",
  "dropped out",
  "(?:i )?(?:don )?stop(?:ped)?(?: (?:at|in|for))? (?:[js]ss? ?[1-3]|n\\.?d\\.? ?[12]|[1-6]00 ?l(?:evel)?|(?:year|class|primary|form) \\w+)",
  "(?:i )?stopped",
  "(?:i )?(?:no|never|didn['’]t) finish(?:ed)?(?: (?:school|ssce|am|it))?",
  "registration in process|in process",
  "(?:the )?(?:final|last|one|two|three|\\d) (?:stages?|papers?|levels?|units?|modules?)(?: is| are)? (?:remaining|outstanding|left|to go|pending)",
  "(?:not|never) (?:yet )?(?:completed?|finish(?:ed)?|graduated?)",
  "did not (?:finish|complete|graduate)",
  "no cert(?:ificate)?",
  "incomplete|uncompleted|unfinished",
  "\\d{1,2} (?:of|out of) (?:the )?\\d{1,2} (?:modules?|papers?|levels?|subjects?|courses?|exams?|stages?|units?)",
  "(?:graduation |completion )?(?:expected|anticipated)(?: graduation| completion| to (?:finish|complete|graduate))?",
  "to be (?:completed|obtained|awarded)",
  "awaiting (?:results?|convocation|graduation|certificate|induction|exams?)",
  "(?:results?|certificate|convocation)(?: is| are)? (?:awaited|pending|expected)",
  "final year(?: student)?",
  "(?:currently|presently|still) (?:studying|enrolled|undergoing|registered|in (?:year|level) \\d)",
  "[1-7]00[- ]level(?: student)?",
  "en cours",
  "pr[ée]vue?",
  "abandonn[ée]e?",
  "laufend",
  "voraussichtlich",
  "abgebrochen",
  "en curso",
  "previst[oa]",
  "abandonad[oa]",
];

/** Small words that may stand before such a phrase. */
export const standingLead =
  "currently|presently|now|still|yet|temporarily|voluntarily|programme|program|studies|study|course";

/** Words that open what may follow it: when, since when, why. */
export const standingTail =
  "in|by|since|from|at|on|after|until|till|due to|because of|for|to|result|results|pending|passed|completed|done|left|so far|during|within|with";

/** Words that open the reason behind the year in which somebody stopped. */
export const standingReasons = "no|bcos|because|cos|due|as|since|wen|when|for";
