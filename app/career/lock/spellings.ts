// Spellings of quantities that are one thing, before a text is cut into tokens.

const PLACES = "fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth|hundredth";
const PART = `(quarter|${PLACES})`;

const OF_THINGS = "(?:of (?!an?\\b|\\d{4})|(?:less|more|fewer|lower|higher)\\b)";
// "The second half of the year" is no share.
const NO_ORDINAL = "(?<!\\b(?:other|first|second|last|better|and a) )";
const OWNED = "(?:the|my|our|their|its|all|those|these|them|which|whom|what)";
const MEASURE =
  "(?:hour|minute|day|week|month|year|decade|(?:m|b)illion|thousand|dozen|ton|kilo|lit|met|mile|hectare|acre|naira|dollar)";
const TIME = "(?:hour|day|night|week|month|quarter|year|shift)";
const USUAL = "(?:average|single|ordinary|normal|typical|busy|given|calendar|full|whole|peak|working)";

const MEASURED = "(?<=\\d ?\\p{L}{0,12}\\d?|\\b(?:k?m|k?g|l|t)\\d?)";
const NO_PERSONNEL = "(?! \\p{L}*(?:clerk|officer|manager|assistant|staff|team|unit))";

// "Every third week" and "every fifth of the month" are how often.
const TIMES =
  "minute|hour|day|night|morning|afternoon|evening|week|weekend|month|quarter|term|semester|season|year|shift";
const NO_TIME = `(?!(?:of|${TIMES}|\\p{L}+day)\\b)(?=\\p{L})`;

const SMALL =
  "\\d[\\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|nineteen|twenty";

/** Spellings that are one thing, each with an example. */
const SAME: [RegExp, string][] = [
  [/'s(?!\p{L})/gu, ""], // two days's
  [new RegExp(`${MEASURED}/(?:h|hr)\\b${NO_PERSONNEL}`, "gu"), " an hour"], // km/h, but not "Admin/HR clerk"
  [/(?<=\p{L}\d?)\/(day|week|month|year)\b/gu, " a $1"], // t/day
  [/\bnautical miles?\b/gu, "nmi"],
  [/\b(?:sq(?:uare)?\.? ?(?:kilomet\p{L}+|km)|km2)(?!\p{L})/gu, "sqkm"], // square kilometres
  [/\bsq(?:uare)? ?miles?\b/gu, "sqmi"],
  [new RegExp(`\\b(?:a|one|1) quarter of an? (?=${MEASURE})`, "gu"), "0.25 "], // a quarter of an hour
  [new RegExp(`\\bthree[- ]quarters of an? (?=${MEASURE})`, "gu"), "0.75 "], // three quarters of an hour
  [/\b(?:a|one|1) third of an hour\b/gu, "20 minutes"],
  [/\btwo thirds of an hour\b/gu, "40 minutes"],
  [new RegExp(`\\bhalf of an? (?=${MEASURE})`, "gu"), "0.5 "],
  [/\b(?:five|six|seven|[567])-day week\b|\bweek of (?:five|six|seven|[567]) days\b/gu, "week"], // a five-day week
  [/\bhalf[- ](?:an? )?dozen\b/gu, "about 6"],
  [/\b(?:pour cents?|por ciento)\b/gu, "percent"], // cent alone is a hundred
  [/\b(?:un |une |1 )?demie?[- ](?=percent|heure|journee|an\b)/gu, "0.5 "], // un demi pour cent
  [/\bhalf an? (\p{L}+)/gu, "0.5 $1"], // half a year
  [/\ba good (million|billion|thousand)\b/gu, "about 1 $1"], // a good million
  [/\ban? (million|billion|thousand)\b/gu, "1 $1"], // a million naira
  [/(?<= )(?:kobo|cents?) (?:of|in|on|out of) (?:every|each|the) (?:naira|dollar)\b/gu, "per cent"], // 34 kobo of every naira
  [/\bhalf past (\p{L}+)/gu, "$1 and a half"], // half past six
  [/\b(\p{L}+|\d[\d,.]*)[- ]odd\b/gu, "about $1"], // 200-odd
  [/\bevery (?:other|second) (day|night|week|month|year)\b/gu, "every 2 $1s"],
  [/\b(day|night|week|month|quarter|year)(?: by | after | in,? )\1(?: out)?\b/gu, "every $1"], // week by week
  [/\bsq(?:uare)? ?(?:feet|foot|ft)\b/gu, "sqft"], // square feet
  [/\b(?:square met\p{L}+|m2|metros cuadrados|metres carres|quadratmeter\p{L}?)\b/gu, "sqm"], // m2
  [/\b(?:cubic met\p{L}+|m3|metros cubicos|metres cubes|kubikmeter\p{L}?)\b/gu, "cbm"], // m3
  [/\b(?:working|business) day(s?)\b/gu, "workday$1"], // 15 working days
  [new RegExp(`\\b(each|every|per|an?|one) ${USUAL} (?=${TIME}\\b)`, "gu"), "$1 "], // an average month
  [/(?<=\d ?)(-?zoll\b|(?: |-)inch\b)|(?=")(?<=(?<!["\d])\d{1,3})(?<!(?<!\d)"[^"]*)"/gu, " inches"], // 48-Zoll, 24", but not "Sage 50"
  [
    /\b(?:every|each|cada|toutes les|alle) (?:2|two|dos|deux|zwei) (?:weeks|semanas|semaines|wochen)\b/gu,
    "fortnightly",
  ], // every two weeks
  [/\b(?:cada|tous les|alle) (?:1[45]|quince|quinze) (?:dias|jours|tage)\b/gu, "fortnightly"], // tous les quinze jours
  [/\b(?:an?|one) (\p{L}+) and a half\b/gu, "1.5 $1"], // an hour and a half
  [/\b(?:an?|one) (hour|year|month|week|day) and (?:a|one) quarter\b/gu, "1.25 $1"], // an hour and a quarter
  [/\b(day|night|evening|morning)s (?:out of|in|of) (?:seven|7)\b/gu, "$1s a week"], // six days out of seven
  [
    new RegExp(
      `\\b(${SMALL}) ((?:(?!(?:${SMALL})\\b)\\p{L}+ ){0,4})(?:in|out of|of) (?:a|one|every|each) (?:hundred|100)\\b`,
      "gu",
    ),
    "$1 per cent $2",
  ], // six visits in a hundred
  [/\b(?:a|one|un|ein) (?:third|tiers|tercio|drittel)\b/gu, "1 thirds"], // a third of them
  [
    /\b(?:an?|one) (year|month|week|day|hour)(?= and [\p{L}\d-]+ (?:month|week|day|hour|minute)s\b)/gu,
    "1 $1",
  ], // a year and 7 months
  [new RegExp(`\\b(?:an?|one) ${PART}(?= ${OF_THINGS})`, "gu"), "1 $1s"], // a tenth of them
  [new RegExp(`\\b(?:an?|one) ${PART}(?= (?:has|had|have)\\b)`, "gu"), "1 $1s"], // a quarter has come off
  [new RegExp(`(?<=\\bby )an? ${PART}`, "gu"), "1 $1s"], // by a quarter
  [new RegExp(`\\bevery (${PLACES})(?= of\\b)`, "gu"), "1 $1s"], // every twentieth of them, but not "every quarter of"
  [new RegExp(`${NO_ORDINAL}\\bhalf (?=(?:of )?${OWNED}\\b)`, "gu"), "1 halves "], // half of my requests
  [/\bby half\b/gu, "by 1 halves"],
  [/\b(?:(k)ilo|(m)ega|(g)iga)watt[- ]hours?\b/gu, "$1$2$3wh"],
  [/\bbetween (?:two|2) (?=\p{L}+s\b(?! and\b))/gu, "between "], // between two cases
  [new RegExp(`\\bevery second ${NO_TIME}`, "gu"), "1 in 2 "], // every second patient
  [new RegExp(`\\bevery (third|${PLACES}) ${NO_TIME}`, "gu"), "1 $1s of "], // every third patient
  [/\btwice\b/gu, "2 times"], // twice a year
  [/\bthrice\b/gu, "3 times"],
  [/(?<=[\p{L}\d]) (\p{L}+) (?:et demie?|y medi[oa])\b/gu, " et demi $1"], // deux ans et demi
  [/\b(?:an?|une?|una|eine?|einem) (?:dozen|douzaine|docena|dutzend)\b/gu, "12"], // a dozen
  [/\b(?:an?|une?|una|eine?|einem) (?:decade|decennie|decada|jahrzehnt)\b/gu, "10 years"], // a decade
  [/\b(within|inside|in under|in less than|after|over) an? (year|month|week|day|hour)\b(?! of)/gu, "$1 1 $2"], // within a year
  [/\b(?:les|los|las) (?:2|deux|dos)\b(?! \p{L})/gu, "both"], // les deux
];

const ROMAN = "i ii iii iv v vi vii viii ix".split(" ");
const LEVEL = /\b(level|grade|stage|class|tier|category) (i{2,3}|iv|vi{0,3}|ix)\b/gu;

/** A folded text with one spelling for each quantity; "Level III" is level 3. */
export function withOneSpelling(text: string): string {
  const levels = text.replace(
    LEVEL,
    (_, name: string, roman: string) => `${name} ${ROMAN.indexOf(roman) + 1}`,
  );
  return SAME.reduce((all, [from, to]) => all.replace(from, to), levels);
}
