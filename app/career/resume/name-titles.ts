import { anyOf } from "~/pattern";
import { foldText } from "../nlp/fold";
import { isDegree } from "./degrees";
import { addressesInFull, addressOrName } from "./vocabulary/person-names";
import { smallNominals } from "./vocabulary/notes";
import { bracketTitles, honorifics, postNominals } from "./vocabulary/vocabulary";

/**
 * "ADEBAYO GRACE (MRS)", "Dr. (Mrs.) Ada Obi", "Bashir Garba, MNIM, FCA" → the name as it is written, and the forms of address and letters
 * around it; `also`: how else the person is called, "(Mama Comfy)".
 */
export function partNameTitles(name: string): { name: string; titles?: string; also?: string } {
  const titles: string[] = [];
  const setApart = (words: string) => {
    titles.push(words.trim().replace(/^[,\s]+/, ""));
    return " ";
  };
  const called: string[] = [];
  const callsSo = (words: string) => {
    called.push(words.trim().replace(/^["“”'‘]|["“”'’]$/gu, ""));
    return " ";
  };
  const bare = name.replace(ranks, (rank) => setApart(rank)).trim();
  const isWhole = (text: string) => /\p{L}{2}\S*\s+\p{L}/u.test(text.replace(inBrackets, " ").trim());
  // What stands behind "(Rtd)" are letters.
  let rest = bare.replace(lettersBehindTitle, (whole, inner: string, letters: string) =>
    areTitles(inner) ? setApart(`${inner}, ${letters}`) : whole,
  );
  rest = rest.replace(inBrackets, (whole, inner: string) =>
    areTitles(inner) ? setApart(inner) : isWhole(bare) && !bornAs.test(inner) ? callsSo(inner) : whole,
  );
  rest = rest.replace(alias, (_, inner: string) => callsSo(inner));
  const [, before = "", letters = ""] = /^([^,]{3,60}),\s*(.{2,80})$/u.exec(rest) ?? [];
  const isPlainly =
    /\p{Ll}{2}/u.test(before) && letters.split(/[\s,]+/).every((word) => /^\p{Lu}{2,6}$/u.test(word));
  if (before.trim().includes(" ") && (areTitles(letters) || isPlainly)) {
    setApart(letters);
    rest = before;
  }
  const words = rest.trim().split(/\s+/);
  let lead = 0;
  while (lead < words.length - 1 && isAddress(words, lead)) lead += 1;
  let end = words.length;
  // "Mba" and "Con" are surnames, too: letters show among words that are not all capitals.
  const isInCapitals = !/\p{Ll}/u.test(words.slice(lead, -1).join(" "));
  while (!isInCapitals && end - lead > 2 && isLettersOfBody(words[end - 1] ?? "")) end -= 1;
  const left = words.slice(lead, end).join(" ").replace(/,$/, "");
  if (!/\p{L}{2}/u.test(left)) return { name };
  const also = called.map((words) => words.replace(aliasLead, "")).join(", ");
  const around = [words.slice(0, lead).join(" "), ...titles, words.slice(end).join(" ")].filter(
    (one) => one !== "",
  );
  return {
    name: left,
    ...(around.length > 0 && { titles: around.join(", ") }),
    ...(also !== "" && { also }),
  };
}

/** Ranks of several words before a name. */
const ranks = new RegExp(
  `^(?:${
    anyOf([
      /(?:master |chief )?warrant officer(?: class (?:one|two|i{1,2}))?/, // Master Warrant Officer
      /(?:staff|flight) sergeant|lance corporal|squadron leader|wing commander/, // Staff Sergeant
      /(?:flying|pilot) officer|flight lieutenant|group captain|lieutenant colonel/, // Flying Officer
      /(?:deputy |assistant |chief )?superintendent of (?:police|customs|corrections)/, // Deputy Superintendent of Police
      /the (?:most |right |rt\.? |very )?(?:venerable|reverend|revd?\.?)/, // The Venerable
      /(?:most|right|rt\.?|very) (?:reverend|revd?\.?)/, // Most Rev.
    ]).source
  })\\s+(?=\\p{Lu})`,
  "iu",
);
// The bracket first: what stands before it is asked for there only, not behind each letter of a line.
const lettersBehindTitle =
  /\s*\((?<=\p{L}{2}\s+\p{L}{3,}\s*\()([^()]{1,20})\)[\s,]+((?:\p{Lu}{2,5}[,.\s]*){1,5})$/gu;
const inBrackets = /\s*\(([^()]{1,60})\)/gu;
/** "a.k.a. Musty Rewire", "alias Mama Comfy", in brackets or behind the name. */
const alias = /\s*[,–—-]?\s*\b(?:a\.?k\.?a\b\.?|alias|popularly known as|also known as)\s+(.{2,40})$/iu;

const aliasLead = /^(?:a\.?k\.?a\b\.?|alias|popularly known as|also known as)\s+/iu;
const bornAs = /^(?:n[ée]e|formerly|maiden name)\b/iu;

const plainOf = (word: string) =>
  foldText(word)
    .replace(/[.,]+$/, "")
    .replace(/^ex-/, "");

const isLettersOfBody = (word: string) =>
  (!/\p{Ll}{2}/u.test(word) && postNominals.has(plainOf(word))) || LETTERS_WITH_STOPS.test(word);
/** "M.Inst.F.S.": of initials behind a surname none is a word. */
const LETTERS_WITH_STOPS = /^(?=.*\p{Ll})(?:\p{Lu}\p{Ll}{0,5}\.){2,6}(?:\p{Lu}\p{Ll}{0,5})?$/u;

/** "Engr." at the start of a name. What is a first name, too, is one unless a stop or another form of address stands beside it. */
function isAddress(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const plain = plainOf(word);
  if (!honorifics.has(plain) && !addressesInFull.has(plain)) return false;
  return !addressOrName.has(plain) || word.endsWith(".") || at > 0;
}

/** "Mrs", "B.Sc, ACA", "Rtd.": nothing but forms of address, degrees and letters of bodies, one of them known. */
function areTitles(text: string): boolean {
  const words = text.split(/[\s,/]+/).filter((word) => word !== "");
  return words.some(isTitle) && words.every((word) => isTitle(word) || isLetters(word));
}

/** "MPSN", "M.Sc.", "FCArb": letters of a body that no vocabulary has. */
const isLetters = (word: string) => /^(?:\p{Lu}\p{Ll}{0,3}\.?){2,6}$/u.test(word);

/** "GradIOSH", "MSc", "mni": "Misan" and "San" are names. */
const isWrittenAsLetters = (word: string, plain: string) =>
  !/\p{Ll}{2}/u.test(word) || /\p{Ll}\.?\p{Lu}/u.test(word) || smallNominals.has(plain);

/** A form of address, a degree or the letters of a body. */
export function isTitle(word: string): boolean {
  const plain = foldText(word).replace(/\.$/, "");
  return (
    honorifics.has(plain) ||
    bracketTitles.has(plain) ||
    (isWrittenAsLetters(word, plain) &&
      (postNominals.has(plain) || postNominals.has(plain.replaceAll(".", "")))) ||
    isDegree(word)
  );
}
