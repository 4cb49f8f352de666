// Units and periods, folded, in the four document languages. Each line: the name, then the words for it.

/** A table of words by name: "week week weeks wk" makes week, weeks and wk mean "week". */
function table(text: string): Map<string, string> {
  const rows = text
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" "));
  return new Map(
    rows.flatMap(([name = "", ...words]) => words.map((word): [string, string] => [word, name])),
  );
}

/** Time with a number: "in 18 months". */
export const TIME_UNITS = table(`
  second second seconds secs sekunde sekunden segundo segundos seconde secondes
  minute minute minutes min mins minuto minutos minuten
  hour hour hours hr hrs hora horas heure heures stunde stunden
  day day days dia dias jour jours tag tage tagen
  week week weeks wk wks semana semanas semaine semaines woche wochen
  month month months mth mths mes meses mois monat monate monaten
  year year years yr yrs ano anos annee annees an ans jahr jahre jahren
  decade decade decades decada decadas decennie decennies jahrzehnt jahrzehnte jahrzehnten`);

/** How many of a base a unit of time holds: seconds below a month, months above. */
export const UNIT_SIZE: Record<string, { base: "second" | "month"; holds: number }> = {
  second: { base: "second", holds: 1 },
  minute: { base: "second", holds: 60 },
  hour: { base: "second", holds: 3600 },
  day: { base: "second", holds: 86_400 },
  week: { base: "second", holds: 604_800 },
  month: { base: "month", holds: 1 },
  year: { base: "month", holds: 12 },
  decade: { base: "month", holds: 120 },
};

/** How often, in one word: "daily", "wöchentlich"; weekdays in the plural come once a week. */
export const FREQUENCIES = table(`
  hour hourly stundlich stundliche stundlichen
  day daily nightly diario diaria diarios diarias diariamente quotidien quotidienne quotidiens quotidiennes quotidiennement taglich tagliche taglichen tagliches taglicher
  week weekly semanal semanales semanalmente hebdomadaire hebdomadaires wochentlich wochentliche wochentlichen wochentliches mondays tuesdays wednesdays thursdays fridays saturdays sundays montags dienstags mittwochs donnerstags freitags samstags sonntags
  fortnight fortnightly biweekly quincenal
  month monthly mensual mensuales mensualmente mensuel mensuelle mensuels mensuelles mensuellement monatlich monatliche monatlichen monatliches
  quarter quarterly trimestral trimestrales trimestriel trimestrielle trimestriels trimestrielles vierteljahrlich vierteljahrliche quartalsweise
  year yearly annual annually anual anuales anualmente annuel annuelle annuels annuelles annuellement jahrlich jahrliche jahrlichen jahrliches`);

/** Days of the week, which come once a week after "every". */
export const WEEKDAYS = new Set(
  "monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
    " ",
  ),
);

/** What follows "per", "a", "each": "a week", "pro Quartal"; a weekday after "every" comes once a week. */
export const PERIODS = new Map([
  ...[...WEEKDAYS].map((day): [string, string] => [day, "week"]),
  ...table(`
  hour hour hora heure stunde
  day day dia jour tag dias jours night nacht nuit noche
  week week semana semaine woche semanas semaines wochen
  fortnight fortnight quincena
  month month mes mois monat meses monaten
  quarter quarter trimestre quartal quartals
  year year ano an annee jahr annum anos ans annees session`),
]);

/** Words that make a period a frequency when they stand before it: "per day", "a week", "im Monat". */
export const PER = new Set(
  "a an per each every por cada par chaque pro je jede jeden jedes jeder al im am".split(" "),
);

/** Two words that do: "a la semana", "tous les jours". */
export const PER_PAIRS = new Set(["a la", "tous les", "toutes les", "todos los", "todas las"]);

/** "For a year" is a time, and no frequency. */
export const BEFORE_A_TIME = new Set(
  "for in within after half over than of as about durante pendant en apres dans seit nach vor".split(" "),
);

/** "A year later", "a week ago" neither. */
export const AFTER_A_TIME = new Set(
  "later ago earlier before after antes despues tot avant apres spater zuvor danach".split(" "),
);

/** Shares of a hundred: "7%", "sept pour cent". */
export const PERCENT = [
  "%",
  "percent",
  "per cent",
  "pct",
  "por ciento",
  "pour cent",
  "prozent",
  "percentage",
];

/** Differences between shares: "4.5 points", "Prozentpunkte". */
export const POINTS = new Set("point points puntos punkte punkten prozentpunkte prozentpunkten".split(" "));

/** Words that lead to a figure of a change: "from 9 to 4", "um 5". */
export const LEADS = new Map<string, "from" | "to" | "by">([
  ...words("from du desde von", "from" as const),
  ...words("to al au auf bis hasta", "to" as const),
  ...words("by um en", "by" as const),
]);

/** Measures: 120 kW are not 120 MW. */
export const MEASURES = table(`
  km km kms kilometre kilometres kilometer kilometers kilometern kilometro kilometros
  metre m metre metres meter meters metern metro metros
  sqm sqm
  sqft sqft
  gallon gallon gallons galon galones gallonen
  mile mile miles milla millas meile meilen
  litre litre litres liter liters litern litro litros
  kg kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos
  tonne ton tons tonne tonnes tonnen tonelada toneladas
  hectare ha hectare hectares hectarea hectareas hektar
  acre acre acres
  kw kw kilowatt kilowatts
  mw mw megawatt megawatts
  kva kva
  mva mva
  volt volt volts voltios
  gb gb
  tb tb`);

/** Scales of a number: "4.2m", "8,6 milliards". */
export const SCALES = new Map<string, number>([
  ...words("k thousand mil mille tausend", 1e3),
  ...words("m mn mm million millions millon millones millionen mio", 1e6),
  ...words("b bn billion billions milliard milliards milliarde milliarden mrd", 1e9),
  ...words("trn trillion trillions", 1e12),
]);

/** Signs and names of currencies: "₦", "N" before a figure, "naira". */
export const CURRENCIES = new Map<string, string>([
  ...words("₦ n ngn # naira nairas", "NGN"),
  ...words("$ us$ usd dollar dollars dolar dolares", "USD"),
  ...words("£ gbp pound pounds sterling", "GBP"),
  ...words("€ eur euro euros", "EUR"),
  ...words("ghs cedi cedis", "GHS"),
  ...words("cfa xof franc francs", "XOF"),
]);

/** Words before a figure that make it a bound: "up to 18", "over 18", "nearly 18"; folded. */
export const BOUNDS: Record<"over" | "under" | "about", string[]> = {
  over: list(
    "over, more than, above, at least, upwards of, exceeding, mas de, al menos, plus de, au moins, mehr als, mindestens",
  ),
  under: list(
    "up to, as many as, as much as, no more than, not more than, less than, fewer than, under, below, at most, within, hasta, menos de, dentro de, jusqu'a, moins de, en moins de, bis zu, weniger als, hochstens, unter, innerhalb von, binnen, bis, plazo de, delai de, im wert von bis zu",
  ),
  about: list(
    "nearly, almost, about, some, around, roughly, approximately, circa, ca., close to, an estimated, casi, unos, unas, cerca de, alrededor de, environ, pres de, presque, quelque, etwa, rund, fast, knapp, ungefahr",
  ),
};

/** Months by number, folded, long and short. */
export const MONTHS = new Map<string, number>(
  [
    "january jan enero ene janvier janv januar",
    "february feb febrero fevrier fev februar",
    "march mar marzo mars marz maerz",
    "april apr abril abr avril avr",
    "may mayo mai",
    "june jun junio juin juni",
    "july jul julio juillet juil juli",
    "august aug agosto ago aout",
    "september sep sept septiembre septembre",
    "october oct octubre octobre oktober okt",
    "november nov noviembre novembre",
    "december dec diciembre dic decembre dezember dez",
  ].flatMap((names, at) => names.split(" ").map((name): [string, number] => [name, at + 1])),
);

function words<Value>(text: string, value: Value): [string, Value][] {
  return text.split(" ").map((word) => [word, value]);
}

function list(text: string): string[] {
  return text.split(", ");
}
