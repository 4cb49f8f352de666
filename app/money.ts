/** Money is kept in kobo as integers; this is the only place that turns it into text: 1000000 → "₦10,000". */
export function formatNaira(kobo: number): string {
  const whole = Math.trunc(kobo / 100);
  const rest = Math.abs(kobo % 100);
  const text = `₦${whole.toLocaleString("en-NG")}`;
  return rest === 0 ? text : `${text}.${String(rest).padStart(2, "0")}`;
}

/** Kobo of an amount in naira as it was typed, digits with at most two decimals: "2500.50" → 250050. Never by way of a float. */
export function parseNaira(typed: string): number {
  const [whole = "0", rest = ""] = typed.split(".");
  return Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}
