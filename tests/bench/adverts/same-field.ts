import { singular } from "~/career/job-advert/title-print";
import { barely } from "./labelled-fields";
import { sharesWords } from "./score";

/** Whether two titles name one post: without its count, its reference and what stands behind it in brackets or behind a dash. */
export function isSameTitle(wanted: string, found: string): boolean {
  return titleOf(wanted) === titleOf(found) || titleOf(withoutTail(wanted)) === titleOf(withoutTail(found));
}

function titleOf(title: string): string {
  return barely(singular(title.replace(/\(?\b\d+\)?/gu, "")).replace(/(?<=\p{L})s(?=\s|$)/giu, ""));
}

function withoutTail(title: string): string {
  return title.replace(/ ?\(.*$|,.*$|\s[–—-]\s.*$/u, "");
}

/** Names that share three of four words. */
export function isSameName(wanted: string, found: string): boolean {
  return sharesWords(barely(wanted), barely(found));
}

/** Whether a letter to `found` goes to `wanted`: each word of the shorter name stands in the other. */
export function isPerson(wanted: string, found: string): boolean {
  const first = wanted.split(/\n|, (?=P\.)/u)[0] ?? "";
  return sharesWords(barely(first), barely(found));
}

/** Whether a subject line is the wanted one, with whatever name the applicant's own parts have. */
export function isSameSubject(wanted: string, found: string): boolean {
  const form = (text: string) =>
    barely(
      text
        .replace(/[[(]?(?:\{[^}]*\}|\b(?:your|state of)\b(?: \w+){1,2})[\])]?/giu, "{}")
        .replace(/[/|–—,+-]/gu, " "),
    );
  const isWhole = (text: string) => count(text, "(") === count(text, ")");
  return form(wanted) === form(found) && isWhole(found);
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** Papers by one name each, whatever label or advert call them. */
export function papersOf(papers: readonly string[]): string[] {
  return [...new Set(papers.map((paper) => SAME.find(([words]) => words.test(paper))?.[1] ?? barely(paper)))];
}

const SAME: readonly (readonly [RegExp, string])[] = [
  [/application form/iu, "application form"],
  [/discharge/iu, "nysc certificate"],
  [/indigene|\borigin\b/iu, "certificate of origin"],
  [
    /reference letters?|letters? (?:of (?:reference|attestation|recommendation)|from)|^references?$|referees/iu,
    "references",
  ],
  [/suitability|motivation/iu, "suitability statement"],
  [/cover|letter|application|note\b|one page/iu, "letter"],
  [/\bcv\b|resume|curriculum/iu, "resume"],
  [/passport/iu, "passport photograph"],
  [/licen[cs]e|permit|lasdri/iu, "licence"],
  [/portfolio|pictures? of|photographs? of|links? to|showreel|\breel\b|pics/iu, "portfolio"],
  [/transcript|sample|finding aid/iu, "sample"],
  [/\bid\b|identi|nin\b/iu, "means of identification"],
  [/credentials|certificates?$|certificates? of|bosiet|compex/iu, "certificates"],
  [/photo/iu, "photograph"],
];

const SMALL =
  /^(?:and|the|your|you|their|what|how|when|where|with|that|this|say|tell|state|put|mention|write|must|will|for)$/;

/** Whether six of ten words of what shall be said are asked. */
export function saysAll(wanted: string, found: string): boolean {
  const words = barely(wanted)
    .split(" ")
    .filter((word) => word.length > 2 && !SMALL.test(word));
  const text = ` ${barely(found)} `;
  const held = words.filter((word) => text.includes(` ${word} `) || text.includes(` ${word}s `));
  return words.length === 0 || held.length >= 0.6 * words.length;
}
