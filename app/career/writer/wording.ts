import type { Tone } from "~/career/generated-document";

/** "a" or "an" before a word as it is spoken: an HND, an M.Sc., a B.Sc., an MBA, a university, an hour. */
export function withArticle(phrase: string): string {
  if (/^(?:an?|the) /i.test(phrase)) return phrase;
  const first = /^[\p{L}.]+/u.exec(phrase)?.[0] ?? "";
  if (/^(?:SIWES|MEAL|NITEL|NAFDAC|NECO|UNESCO|NASA|LAN|WASH)\b/.test(phrase)) return `a ${phrase}`;
  const isSpelt =
    /^\p{Lu}(?:$|[^\p{L}.'’])/u.test(phrase) ||
    /^\p{Lu}{2,}\p{Ll}$/u.test(first) ||
    /^(?:\p{Lu}\.?){2,}$/u.test(first) ||
    /^\p{Lu}\.[\p{Lu}\p{Ll}]/u.test(first);
  const soundsLikeVowel = isSpelt
    ? /^[AEFHILMNORSX]/.test(first)
    : /^(?:[aeio]|u(?!ni|se|su|ti|k))|^hon(?:our|est)|^hour|^heir/i.test(first);
  return `${soundsLikeVowel ? "an" : "a"} ${phrase}`;
}

/** "A", "A and B", "A, B and C". */
export function listed(items: string[], and = "and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1) ?? ""}`;
}

/** "the University of Lagos", "Kaduna Polytechnic". */
export function withThe(name: string): string {
  if (/^The \p{Lu}/u.test(name)) return `the${name.slice(3)}`;
  return /^(?:university|federal|polytechnic|institute|college|school|national|ministry|nigerian?|bank|council) (?!.*\b(?:limited|ltd|plc)\b)/i.test(
    name,
  )
    ? `the ${name}`
    : name;
}

/** A sentence with one full stop, a capital first letter and single spaces. */
export function sentenceOf(text: string): string {
  const tidy = text
    .replace(/\s+/g, " ")
    .replace(/ ([,.])/g, "$1")
    .replace(/,+(?=[,.])/g, "")
    .trim();
  const capital = tidy.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).normalize("NFC");
  return /[.!?]["”]?$/.test(capital) ? capital : `${capital}.`;
}

export function countOf(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? "" : "s"}`;
}

/** The phrasings that fit a tone. */
export function inTone(
  tone: Tone,
  options: Record<Tone, readonly [string, ...string[]]>,
): readonly [string, ...string[]] {
  return options[tone];
}
