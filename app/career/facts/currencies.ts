/** What a scale word multiplies by, folded. */
export const SCALES = new Map([
  ["hundred", 100],
  ["thousand", 1e3],
  ["mil", 1e3],
  ["mille", 1e3],
  ["k", 1e3],
  ["million", 1e6],
  ["millions", 1e6],
  ["millones", 1e6],
  ["millon", 1e6],
  ["millionen", 1e6],
  ["mio", 1e6],
  ["m", 1e6],
  ["mn", 1e6],
  ["mm", 1e6],
  ["billion", 1e9],
  ["billions", 1e9],
  ["bn", 1e9],
  ["b", 1e9],
  ["milliard", 1e9],
  ["milliards", 1e9],
  ["milliarde", 1e9],
  ["milliarden", 1e9],
  ["mrd", 1e9],
  ["mil millones", 1e9],
  ["trillion", 1e12],
  ["trillions", 1e12],
  ["trn", 1e12],
]);

/** Signs and words of the currencies, each with its ISO code. */
export const CURRENCIES: [RegExp, string][] = [
  [/^(?:₦|ngn|n|#|nairas?)$/i, "NGN"],
  [/^(?:us\$|usd|\$|dollars?|dolares)$/i, "USD"],
  [/^(?:£|gbp|pounds?(?: sterling)?)$/i, "GBP"],
  [/^(?:€|eur|euros?)$/i, "EUR"],
];
