export type CsvCell = string | number | Date | null;

/** Rows as CSV (RFC 4180). A cell that a spreadsheet would run as a formula begins with an apostrophe, in full-width letters, too. */
export function formatCsv(rows: CsvCell[][]): string {
  return rows.map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("");
}

function formatCell(value: CsvCell): string {
  if (value === null) return "";
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  const safe =
    typeof value === "string" && /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
