import { foldText } from "../nlp/fold";
import { places } from "./vocabulary/vocabulary";

const ENDINGS: ReadonlySet<string> = new Set("n an ian ien ean ese lese nese i ish er".split(" "));
const LEAST_STEM = 4;

/** "Cameroonian", "Ghanaian", "Togolese": one word made of the name of a country. */
export function isNationality(text: string): boolean {
  const word = foldText(text.trim()).replace(/[.,]$/u, "");
  if (!/^[a-z]{6,}$/u.test(word) || places.has(word)) return false;
  for (let end = word.length - 1; end >= LEAST_STEM; end--) {
    const [stem, ending] = [word.slice(0, end), word.slice(end)];
    if (ENDINGS.has(ending) && places.has(stem)) return true;
  }
  return false;
}
