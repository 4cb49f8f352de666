import { foldText } from "../nlp/fold";
import { PLACE_NAMES } from "./place-names";

/** "Ikeja, Lagos State": places and nothing else. */
export function isPlace(text: string): boolean {
  const parts = text.split(/\s*[,/]\s*|\s+-\s+/).filter((part) => part !== "");
  return parts.length > 0 && parts.every(isPlaceName);
}

function isPlaceName(part: string): boolean {
  const folded = foldText(part)
    .replace(/[.()]/g, "")
    .replace(/ (state|lga|city|town|phase \d|phase i{1,3})$/, "")
    .trim();
  return PLACE_NAMES.has(folded);
}
