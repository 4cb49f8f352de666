import { isDegree } from "./degrees";
import { fold, organisations, places, schools, titles } from "./vocabulary/vocabulary";

/** True for a place of the vocabulary: "Ago-Iwoye", "Akure". */
export function isPlace(text: string): boolean {
  return places.has(fold(text));
}

/** True for a few words without a figure of which none tells an employer, a school, a title or a degree: they may name a place. */
export function isPlaceShape(text: string): boolean {
  const words = fold(text)
    .split(/[\s,()]+/)
    .filter((word) => word !== "");
  return (
    isPlace(text) ||
    (words.length <= 4 &&
      !/\d/.test(text) &&
      !isDegree(text) &&
      !words.some((word) => organisations.has(word) || schools.has(word) || titles.has(word)))
  );
}
