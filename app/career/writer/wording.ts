/** "A", "A and B", "A, B and C". */
export function listed(items: string[], and = "and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1) ?? ""}`;
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

/** Words with a letter or a digit in them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
