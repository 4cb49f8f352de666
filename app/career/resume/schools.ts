import { foldText } from "../nlp/fold";
import { genericSchoolWords } from "./vocabulary/vocabulary";

/** True for a school's name that many schools have: "College of Education", "Federal Polytechnic". Its town belongs to it. */
export function isGenericSchool(name: string): boolean {
  const words = foldText(name)
    .replace(/[().,'’-]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.length > 0 && words.every((word) => genericSchoolWords.has(word));
}
