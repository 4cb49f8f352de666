/** Splits a text into plain text and URLs. Plain text has no `href`. */
export function splitLinks(text: string): { text: string; href?: string }[] {
  const segments: { text: string; href?: string }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g)) {
    if (index > from) segments.push({ text: text.slice(from, index) });
    segments.push(URL.canParse(found) ? { text: found, href: found } : { text: found });
    from = index + found.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from) });
  return segments;
}
