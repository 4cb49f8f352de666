/** The address of a list with this query; empty values are left out. */
export function pageHref(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const text = new URLSearchParams(given).toString();
  return text === "" ? path : `${path}?${text}`;
}
