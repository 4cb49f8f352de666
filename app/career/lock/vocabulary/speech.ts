// Small words of letters, folded, in the four document languages.

/** Words that speak to the reader or of what would be: "your 60 suppliers", "I would look after". */
export const ADDRESS = new Set(
  `you your yours advert advertisement vacancy would could should may might vous votre vos annonce usted ustedes su sus anuncio oferta sie ihr ihre ihren ihrem ihrer anzeige ausschreibung
  pourrais serais aimerais pourrait serait podria seria gustaria wurde wurden konnte mochte`.split(/\s+/),
);

/** Words of the writer: a clause without them that names the company speaks of the company. */
export const FIRST_PERSON = new Set(
  "i my me mine myself we our je j mon ma mes moi nous yo mi mis me nosotros ich mein meine meinen meinem meiner mich mir wir".split(
    " ",
  ),
);

/** Words that deny: what the advert asks for may be named in "which I have not yet taken". */
export const NEGATION = new Set(
  "not never without nor nicht kein keine keinen nie ohne pas jamais sans nunca sin ni".split(" "),
);

/** Words before an employer that make it no place of the deed: "before Hill Station Hotel I …". */
export const APART_FROM = new Set(
  "before after since until leaving joined joining left avant apres depuis quitte rejoint antes despues desde tras vor nach seit verlassen".split(
    " ",
  ),
);

/** Capitals that name nothing: days, months by their own table, forms of address, and what every letter says. */
export const COMMON_CAPITALS = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mr mrs miss ms dr sir madam dear hiring manager state
  cv nigeria nigerian english sie ihr ihre ihnen ihren ihrem ihrer monsieur madame senor senora herr frau christmas easter ramadan q1 q2 q3 q4`.split(
    /\s+/,
  ),
);
