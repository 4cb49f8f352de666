import { foldText } from "../nlp/fold";
import { notInNames } from "./vocabulary/person-names";

/** "CURRICULUM VITAE": the name of the paper alone. */
export const namesPaper = (text: string) =>
  /^\W*(?:my |the )?(?:c\.?v\.?|curriculum vit(?:ae?|e|æ)|r[ée]sum[ée])\W*$/iu.test(text);

/** "CURRICULUM VITAE", "My CV": what the paper is, or a greeting. */
export function isKindOfPaper(text: string): boolean {
  if (/\b(?:c\.?v\b|curriculum vit[aeæ]|r[ée]sum[ée]\b)/iu.test(text) && text.length < 60) return true;
  const words = foldText(text)
    .split(/[^a-zæ]+/)
    .filter((word) => word !== "");
  return (
    words.length <= 6 && words.every((word) => notInNames.has(word) || word === "vitæ" || word === "biodata")
  );
}

/** "Curriculum Vitae – OBI Ada Chika – Confidential", "Good day sir pls this is my cv": a line that tells of the paper, and not of what somebody can resume. */
export const isAboutPaper = (text: string) =>
  text.length < 80 && /\b(?:c\.?v|curriculum vit[aeæ])\b|\b(?:my|this) r[ée]sum[ée](?!\p{L})/iu.test(text);
