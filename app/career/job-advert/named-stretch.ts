import type { TaggedAdvert } from "./tagger/tag-advert";

/** A stretch that the tagger takes for the name of the post or of the employer, and how sure it is (0 to 1). */
export type NamedStretch = { text: string; of: "title" | "company"; confidence: number };

/** The names of post and employer among all that was tagged. */
export function namedStretches(text: string, { stretches }: TaggedAdvert): NamedStretch[] {
  return stretches.flatMap(({ of, start, end, confidence }) => {
    if (of !== "title" && of !== "company") return [];
    const code = of === "title" ? (CODE.exec(text.slice(Math.max(0, start - 4), start))?.[0] ?? "") : "";
    return [{ text: code + text.slice(start, end), of, confidence }];
  });
}
/** "6G WELDERS": the number belongs to the name. */
const CODE = /(?<![\p{L}\d])\d\p{Lu} $/u;
