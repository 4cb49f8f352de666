import { findPeriods } from "../dates";
import { findDegreeNotes, findDegreesAround, startsWithDegree } from "./degrees";
import { findExamResults } from "./exam-results";
import { findPartnerships } from "./employers";
import { validityJoins, validityPhrases } from "./vocabulary/notes";
import { foldText } from "../nlp/fold";
import { bracketTitles, engagements, honorifics } from "./vocabulary/vocabulary";

export type Stretch = { from: number; to: number };

/** The stretches of a line that no mark inside them parts: partnerships, notes in brackets, dates of expiry, "CGPA: 3.71". */
export function findUnbroken(text: string): Stretch[] {
  return [
    ...findPartnerships(text),
    ...findDegreeNotes(text),
    ...findDegreesAround(text),
    ...findEngagements(text),
    ...findAddressForms(text),
    ...findNamesAroundBrackets(text),
    ...findExpiries(text),
    ...findMeans(text),
    ...findGradeLevels(text),
    ...findExamResults(text),
    ...findShortForms(text),
  ];
}

/** "National Technical Certificate (NTC) in Block Laying": the short form of a degree before its subject. */
function findShortForms(text: string): Stretch[] {
  if (!text.includes(") in ")) return [];
  return [...text.matchAll(/(?<=\p{L})\s*\(\p{Lu}[\p{Lu}.&]{1,8}\)\s+(?=in\s)/gu)].map((match) => ({
    from: match.index - 1,
    to: match.index + match[0].length,
  }));
}

/** "GL 08 - 09", "Grade Level 12/13": from one level of the civil service to another. */
function findGradeLevels(text: string): Stretch[] {
  return [
    ...text.matchAll(/\b(?:gl|grade level|conhess|conraiss|contiss)\s?\d{1,2}\s?[–/-]\s?\d{1,2}\b/giu),
  ].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** "(NYSC)", "(self employed)", "(SIWES/Contract)": how somebody is engaged belongs to the words before it, where no degree follows. */
function findEngagements(text: string): Stretch[] {
  if (!text.includes("(")) return [];
  return [...text.matchAll(/(?<=[\p{L}\p{N}.&'’]\s{0,3})\s*\(([^()]{2,40})\)(?!\s*,)\s*/gu)]
    .filter(
      (match) =>
        foldText(match[1] ?? "")
          .split(/\s*[/,&]\s*/)
          .every((word) => engagements.has(word.replace(/\.$/, ""))) &&
        !startsWithDegree(text.slice(match.index + match[0].length)),
    )
    .map((match) => ({ from: match.index - 1, to: match.index + match[0].length }));
}

/** "Dr (Mrs) Mary Udoh", "Major B. Adamu (Rtd)": a form of address in brackets parts no name. */
function findAddressForms(text: string): Stretch[] {
  if (!text.includes("(")) return [];
  return [...text.matchAll(/(?<=[\p{L}.]\s{0,3})\s*\(([\p{L}.]{2,8})\)(?!\s*,)\s*/gu)]
    .filter((match) => {
      const word = foldText(match[1] ?? "").replace(/\.$/, "");
      return honorifics.has(word) || bracketTitles.has(word);
    })
    .map((match) => ({ from: match.index - 1, to: match.index + match[0].length }));
}

/** "Arab Contractors (O.A.O.) Nig. Ltd": the legal form behind a bracket ends the name before it. */
function findNamesAroundBrackets(text: string): Stretch[] {
  if (!text.includes(")")) return [];
  return [
    ...text.matchAll(
      /(?<=[\p{L}&.])\s*\([^()]{2,30}\)\s+(?=(?:nig(?:eria)?\b\.?|ltd|limited|plc|company|int(?:ernationa)?l|inc|llc|enterprises?|ventures?)(?!\p{L}))/giu,
    ),
  ].map((match) => ({ from: match.index - 1, to: match.index + match[0].length }));
}

/** The words before the date on which a paper runs out, at the end of a text. */
export const untilWords = new RegExp(
  `(?:[\\s,;(–-]\\s*|^)(?:to )?(?:${validityPhrases.join("|")})(?: (?:${validityJoins})){0,2}[\\s:.]*$`,
  "iu",
);

/** "Licence, expires 2027", "(valid till 05/2026)": when a paper runs out is a part of its words, and no date of it. */
export function findExpiries(text: string): Stretch[] {
  if (text.length > 200 || !/\d/.test(text)) return [];
  return findPeriods(text).flatMap(({ index, length }) => {
    const words = untilWords.exec(text.slice(0, index));
    if (!words) return [];
    const close = /^\s*\)\s*/.exec(text.slice(index + length))?.[0].length ?? 0;
    const from = text.slice(0, words.index).trimEnd().length - 1;
    return [{ from, to: index + length + close }];
  });
}

/** "CGPA: 3.71": the colon parts no label from its value. */
function findMeans(text: string): Stretch[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N})]\s*[,;|–-]\s*)(?:c\.?)?g\.?p\.?a\.?\s*:\s*(?=\d)/giu)].map(
    (match) => ({
      from: match.index - 1,
      to: match.index + match[0].length,
    }),
  );
}
