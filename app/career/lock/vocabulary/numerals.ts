import type { DocumentLanguage } from "~/career/generated-document";

/**
 * Number words, folded: their values by language. Words of one number are added ("twenty five"), multiplied by hundred, or, in French,
 * "quatre" by "vingt". "One" stands alone for no number: it is an article in most of these languages.
 */
const LISTS: Record<DocumentLanguage, string> = {
  en: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    | twenty thirty forty fifty sixty seventy eighty ninety | hundred`,
  es: `un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve
    | veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa | cien`,
  fr: `un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    | vingt trente quarante cinquante soixante | cent`,
  de: `ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn
    | zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig | hundert`,
};

const IRREGULAR: Record<DocumentLanguage, string> = {
  en: "",
  es: `uno 1 una 1 veintiun 21 veintiuno 21 veintidos 22 veintitres 23 veinticuatro 24 veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28
    veintinueve 29 decena 10 veintena 20 ciento 100 centenar 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300
    cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900`,
  fr: "une 1 vingts 20 cents 100 dizaine 10 quinzaine 15 soixantaine 60 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 centaine 100 millier 1000",
  de: "eine 1 einem 1 einen 1 einer 1 zweimal 2 dreimal 3 viermal 4 funfmal 5 anderthalb 1.5",
};

/** The value of a number word, of "funfundvierzig" and "zweieinhalb" by their parts; undefined for other words. */
export function numeralOf(word: string, language: DocumentLanguage): number | undefined {
  const known = NUMERALS[language].get(word);
  if (known !== undefined || language !== "de") return known;
  const [, unit = "", half = "", ten = ""] = /^(\p{L}{3,6}?)(?:(einhalb)|und(\p{L}{6,8}))$/u.exec(word) ?? [];
  const [one, tens] = [NUMERALS.de.get(unit), NUMERALS.de.get(ten)];
  if (one !== undefined && half) return one + 0.5;
  return one !== undefined && one < 10 && tens !== undefined ? one + tens : undefined;
}

const NUMERALS = {
  en: readList("en"),
  es: readList("es"),
  fr: readList("fr"),
  de: readList("de"),
};

function readList(language: DocumentLanguage): Map<string, number> {
  const [ones = [], tens = [], hundreds = []] = LISTS[language]
    .split("|")
    .map((part) => part.trim().split(/\s+/));
  return new Map([
    ...ones.map((word, at): [string, number] => [word, at + 1]),
    ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
    ...hundreds.map((word): [string, number] => [word, 100]),
    ...pairs(IRREGULAR[language]),
  ]);
}

/** Words for a change by a factor, by their beginnings: "doubled" is 2, "halved" one half. */
export function factorOf(word: string): number | undefined {
  const [, many = ""] = /^(\p{L}+)fold$/u.exec(word) ?? [];
  return FACTORS.find(([stem]) => stem.test(word))?.[1] ?? NUMERALS.en.get(many);
}
const FACTORS: [RegExp, number][] = [
  [/^(?:doubl(?:ed|ing|e|es|er|ant)|twofold|duplic(?:ar|ando|ado|o|aron|an)|duplique|verdopp\p{L}+)$/u, 2],
  [/^(?:tripl(?:ed|ing|e|er)|threefold|triplic(?:ar|ando|ado|o|aron)|triplique|verdreifach\p{L}+)$/u, 3],
  [/^trebl(?:ed|ing|e)$/u, 3],
  [/^(?:quadrupl(?:ed|e)|fourfold|cuadruplic\p{L}+|vervierfach\p{L}+)$/u, 4],
  [/^(?:quintupl(?:ed|e)|fivefold)$/u, 5],
  [/^(?:halv(?:ed|ing)|halbiert\p{L}*)$/u, 0.5],
];

/** An amount that nobody counted, by its word: the cited line must give as much. In English "miles" are none. */
export function vagueAmount(word: string, language: DocumentLanguage): number | undefined {
  return VAGUE[language].get(word) ?? VAGUE.en.get(word);
}
const VAGUE: Record<DocumentLanguage, Map<string, number>> = {
  en: new Map(pairs("dozens 24 scores 40 hundreds 200 thousands 2000")),
  es: new Map(pairs("docenas 24 cientos 200 centenares 200 miles 2000")),
  fr: new Map(pairs("dizaines 20 douzaines 24 centaines 200 milliers 2000")),
  de: new Map(pairs("dutzende 24 hunderte 200 tausende 2000")),
};

function pairs(text: string): [string, number][] {
  return [...text.matchAll(/(\S+)\s+([\d.]+)/g)].map(([, word = "", value]) => [word, Number(value)]);
}
