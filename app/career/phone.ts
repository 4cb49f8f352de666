import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A phone number found in a text: formatted, as written, and its position. */
export type FoundPhone = { phone: string; raw: string; index: number };

/**
 * A Nigerian number as "+234 803 123 4567"; a landline of Lagos or Abuja as "+234 1 234 5678". A foreign
 * number without gaps gets the groups of its country: "+447911123456" becomes "+44 7911 123456". Any other
 * text changes only in its white space.
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
  // Lagos and Abuja used these numbers until 2024 and resumes still have them. The library knows only the new
  // ones.
  if (LANDLINE.test(national) && /^\(?[+0]/.test(dialled))
    return `+234 ${national.slice(0, 1)} ${national.slice(1, 4)} ${national.slice(4)}`;
  return normalized;
}

/**
 * What to say of a phone number that nobody can dial, as it seems; undefined for all others and for none. A warning, never a wall:
 * numbering plans change, and people know their own number.
 */
export function phoneWarning(raw: string | undefined): string | undefined {
  const text = raw?.trim() ?? "";
  if (text === "") return undefined;
  const isDialled = text.split(/[,;/]|\bor\b/i).some((part) => {
    const phone = formatPhone(part);
    if (/^\+234 (?:\d{3} \d{3} \d{4}|\d \d{3} \d{4})$/.test(phone)) return true;
    const number = parsePhoneNumberFromString(phone, "NG");
    return number?.countryCallingCode === "234" ? number.isValid() : number?.isPossible();
  });
  if (isDialled) return undefined;
  return `The phone number “${text.slice(0, 40)}” does not look complete. Employers will dial it: please check it.`;
}

/** Every phone number in a text, in order. Amounts of money and account numbers do not count. */
export function findPhones(text: string): FoundPhone[] {
  return [...text.matchAll(IN_TEXT)].flatMap((match) => {
    const raw = match[0].trim();
    const phone = formatPhone(raw);
    return phone.startsWith("+") ? [{ phone, raw, index: match.index }] : [];
  });
}

// Stricter than the library, which accepts "07911 123456" of London and "(312) 555-0123" of Chicago as
// numbers of Nigeria.
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
