import { tidy } from "./text-lines";

/** "OKAFOR, Adaeze" → "Adaeze Okafor"; all capitals become a written name; anything else stays. */
export function readName(text: string): string {
  const [, plain = text, honorific] =
    /^(.+?)\s*\((mrs?|miss|ms|dr|engr|chief|alh|alhaji|hajia?|barr|pharm|rev|prof)\.?\)$/i.exec(
      text.trim(),
    ) ?? [];
  if (honorific !== undefined && !new RegExp(`^${honorific}\\b`, "i").test(plain))
    return `${honorific.charAt(0).toUpperCase()}${honorific.slice(1).toLowerCase()}. ${readName(plain)}`;
  const [, shouted, aside] = /^([\p{Lu}\p{M}\s.'’-]{4,}?)\s*(\(.*\p{Ll}.*\))$/u.exec(text.trim()) ?? [];
  if (shouted !== undefined && aside !== undefined) return `${readName(shouted)} ${aside}`;
  const name = tidy(text.replace(/[.,;\s]+$/, ""));
  const [surname = "", given = "", ...more] = name.split(/\s*,\s*/);
  const isTurned =
    more.length === 0 &&
    /^[\p{Lu}\p{M}'’-]{3,}$/u.test(surname) &&
    /^(?:\p{Lu}\p{M}*[\p{L}\p{M}'’.-]*\s?){1,3}$/u.test(given) &&
    !/^(?:[A-Z]\.?){2,5}$/.test(given);
  const ordered = isTurned ? `${given} ${surname}` : name;
  const isShouted = isTurned || ordered === ordered.toUpperCase();
  return isShouted ? ordered.replace(/[\p{L}][\p{L}\p{M}]*/gu, writeWord) : ordered;
}

function writeWord(word: string, index: number, whole: string): string {
  const isPostNominal = /[,(]/.test(
    whole.replace(TITLE_IN_BRACKETS, (title) => title.replace("(", " ")).slice(0, index),
  );
  if (word !== word.toUpperCase() || isPostNominal) return word;
  const lower = word.toLocaleLowerCase("en");
  const [first = ""] = lower;
  return first.toLocaleUpperCase("en") + lower.slice(first.length);
}

// "DR. (MRS.) FOLASADE": what follows is still the name.
const TITLE_IN_BRACKETS = /^[^,(]{0,12}\((?:mrs?|miss|ms|engr|dr|chief|alh|hajia?)\b/i;
