import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { schoolPapers, shortDegrees } from "./vocabulary/vocabulary";

/** "B. Agric", "M. Sc", "N. C. E." → "B.Agric", "M.Sc", "N.C.E.": a gap behind a stop parts no degree, and its first letter counts no line. */
export function withWholeDegrees(text: string): string {
  if (!/\.\s\p{L}/u.test(text)) return text;
  return text
    .replace(RANK_AND_SUBJECT, (whole, rank: string, subject: string) =>
      isShortDegree(rank + subject) ? `${rank}.${subject}` : whole,
    )
    .replace(MORE_PARTS, "")
    .replace(LETTERS, (letters) => (isShortDegree(letters) ? letters.replace(/[^\S\n]/gu, "") : letters));
}

/** A paragraph with its degrees whole. Where one changes its look inside, the paragraph stays as it is. */
export function wholeDegreesOf(paragraph: Paragraph): Paragraph {
  const text = withWholeDegrees(paragraph.text);
  if (text === paragraph.text) return paragraph;
  const runs = paragraph.runs.map((run) => ({ ...run, text: withWholeDegrees(run.text) }));
  return runs.map((run) => run.text).join("") === text ? { ...paragraph, text, runs } : paragraph;
}

const RANK_AND_SUBJECT = /(?<![\p{L}.])([BMD]|Ph)\.[^\S\n](\p{Lu}[\p{L}]{0,9})(?![\p{L}])/gu;
/** The gap of "B.Agric. Tech." */
const MORE_PARTS = /(?<=(?<![\p{L}.])[BMD]\.\p{Lu}\p{Ll}{1,6}\.)[^\S\n](?=\p{Lu}\p{Ll}{1,6}\.)/gu;
/** Three letters at least: "B. A." may begin a name. */
const LETTERS = /(?<![\p{L}.])(?:\p{Lu}\.[^\S\n]){2,4}\p{Lu}(?![\p{L}])/gu;

function isShortDegree(text: string): boolean {
  const short = foldText(text).replace(/[^a-z]/g, "");
  return short.length > 2 && (shortDegrees.has(short) || schoolPapers.has(short));
}
