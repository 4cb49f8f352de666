/** A phone number found in a text: formatted, as written, and where it stands. */
export type FoundPhone = { phone: string; raw: string; index: number };

/**
 * A Nigerian number in the one form every reader knows, "+234 803 123 4567"; a Lagos or Abuja landline as
 * "+234 1 234 5678". Any other text comes back with its white space tidied and nothing else changed.
 */
export function formatPhone(raw: string): string {
  const tidy = raw.normalize("NFC").replace(/\s+/g, " ").trim();
  if (!/^[+\d\s().\-–]+$/.test(tidy)) return tidy;
  const digits = tidy.replace(/\D/g, "");
  const national = nationalDigits(digits, tidy.startsWith("+"));
  if (national === undefined) return tidy;
  if (MOBILE.test(national))
    return `+234 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
  if (LANDLINE.test(national))
    return `+234 ${national.slice(0, 1)} ${national.slice(1, 4)} ${national.slice(4)}`;
  return tidy;
}

/** Every phone number in a text, in order. Amounts of money and account numbers are not phones. */
export function findPhones(text: string): FoundPhone[] {
  return [...text.matchAll(IN_TEXT)].flatMap((match) => {
    const raw = match[0].trim();
    const phone = formatPhone(raw);
    return phone.startsWith("+") ? [{ phone, raw, index: match.index }] : [];
  });
}

const MOBILE = /^[789][01]\d{8}$/;
const LANDLINE = /^[19]\d{7}$/;

/** The number without its country code or leading zero, when it can only be a Nigerian one. */
function nationalDigits(digits: string, isInternational: boolean): string | undefined {
  const bare = digits.replace(/^00(?=234)/, "");
  if (/^234/.test(bare) && (bare.length >= 13 || isInternational || bare.length === 11))
    return bare.slice(3).replace(/^0/, "");
  if (isInternational) return undefined;
  if (/^0/.test(bare)) return bare.slice(1);
  return MOBILE.test(bare) ? bare : undefined;
}

const GAP = "[ \\u00a0.\\-–]{0,2}";
const IN_TEXT = new RegExp(
  [
    `(?<![\\p{L}\\d₦$£€+]|\\d[,.])(?:\\(?(?:\\+|00)?234\\)?${GAP}(?:\\(0\\)|0)?|\\(?0)${GAP}[789]${GAP}[01]\\)?(?:${GAP}\\d){8}(?!\\d)`,
    `(?<![\\p{L}\\d₦$£€+]|\\d[,.])(?:(?:\\+|00)234${GAP}(?:\\(0\\)|0)?|\\(?0)${GAP}[19]\\)?(?:${GAP}\\d){7}(?!\\d)`,
    `(?<![\\p{L}\\d])\\+(?!234)[1-9]\\d{0,2}(?:[ .\\-–]?\\(?\\d{1,4}\\)?){2,5}(?!\\d)`,
  ].join("|"),
  "gu",
);
