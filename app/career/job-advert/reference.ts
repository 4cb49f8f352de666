import { matchesIn } from "~/pattern";
import { anyOf, inOrder, patternOf } from "./patterns";
import type { Sentence } from "./sentence";

const CODE = anyOf(
  [
    // "TF/22/A"
    /^(?=[^ ]*\d)[A-Z]{2,}[A-Z0-9]*(?:[/_-][\p{L}0-9]+)+$/u,
    // "HRM2026", "EA/CHM/MAITAMA"
    /^[A-Z]{2,6}\d{2,6}$|^[A-Z]{2,4}(?:\/[A-Z]{2,10}){2,3}$/u,
  ],
  "u",
);

/** A code that the subject line shall hold: "PM-MG-05", "DST/EKP - your name". */
export function codeInSubject(subject: string | undefined): string | undefined {
  // "HRR/1126/BCM ASABA": what goes on in capitals belongs to the code.
  if (subject && WHOLE_CODE.test(subject)) return subject;
  return subject?.split(/[ ,]+/).find((word) => CODE.test(word) && (word === subject || word.includes("/")));
}

const WHOLE_CODE = /^(?=[^ ]*\d)[A-Z]{2,}[A-Z0-9]*(?:[/_-][A-Z0-9]+)+ [A-Z]{2,12}$/u;

/** "/041", "-REC", "/Vol. II", "/Marina" within a code: the volume of a file and a town are no capitals. */
const SEGMENT = String.raw`[/_.-](?:\s?V[Oo][Ll]\.?\s?(?:[IVX]+|\d+)(?![\p{L}\d])|[A-Z0-9&]+|\p{Lu}\p{Ll}+(?=/))`;
const NO_CAPITALS = /V[Oo][Ll](?=[.\s\d])|(?<=\/)\p{Lu}\p{Ll}+(?=\/)/gu;

const REFERENCE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        anyOf(
          [
            /ref(?:erence)?\.?(?: (?:no|number|code|id))?|job (?:code|id|ref)/u,
            /(?:vacancy|announcement|advert|position)(?: announcement| notice)? (?:no|number|code|id)/u,
            /(?:requisition|vacancy notice)(?: (?:no|number|code|id))?/u,
          ],
          "u",
        ),
        /kennziffer|référence|réf\./u,
        /(?:avis|offre|annonce)(?: \p{L}+){0,3} n[°o]\.?/u,
        /quot(?:e|ing)(?! (?:the )?(?:ref|code|job|vacancy))|code/u,
      ],
      "u",
    ),
    /(?: (?:in|on|as|for) (?:the |your )?(?:e-?mail |mail )?(?:subject|heading|caption)(?: line)?(?=:))?/u,
    patternOf(String.raw`\.?\s*[:#"'“–-]?\s*["'“]?(?<code>[A-Z0-9][A-Z0-9&]*(?:${SEGMENT})*)["'”]?`, "u"),
  ],
  "giu",
);

const OF_LETTERS = /^[A-Z]{2,6}(?:\/[A-Z]{2,10})+$/u;
const ASKS_CODE = /^(?:quot|ref)/iu;

// A code without a label: "with TF/22/A on the envelope".
const MARKED = inOrder(
  [
    /(?<!\p{L})(?:[Ww]ith|[Mm]ention|[Mm]arked|[Bb]earing|[Ss]tate|[Uu]nder|[Vv]acancy) ["'“]?/u,
    /(?<code>(?=\S*\d)[A-Z]{2,}(?:[/-][A-Z0-9]+){2,})(?![\p{L}\d])/u,
  ],
  "u",
);

// "VACANCY FOR GENERAL MANAGER (UTMC/GM/01).", "Benue Valley Sugar – BVS/IA/003", a line that is nothing but a code.
const IN_HEAD = inOrder(
  [
    /(?:^|[([]| [-–—|] )/u,
    patternOf(String.raw`(?<code>[A-Z]{2}[A-Z0-9&]*(?:[/-][A-Z0-9.&]{1,8}|${SEGMENT}){1,6})`, "u"),
    // The day of the letter stands on its line, too.
    /(?=[)\]]|$|: | [-–—|] | Dated?(?!\p{L})| \d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2})/u,
  ],
  "u",
);
const NO_CODE = /^(?:COVID|ISO|SS\d?|JSS\d?|GL|FY|HND|OND|BSC|SSCE|B2B|COVID-19|CON\p{Lu}+)(?:[/-]|$)/u;
const HEAD_SENTENCES = 10;

/** The code of the advert, behind a word that says so or in its head. */
export function referenceIn(
  applying: readonly Sentence[],
  sentences: readonly Sentence[],
): string | undefined {
  const all = sentences.map(({ text }) => text).join("\n");
  for (const text of [...applying.map(({ text: own }) => own), all]) {
    const code = namedReference(text);
    if (code !== undefined) return code;
  }
  for (const { text } of [...applying, ...sentences.slice(0, HEAD_SENTENCES)]) {
    const code = MARKED.exec(text)?.groups?.code;
    if (code) return code;
  }
  for (const { text, section } of sentences.slice(0, HEAD_SENTENCES)) {
    const code = section === "head" ? IN_HEAD.exec(text)?.groups?.code : undefined;
    if (code && code.length >= 6 && /\d/.test(code) && !NO_CODE.test(code)) return code;
  }
  return undefined;
}

/** The code behind a word that says so: "Ref: CWC/02", "quote KF/NUT". */
export function namedReference(text: string): string | undefined {
  for (const found of matchesIn(text, REFERENCE)) {
    const code = found.groups?.code?.replace(/[.-]+$/, "") ?? "";
    const bare = code.replace(NO_CAPITALS, "");
    if (/\d/.test(code) && /[A-Z]/.test(code) && bare === bare.toUpperCase()) return code;
    // "quote KF/NUT": letters alone are a code only in parts.
    if (OF_LETTERS.test(code) && ASKS_CODE.test(found[0])) return code;
    if (/^\d{3,8}$|^\d{2,4}[-/]\d{1,4}$/.test(code)) return code;
  }
  return undefined;
}
