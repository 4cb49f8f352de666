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

/** Words before the name of a person. */
export const TITLES = new Set(
  "mr mrs miss ms dr prof engr barr alhaji hajia chief pastor rev sir monsieur madame mme senor senora herr frau".split(
    " ",
  ),
);

/** Capitals that name nothing: forms of address, what every letter says, and the short forms that every reader knows. */
export const COMMON_CAPITALS = new Set([
  ...TITLES,
  ..."bachelor bachelors honours honors i madam dear hiring manager state cv nigeria nigerian english sie ihr ihre ihnen ihren ihrem ihrer".split(
    " ",
  ),
  ..."christmas easter ramadan q1 q2 q3 q4 lga lgas cgpa gpa wi fi it hr ngo ngos id sms pdf".split(" "),
]);
