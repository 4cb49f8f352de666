import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A phone number found in a text: formatted, as written, and where it stands. */
export type FoundPhone = { phone: string; raw: string; index: number };

/**
 * A Nigerian number in the one form every reader knows, "+234 803 123 4567"; a Lagos or Abuja landline as "+234 1 234 5678". A number of
 * another country that is written without gaps is grouped as there: "+447911123456" becomes "+44 7911 123456".
 * Any other text comes back with its white space tidied and nothing else changed.
 */
export function formatPhone(raw: string): string {
  const normalized = raw.normalize("NFC").replace(/\s+/g, " ").trim();
  if (!/^[+\d\s().\-–]+$/.test(normalized)) return normalized;
  const dialled = normalized.replace(/^(\(?)(00)?(?=234)/, "$1+");
  const number = parsePhoneNumberFromString(dialled, "NG");
  if (!number) return normalized;
  if (number.countryCallingCode !== "234")
    return /^\+\d+$/.test(normalized) && number.isValid() ? number.formatInternational() : normalized;
  const national = number.nationalNumber.replace(/^0/, "");
  if (MOBILE.test(national))
    return `+234 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
  // Lagos and Abuja had these numbers until 2024, and resumes still do; the library knows only the new ones.
  if (LANDLINE.test(national) && /^\(?[+0]/.test(dialled))
    return `+234 ${national.slice(0, 1)} ${national.slice(1, 4)} ${national.slice(4)}`;
  return normalized;
}

/** Every phone number in a text, in order. Amounts of money and account numbers are not phones. */
export function findPhones(text: string): FoundPhone[] {
  return [...text.matchAll(IN_TEXT)].flatMap((match) => {
    const raw = match[0].trim();
    const phone = formatPhone(raw);
    return phone.startsWith("+") ? [{ phone, raw, index: match.index }] : [];
  });
}

// Narrower than the library: it takes "07911 123456" of London and "(312) 555-0123" of Chicago for possible numbers of Nigeria.
const MOBILE = /^[789][01]\d{8}$/;
const LANDLINE = /^[19]\d{7}$/;

const GAP = "[ \\u00a0.\\-–]{0,2}";
const IN_TEXT = new RegExp(
  [
    `(?<![\\p{L}\\d₦$£€+]|\\d[,.])(?:\\(?(?:\\+|00)?234\\)?${GAP}(?:\\(0\\)|0)?|\\(?0)${GAP}[789]${GAP}[01]\\)?(?:${GAP}\\d){8}(?!\\d)`,
    `(?<![\\p{L}\\d₦$£€+]|\\d[,.])(?:(?:\\+|00)234${GAP}(?:\\(0\\)|0)?|\\(?0)${GAP}[19]\\)?(?:${GAP}\\d){7}(?!\\d)`,
    `(?<![\\p{L}\\d])\\+(?!234)[1-9]\\d{0,2}(?:[ .\\-–]?\\(?\\d{1,4}\\)?){2,5}(?!\\d)`,
  ].join("|"),
  "gu",
);
