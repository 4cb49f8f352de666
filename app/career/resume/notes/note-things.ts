import { foldText } from "~/career/nlp/fold";
import { isPlace, isPost, isState } from "../places";
import { personalWords } from "../vocabulary/heading-stems";
import { addressWords, noThing, ownVerb } from "../vocabulary/note-words";

const fewest = 4;
const fewestLed = 3;
const mostWords = 6;
const personal = new Set(personalWords.split(/,\s*/));

/**
 * Where a list of what somebody makes, mends, drives or uses begins in a line above the posts: "ac and fridge man. split unit, cold room, deep freezer", "i drive hilux,
 * hiace bus, canter". `sentence`: where its sentence begins. Addresses, names of trades and what somebody is by birth or faith are no such list.
 */
export function thingsIn(text: string): { sentence: number; from: number } | undefined {
  if (/[@\d]{4}/.test(text)) return undefined;
  const [mark] = [...text.matchAll(/[.!:]\s+|\s[–—-]\s+/gu)].slice(-1);
  const sentence = mark ? mark.index + mark[0].length : 0;
  const lead = ownVerb.exec(text.slice(sentence))?.[0] ?? "";
  const from = sentence + lead.length;
  const items = text
    .slice(from)
    .replace(/[\s.]+$/u, "")
    .split(/,\s*(?:(?:and|also|then)\s+)*|\s+and\s+/iu)
    .filter((item) => item !== "");
  const isLed = lead !== "" || mark !== undefined;
  const isThing = (item: string) =>
    item.split(/\s+/).length <= mostWords &&
    !/^(?:i|we|my|am|from|live|living|born)\s|(?:19|20)\d{2}/iu.test(item) &&
    !addressWords.test(item) &&
    !noThing.test(item) &&
    !personal.has(foldText(item)) &&
    !item.split(/\s+/).some((word) => isPlace(word) || isState(word)) &&
    !isPost(item);
  const isSmall = items.every((item) => !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(item));
  return items.length >= (isLed ? fewestLed : fewest) && isSmall && items.every(isThing) && areWords(items)
    ? { sentence, from }
    : undefined;
}

/** Something longer than letters of a name stands in the list. */
const areWords = (items: readonly string[]) => items.some((item) => foldText(item).length > 3);
