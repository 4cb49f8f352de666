import { foldText } from "~/career/nlp/fold";

const bare = (name: string) => foldText(name).replace(/(?:[ ,]+(?:ltd|limited|plc|nig|nigeria))+\.?$/u, "");

/** "FSPITA" is the "Federal Small Ports and Inland Trade Agency", "Federal Polytechnic" the one of the town behind its comma. */
export function isSameOrganisation(line: string, organisation: string): boolean {
  const [one, other] = [bare(line), bare(organisation)];
  if (one === "" || other === "") return false;
  if (one === other) return true;
  if (/^\p{Lu}{3,8}$/u.test(line)) return initialsOf(organisation).includes(line);
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.includes(" ") && ` ${long} `.replaceAll(",", " ").includes(` ${short} `);
}

/** The first letters of a name, with and without its small words. */
function initialsOf(name: string): string[] {
  const words = name.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const first = (own: readonly string[]) => own.map((word) => word.charAt(0).toUpperCase()).join("");
  return [first(words), first(words.filter((word) => /^\p{Lu}/u.test(word)))];
}
