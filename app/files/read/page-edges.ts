const contact = /\S@\S+\.\S|(?:\+?\d[\s().-]{0,2}){10,}|linkedin\./i;
const pageNumber = /^\s*(?:page\s*)?\d*\s*(?:(?:of|\/|\|)\s*\d*)?\s*$|^\s*page\b.{0,12}$/i;

/** What page headers add to the body, where many put their name: each line once, without page numbers. */
export function headerLines(text: string, body: string): string[] {
  const inBody = new Set(body.split("\n").map((line) => line.trim()));
  const lines = text.split("\n").map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== "" && !pageNumber.test(line) && !inBody.has(line)))];
}

/** Of page footers only the lines that say how to reach the person. */
export function footerLines(text: string, body: string): string[] {
  return headerLines(text, body).filter((line) => contact.test(line));
}
