/** Results of studies as patterns. A text made of these alone is a class of degree, a mean of points or a mark. */
export const gradePhrases = [
  "(?:first|1st)[- ]class(?: (?:honou?rs|hons|degree|division))*",
  "(?:second|2nd)[- ]class(?: (?:honou?rs|hons|degree|upper|lower|division))*(?:\\s*\\((?:upper|lower)(?: division)?\\))?(?:,? (?:upper|lower)(?: division)?)?",
  "(?:third|3rd)[- ]class(?: (?:honou?rs|hons|degree|division))*",
  "(?:upper|lower) (?:second(?: class)?|credit|division)(?: honou?rs)?",
  "2[:.][12](?: \\((?:upper|lower)\\))?",
  "(?:c\\.?g\\.?p\\.?a|g\\.?p\\.?a|cumulative grade point(?: average)?)\\.?\\s*(?:of|:|-|–|=)?\\s*\\d(?:[.,]\\d{1,2})?(?:\\s*(?:/|out of|of)\\s*\\d(?:[.,]\\d{1,2})?)?(?:\\s*\\(\\d[.,]\\d+ scale\\))?",
  "\\d[.,]\\d{1,2}\\s*(?:/|out of|of)\\s*\\d(?:[.,]\\d{1,2})?(?:\\s*(?:c?gpa))?",
  "\\d[.,]\\d{1,2}\\s*(?:c?gpa)",
  "\\d{2}(?:[.,]\\d)?\\s?%",
  "(?:summa |magna )?cum laude",
  "(?:with |first )?(?:distinction|honou?rs)",
  "(?:with )?(?:merit|commendation)",
  "(?:\\d{1,2} )(?:credits?|distinctions?)(?: passes)?(?: (?:including|incl\\.?|with) [^|;()]{2,60})?",
  "mention (?:tr[eè]s bien|assez bien|bien|passable)",
  "(?:abschluss)?note:? \\d[.,]\\d",
  "sobresaliente|matr[ií]cula de honor|notable",
];

/** Results that are ordinary words besides: they count where nothing else is said. */
export const bareGrades = [
  "distinction",
  "credit",
  "merit",
  "pass",
  "upper",
  "lower",
  "honours",
  "honors",
  "hons",
];

/** What is counted of school examinations, as patterns: "7 credits". */
export const examCounts = ["credits?(?: passes)?", "passes", "distinctions?", "o['’]? ?levels?"];

/** School examinations, as a line over their results names them. */
export const examNames = /\b(?:WASSCE|WAEC|NECO|SSCE|GCE|NABTEB|WASC|IGCSE)\b/iu;
