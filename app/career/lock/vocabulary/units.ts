// Units, periods, currencies and months, folded, in the four document languages. What Unicode's CLDR names is not listed: "extra" holds
// the short forms and cases it lacks.
import { foldText } from "~/career/nlp/fold";

/** What a unit measures and how much of it: an hour is 3,600 of "time". Units of one dimension compare. */
export type Unit = { dimension: string; size: number };

const LANGUAGES = ["en", "es", "fr", "de"] as const;
const DAY = 86_400;

const UNITS: { name: string; dimension: string; size: number; extra: string }[] = [
  { name: "second", dimension: "time", size: 1, extra: "secs" },
  { name: "minute", dimension: "time", size: 60, extra: "min mins" },
  { name: "hour", dimension: "time", size: 3600, extra: "hr hrs" },
  { name: "day", dimension: "time", size: DAY, extra: "tagen" },
  {
    name: "workday",
    dimension: "time",
    size: 1.4 * DAY,
    extra: "workday workdays arbeitstag arbeitstage arbeitstagen",
  },
  { name: "night", dimension: "time", size: DAY, extra: "night nights" },
  { name: "week", dimension: "time", size: 7 * DAY, extra: "wk wks" },
  { name: "fortnight", dimension: "time", size: 14 * DAY, extra: "fortnight fortnights quincena" },
  { name: "month", dimension: "time", size: (365.25 / 12) * DAY, extra: "mth mths monaten" },
  { name: "quarter", dimension: "time", size: (365.25 / 4) * DAY, extra: "trimestre trimestres quartale" },
  { name: "year", dimension: "time", size: 365.25 * DAY, extra: "yr yrs jahren annees annee" },
  {
    name: "decade",
    dimension: "time",
    size: 3652.5 * DAY,
    extra: "decade decades decadas jahrzehnte jahrzehnten",
  },
  { name: "millimeter", dimension: "length", size: 0.001, extra: "mm" },
  { name: "centimeter", dimension: "length", size: 0.01, extra: "cm" },
  { name: "inch", dimension: "length", size: 0.0254, extra: "" },
  { name: "foot", dimension: "length", size: 0.3048, extra: "ft" },
  { name: "meter", dimension: "length", size: 1, extra: "m metre metres metern" },
  { name: "kilometer", dimension: "length", size: 1000, extra: "km kms kilometre kilometres kilometern" },
  { name: "mile", dimension: "length", size: 1609.34, extra: "" },
  { name: "nautical-mile", dimension: "length", size: 1852, extra: "nmi" },
  { name: "square-kilometer", dimension: "area", size: 1_000_000, extra: "sqkm" },
  { name: "square-mile", dimension: "area", size: 2_589_988, extra: "sqmi" },
  { name: "square-meter", dimension: "area", size: 1, extra: "sqm" },
  { name: "square-foot", dimension: "area", size: 0.0929, extra: "sqft" },
  { name: "acre", dimension: "area", size: 4046.86, extra: "" },
  { name: "hectare", dimension: "area", size: 10_000, extra: "ha" },
  { name: "milliliter", dimension: "volume", size: 0.001, extra: "ml millilitre millilitres" },
  { name: "liter", dimension: "volume", size: 1, extra: "litre litres litern" },
  { name: "centiliter", dimension: "volume", size: 0.01, extra: "cl" },
  {
    name: "hectoliter",
    dimension: "volume",
    size: 100,
    extra: "hl hectolitre hectolitres hectoliter hectoliters hectolitro hectolitros hektoliter",
  },
  { name: "cubic-meter", dimension: "volume", size: 1000, extra: "cbm" },
  { name: "gallon", dimension: "volume", size: 4.546, extra: "" },
  { name: "gram", dimension: "mass", size: 0.001, extra: "g grams" },
  { name: "kilogram", dimension: "mass", size: 1, extra: "kg kgs kilo kilos kilogramme kilogrammes" },
  { name: "ton", dimension: "mass", size: 1000, extra: "t ton tons tonne tonnes tonnen tonelada toneladas" },
  { name: "watt", dimension: "power", size: 0.001, extra: "watt watts" },
  { name: "kilowatt", dimension: "power", size: 1, extra: "kw kwp kilowatt kilowatts" },
  { name: "megawatt", dimension: "power", size: 1000, extra: "mw megawatt megawatts" },
  { name: "kilowatt-hour", dimension: "energy", size: 1, extra: "kwh" },
  { name: "megawatt-hour", dimension: "energy", size: 1000, extra: "mwh" },
  { name: "gigawatt-hour", dimension: "energy", size: 1_000_000, extra: "gwh" },
  { name: "kva", dimension: "apparent power", size: 1, extra: "kva" },
  { name: "mva", dimension: "apparent power", size: 1000, extra: "mva" },
  { name: "volt", dimension: "voltage", size: 1, extra: "v volt volts voltios" },
  { name: "kilovolt", dimension: "voltage", size: 1000, extra: "kv" },
  { name: "megabyte", dimension: "data", size: 1, extra: "mb" },
  { name: "gigabyte", dimension: "data", size: 1000, extra: "gb" },
  { name: "terabyte", dimension: "data", size: 1_000_000, extra: "tb" },
];

/** A unit by any of its names: "Kilometern" is 1,000 of length. */
export const UNIT_BY_WORD: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(({ name, dimension, size, extra }) =>
    [...namesInCldr(name), ...extra.split(" ")]
      .filter((word) => word !== "")
      .map((word) => [word, { dimension, size }]),
  ),
);

function namesInCldr(unit: string): string[] {
  if (!Intl.supportedValuesOf("unit").includes(unit)) return [];
  return LANGUAGES.flatMap((language) => {
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
    return [1, 2].map((count) => {
      const parts = format.formatToParts(count).filter(({ type }) => type === "unit");
      return foldText(parts.map(({ value }) => value).join(""));
    });
  });
}

/** Seconds between two times of a frequency in one word: "weekly", "taglich". The start of the word decides. */
const FREQUENCY_STEMS: [RegExp, string][] = [
  [/^(?:hourly|stundlich)/, "hour"],
  [/^(?:daily|nightly|diari[oa]|diariamente|quotidien|taglich|werktaglich)/, "day"],
  [/^(?:weekly|semanal|hebdomadaire|wochentlich)/, "week"],
  [/^(?:fortnightly|biweekly|quincenal)/, "fortnight"],
  [/^(?:monthly|mensual|mensuel|monatlich)/, "month"],
  [/^(?:quarterly|trimestral|trimestriel|vierteljahrlich|quartalsweise)/, "quarter"],
  [/^(?:yearly|annual|anual|annuel|jahrlich)/, "year"],
];

/** Seconds of a frequency in one word, or undefined. */
export function frequencyWord(word: string): number | undefined {
  const [, unit = ""] = FREQUENCY_STEMS.find(([stem]) => stem.test(word)) ?? [];
  return UNIT_BY_WORD.get(unit)?.size;
}

/** Seconds of what follows "per", "a", "each": a unit of time from an hour up, a part of a day, a weekday. */
export function periodOf(word: string): number | undefined {
  if (WEEKDAYS.has(word)) return 7 * DAY;
  if (PARTS_OF_DAY.has(word)) return DAY;
  const { dimension, size = 0 } = UNIT_BY_WORD.get(word) ?? PERIOD_CASES.get(word) ?? {};
  return dimension === "time" && size >= 3600 ? size : undefined;
}

const PARTS_OF_DAY = new Set("night nights morning evening nacht nuit noche".split(" "));
const PERIOD_CASES = new Map([
  ["weekend", { dimension: "time", size: 7 * DAY }],
  ["weekends", { dimension: "time", size: 7 * DAY }],
  ["annum", { dimension: "time", size: 365.25 * DAY }],
  ["quartal", { dimension: "time", size: (365.25 / 4) * DAY }],
  ["quarter", { dimension: "time", size: (365.25 / 4) * DAY }],
  ["term", { dimension: "time", size: (365.25 / 3) * DAY }],
  ["semester", { dimension: "time", size: (365.25 / 2) * DAY }],
]);

/** Days of the week with their places, singular and plural: in German the adverbs ("montags"). */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    return datesOf("day").flatMap((date, at): [string, number][] => {
      const day = foldText(format.format(date));
      return [
        [day, at],
        [`${day}s`, at],
      ];
    });
  }),
);

/** Months by number, long and short. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      return datesOf("month").map((date, at): [string, number] => [
        foldText(format.format(date)).replace(".", ""),
        at + 1,
      ]);
    }),
  ),
  ["sept", 9],
]);

function datesOf(step: "day" | "month"): Date[] {
  return Array.from(
    { length: step === "day" ? 7 : 12 },
    (_, at) => new Date(Date.UTC(2024, step === "day" ? 0 : at, step === "day" ? at + 1 : 1)),
  );
}

/** Signs and names of currencies: "₦", "N" before a figure, "naira". */
export const CURRENCIES = new Map<string, string>([
  ...named("₦ n ngn # naira nairas", "NGN"),
  ...named("$ us$ usd dollar dollars dolar dolares", "USD"),
  ...named("£ gbp pound pounds sterling", "GBP"),
  ...named("€ eur euro euros", "EUR"),
  ...named("ghs gh₵ gh¢ ₵ ¢ cedi cedis", "GHS"),
  ...named("r zar rand rands", "ZAR"),
  ...named("rm myr ringgit", "MYR"),
  ...named("ksh kshs kes", "KES"),
  ...named("ush ugx", "UGX"),
  ...named("tsh tzs", "TZS"),
  ...named("shilling shillings", "shilling"),
  ...named("rwf frw", "RWF"),
  ...named("etb birr", "ETB"),
  ...named("zmw kwacha", "ZMW"),
  ...named("bwp pula", "BWP"),
  ...named("aed dirham dirhams", "AED"),
  ...named("riyal riyals", "SAR"),
  ...named("₹ rs inr rupee rupees", "INR"),
  ...named("cfa fcfa xof franc francs", "XOF"),
]);

/** Whether two currencies may be one: "shillings" are those of each country that has them. */
export function isOneCurrency(one: string, other: string): boolean {
  const isShilling = (code: string) => SHILLINGS.has(code);
  return one === other || (isShilling(one) && isShilling(other) && [one, other].includes("shilling"));
}
const SHILLINGS = new Set(["shilling", "KES", "UGX", "TZS"]);

/** Scales of a number: "4.2m", "8,6 milliards", "three dozen". */
export const SCALES = new Map<string, number>([
  ...named("dozen docena douzaine dutzend", 12),
  ...named("k thousand mil mille tausend", 1e3),
  ...named("lakh lakhs lac lacs", 1e5),
  ...named("crore crores", 1e7),
  ...named("m mn mm million millions millon millones millionen mio", 1e6),
  ...named("b bn billion billions milliard milliards milliarde milliarden mrd", 1e9),
  ...named("trn trillion trillions", 1e12),
]);

function named<Value>(text: string, value: Value): [string, Value][] {
  return text.split(" ").map((word) => [word, value]);
}
