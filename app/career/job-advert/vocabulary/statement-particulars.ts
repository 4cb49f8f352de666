/** What public adverts ask every applicant to state of themselves; each with an example. */
export const PARTICULARS: readonly { words: string; kind: "identity" | "record" | "own"; example: string }[] =
  [
    { words: "(?:full |applicant'?s? )*names?(?: in full)?", kind: "identity", example: "Full name" },
    {
      words:
        "(?:post|position|job|cadre|rank)s? (?:applied|being applied|sought|desired|of interest)(?: for)?",
      kind: "identity",
      example: "the post applied for",
    },
    {
      words:
        "(?:(?:functional |active )?(?:gsm |mobile |tele)?phone(?: numbers?)?|gsm numbers?|e-?mail(?: address(?:es)?)?|telephone(?: numbers?)?)(?: (?:and|&) (?:e-?mail(?: address(?:es)?)?|(?:tele)?phone numbers?))?",
      kind: "identity",
      example: "GSM number and e-mail address",
    },
    {
      words:
        "(?:permanent |present |current |contact |home |residential |postal |correspondence )*address(?:es)?(?: (?:and|&) .{3,30})?",
      kind: "identity",
      example: "permanent home address",
    },
    { words: "(?:dates? (?:and|&) )?places? of birth", kind: "own", example: "place of birth" },
    {
      words: "(?:age|dates? of birth)(?: (?:and|&) (?:place|age)(?: of birth)?)?",
      kind: "own",
      example: "date and place of birth",
    },
    { words: "marital status", kind: "own", example: "marital status" },
    {
      words: "(?:numbers?|names?) (?:(?:and|&) ages? )?of (?:children|dependants?)(?: .{3,20})?",
      kind: "own",
      example: "number and ages of children",
    },
    { words: "(?:sex|gender|religion|nationality|tribe|hobbies)", kind: "own", example: "nationality" },
    {
      words:
        "(?:(?:state|place|town|lga|l\\.g\\.a\\.?|village|ward|senatorial district|local government(?: area)?)(?: (?:and|&|/) )?)+(?: of origin)?(?: (?:and|&) (?:state|lga|local government(?: area)?)(?: of origin)?)?",
      kind: "own",
      example: "state of origin and local government area",
    },
    {
      words:
        "(?:educational |secondary |higher |tertiary )*(?:institutions?|schools?|colleges?|universit(?:y|ies))(?:\\(s\\))? attended(?: (?:with|and) .{4,40})?",
      kind: "record",
      example: "institutions attended with dates",
    },
    {
      words:
        "(?:academic |educational |professional |additional |highest )*(?:(?:and|&|/) (?:academic |educational |professional ))?(?:qualifications?|certificates)(?:\\(s\\))?(?: (?:obtained|and|with|including) .{0,40}| obtained)?",
      kind: "record",
      example: "academic qualifications with dates",
    },
    {
      words:
        "(?:(?:statements? of |details of |working |work |cognate |teaching |professional )*experience(?: .{3,40})?|education)",
      kind: "record",
      example: "statement of experience",
    },
    {
      words:
        "(?:present|current|previous|past|last|record of|details of)[ ,](?:.{0,20} )?(?:employments?|employers?|appointments?|posts?|positions?|work)(?:,? .{2,40})?",
      kind: "record",
      example: "previous appointments (if any)",
    },
    {
      words:
        "(?:class|grade) of (?:your |the |first )?(?:degree|diploma|hnd|nd|certificate|pass)(?:,? .{2,30})?|(?:course|field) of study|year of (?:graduation|qualification)",
      kind: "record",
      example: "class of degree",
    },
    {
      words:
        "(?:(?:list of |details of )?(?:publications|awards|honours|prizes|scholarships|research)(?:,? .{2,40})?|membership of .{5,50})",
      kind: "record",
      example: "membership of professional bodies",
    },
    {
      words:
        "(?:present |current |expected |last )?(?:salary|grade level|pay|salary grade|conua?ss|contediss)(?: .{2,40})?",
      kind: "own",
      example: "present salary and grade level",
    },
    {
      words: "(?:extra-?[ -]?curricular activities|services to .{4,30}|proposed date of .{3,20})",
      kind: "own",
      example: "extra-curricular activities",
    },
    {
      words:
        "(?:the )?(?:names?(?:,? \\p{L}+){0,6} of )(?:(?:\\p{L}+|\\(\\d\\)) ){0,6}(?:referees|guarantors)(?:,? .{3,80})?",
      kind: "own",
      example: "names and addresses of three referees",
    },
    {
      words: "(?:two|three|2|3)(?: ?\\(\\d\\))?(?: \\p{L}+){0,3} referees(?:,? .{3,80})?",
      kind: "own",
      example: "three referees",
    },
  ];
