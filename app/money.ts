/** Formats integer kobo as naira, the only place that does: 1000000 → "₦10,000". */
export function formatNaira(kobo: number): string {
  const whole = Math.trunc(kobo / 100);
  const rest = Math.abs(kobo % 100);
  const text = `₦${whole.toLocaleString("en-NG")}`;
  return rest === 0 ? text : `${text}.${String(rest).padStart(2, "0")}`;
}

/** Formats hundredths of any currency: naira as above, 6500 of "USD" → "USD 65". */
export function formatMoney(hundredths: number, currency: string): string {
  const naira = formatNaira(hundredths);
  return currency === "NGN" ? naira : `${currency} ${naira.slice(1)}`;
}

/** Parses an amount in naira with at most two decimals to kobo, without floats: "2500.50" → 250050. */
export function parseNaira(typed: string): number {
  const [whole = "0", rest = ""] = typed.split(".");
  return Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}
