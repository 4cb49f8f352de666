const PROGRAMS =
  "word|excel|power ?point|access|office|outlook|project|teams|publisher|visio|dynamics|windows|sql|azure|onenote|sharepoint|365|paint|suite|packages?";
const MADE_BY_MICROSOFT = new RegExp(`(?<![\\p{L}.])M\\.?S\\.?[ -]?(?=(?:${PROGRAMS})(?![\\p{L}]))`, "giu");

/** A text without the two letters before a program of Microsoft, which are no degree: "MS Word, M.S. Physics" → "Word, M.S. Physics". */
export function withoutMicrosoft(text: string): string {
  return text.replace(MADE_BY_MICROSOFT, "");
}
