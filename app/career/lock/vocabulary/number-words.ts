import type { DocumentLanguage } from "~/career/generated-document";

/** Number words, folded and with spaces for hyphens. "One" is left out: it is an article in most of these languages. */
export type NumberWords = {
  small: Map<string, number>;
  hundred: Map<string, number>;
  scales: Map<string, number>;
  and: string;
};

export const NUMBER_WORDS: Record<DocumentLanguage, NumberWords> = {
  en: {
    small: english(),
    hundred: new Map([["hundred", 100]]),
    scales: pairs("thousand 1e3 million 1e6 millions 1e6 billion 1e9 billions 1e9 trillion 1e12"),
    and: "and",
  },
  es: {
    small: spanish(),
    hundred: pairs(
      "cien 100 ciento 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 quinientos 500 quinientas 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900",
    ),
    scales: pairs("mil 1e3 millon 1e6 millones 1e6"),
    and: "y",
  },
  fr: {
    small: french(),
    hundred: pairs("cent 100 cents 100"),
    scales: pairs("mille 1e3 million 1e6 millions 1e6 milliard 1e9 milliards 1e9"),
    and: "et",
  },
  de: {
    small: german(),
    hundred: pairs("hundert 100 einhundert 100"),
    scales: pairs("tausend 1e3 million 1e6 millionen 1e6 milliarde 1e9 milliarden 1e9"),
    and: "und",
  },
};

/** Words for a change by a factor: "doubled" is 2, "halved" one half. */
export const FACTOR_WORDS = pairs(
  `doubled 2 double 2 doubling 2 twofold 2 tripled 3 triple 3 tripling 3 threefold 3 quadrupled 4 fourfold 4 fivefold 5 tenfold 10
   doubles 2 doublant 2 duplicaron 2 duplicando 2 duplican 2 duplicaban 2 triplicaron 3 triplicando 3 verdoppelten 2 verdoppelung 2 verdopplung 2 verdreifachten 3 cuadruplicaron 4 quadruple 4
   duplique 2 duplico 2 duplicado 2 duplicar 2 triplique 3 triplico 3 triplicado 3 triplicar 3
   double 2 doubler 2 triple 3 tripler 3 verdoppelt 2 verdoppelte 2 verdoppeln 2 verdreifacht 3 verdreifachte 3 verdreifachen 3 vervierfacht 4 halved 0.5 halving 0.5 halbiert 0.5 halbierte 0.5 halbierten 0.5`,
);

/** Amounts that nobody counted: the cited line must give as much. */
export const VAGUE_WORDS = pairs(
  "dozens 24 scores 40 hundreds 200 thousands 2000 millions 2e6 billions 2e9 docenas 24 cientos 200 centenares 200 miles 2000 dizaines 20 douzaines 24 centaines 200 milliers 2000 dutzende 24 hunderte 200 tausende 2000",
);

function pairs(text: string): Map<string, number> {
  const parts = text.trim().split(/\s+/);
  const map = new Map<string, number>();
  for (let at = 0; at + 1 < parts.length; at += 2) map.set(parts[at] ?? "", Number(parts[at + 1]));
  return map;
}

function numbered(from: number, words: string): [string, number][] {
  return words.split(" ").map((word, at) => [word, from + at]);
}

function english(): Map<string, number> {
  const map = new Map(
    numbered(
      2,
      "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ),
  );
  const units = numbered(1, "one two three four five six seven eight nine");
  for (const [at, ten] of "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").entries()) {
    map.set(ten, (at + 2) * 10);
    for (const [unit, value] of units) map.set(`${ten} ${unit}`, (at + 2) * 10 + value);
  }
  return map.set("dozen", 12).set("a dozen", 12).set("twice", 2).set("thrice", 3);
}

function spanish(): Map<string, number> {
  const map = new Map(
    numbered(
      2,
      "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
    ),
  );
  const units = numbered(1, "uno dos tres cuatro cinco seis siete ocho nueve");
  for (const [at, ten] of "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ").entries()) {
    map.set(ten, (at + 3) * 10);
    for (const [unit, value] of units) map.set(`${ten} y ${unit}`, (at + 3) * 10 + value);
  }
  return map.set("docena", 12).set("una docena", 12).set("una veintena", 20).set("una decena", 10);
}

function french(): Map<string, number> {
  const teens = numbered(10, "dix onze douze treize quatorze quinze seize").concat([
    ["dix sept", 17],
    ["dix huit", 18],
    ["dix neuf", 19],
  ]);
  const units = numbered(1, "un deux trois quatre cinq six sept huit neuf");
  const map = new Map([...units.slice(1), ...teens]);
  for (const [at, ten] of "vingt trente quarante cinquante soixante".split(" ").entries()) {
    map.set(ten, (at + 2) * 10);
    for (const [unit, value] of units)
      map.set(value === 1 ? `${ten} et un` : `${ten} ${unit}`, (at + 2) * 10 + value);
  }
  for (const [word, value] of teens)
    map.set(value === 11 ? "soixante et onze" : `soixante ${word}`, 60 + value);
  map.set("quatre vingts", 80).set("quatre vingt", 80);
  for (const [word, value] of [...units, ...teens]) map.set(`quatre vingt ${word}`, 80 + value);
  return map
    .set("douzaine", 12)
    .set("une douzaine", 12)
    .set("une dizaine", 10)
    .set("une vingtaine", 20)
    .set("une trentaine", 30)
    .set("une quarantaine", 40)
    .set("une cinquantaine", 50)
    .set("une centaine", 100)
    .set("un millier", 1000);
}

function german(): Map<string, number> {
  const map = new Map(
    numbered(
      2,
      "zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
    ),
  );
  const units = numbered(1, "ein zwei drei vier funf sechs sieben acht neun");
  for (const [at, ten] of "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig"
    .split(" ")
    .entries()) {
    map.set(ten, (at + 2) * 10);
    for (const [unit, value] of units) map.set(`${unit}und${ten}`, (at + 2) * 10 + value);
  }
  return map.set("dutzend", 12).set("ein dutzend", 12).set("zweimal", 2).set("dreimal", 3).set("viermal", 4);
}
