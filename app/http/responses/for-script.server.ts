/** Whether a script asks, which puts a part of the page into another page. Plain http does not say so. */
export function isForScript({ headers }: Request): boolean {
  return headers.get("sec-fetch-mode") === "cors";
}
