import type { Quantity } from "./quantity";

/** The dates of a plain text as years (with their month, where it is given), and the text without them. */
export function readDates(text: string): { dates: Quantity[]; rest: string } {
  const dates: Quantity[] = [];
  let rest = text;
  for (const { pattern, read } of FORMS) {
    rest = rest.replace(pattern, (...match) => {
      const groups = match.slice(1).map((part) => (typeof part === "string" ? part.toLowerCase() : ""));
      for (const { year, month } of read(groups)) dates.push(dateOf(year, month, String(match[0])));
      return " , ";
    });
  }
  return { dates, rest };
}

function dateOf(year: string, month: string, text: string): Quantity {
  const full = year.length === 2 ? `20${year}` : year;
  return {
    kind: "year",
    value: Number(full),
    unit: month.padStart(2, "0").replace(/^00$/, ""),
    things: [],
    about: "",
    lead: "",
    range: "",
    rate: "",
    text: text.trim(),
  };
}

const MONTHS = [
  "jan(?:uary|vier|uar)?|enero|ene|janv",
  "feb(?:ruary|rero|ruar)?|fev(?:rier)?",
  "mar(?:ch|zo|s)?|maerz|marz",
  "apr(?:il)?|abr(?:il)?|avr(?:il)?",
  "may|mayo|mai",
  "june?|junio|juin|juni",
  "july?|julio|juil(?:let)?|juli",
  "aug(?:ust)?|ago(?:sto)?|aout",
  "sept?(?:ember|tembre|iembre|embre)?",
  "oct(?:ober|ubre|obre)?|okt(?:ober)?",
  "nov(?:ember|iembre|embre)?",
  "dec(?:ember|embre)?|dic(?:iembre)?|dez(?:ember)?",
];
const MONTH = `(${MONTHS.join("|")})`;
const MONTH_TESTS = MONTHS.map((names) => new RegExp(`^(?:${names})$`));
const YEAR = "((?:19[5-9]|20[0-4])\\d)";

const monthNumber = (name = "") => String(MONTH_TESTS.findIndex((test) => test.test(name)) + 1);
const form = (pattern: string, read: (groups: string[]) => { year: string; month: string }[]) => ({
  pattern: new RegExp(pattern, "giu"),
  read,
});

const FORMS = [
  form(
    `(?<![\\p{L}\\d])${MONTH}\\.?\\s*(?:-|–|to|/)\\s*${MONTH}\\.?,?\\s+${YEAR}(?!\\d)`,
    ([from, to, year = ""]) => [
      { year, month: monthNumber(from) },
      { year, month: monthNumber(to) },
    ],
  ),
  form(
    `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s*(?:de |of )?)?${MONTH}\\.?,?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,\\s+)?(?:de |del |of )?${YEAR}(?!\\d)`,
    ([name, year = ""]) => [{ year, month: monthNumber(name) }],
  ),
  form(`(?<![\\p{L}\\d])${MONTH}\\.?,? '(\\d{2})(?!\\d)`, ([name, year = ""]) => [
    { year, month: monthNumber(name) },
  ]),
  form(`(?<![\\d.,/-])${YEAR}-(\\d{2})-\\d{2}(?!\\d)`, ([year = "", month = ""]) => [{ year, month }]),
  form(`(?<![\\d.,/-])\\d{1,2}[./-](\\d{1,2})[./-]${YEAR}(?!\\d)`, ([month = "", year = ""]) => [
    { year, month },
  ]),
  form(`(?<![\\d.,/-])(0?[1-9]|1[0-2])/${YEAR}(?!\\d)`, ([month = "", year = ""]) => [{ year, month }]),
  form(`(?<![\\d.,/-])${YEAR}\\s?[/-]\\s?${YEAR}(?!\\d)`, ([from = "", to = ""]) => [
    { year: from, month: "" },
    { year: to, month: "" },
  ]),
  form(`(?<![\\d.,/-])${YEAR}-(0[1-9]|1[0-2])(?![\\d-])`, ([year = "", month = ""]) => [{ year, month }]),
  form(`(?<![\\d.,/-])${YEAR}/(\\d{2})(?!\\d)`, ([from = "", to = ""]) => [
    { year: from, month: "" },
    { year: to, month: "" },
  ]),
  form(`(?<![\\p{L}\\d'])'([0-4]\\d)(?!\\d)`, ([year = ""]) => [{ year, month: "" }]),
];
