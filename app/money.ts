/** Money is kept in kobo as integers; this is the only place that turns it into text: 1000000 → "₦10,000". */
export function naira(kobo: number): string {
  const whole = Math.trunc(kobo / 100)
  const rest = Math.abs(kobo % 100)
  const text = `₦${whole.toLocaleString("en-NG")}`
  return rest === 0 ? text : `${text}.${String(rest).padStart(2, "0")}`
}
