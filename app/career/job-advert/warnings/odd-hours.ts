import { matchesIn } from "~/pattern";
import type { Warning } from "../job-advert";
import { anyOf, inOrder, patternOf } from "../patterns";
import type { Sentence } from "../sentence";
import { warning } from "./warning-texts";

const MEETING = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?<!you )interviews?|biometrics?|holds|screening|meet(?:ing)?|come|report|aptitude test|venue|orientation/u,
        /pick(?:ed)? (?:you )?(?:up|at)|pick you|call(?:s)? only|call me|accreditation|auditions?|visit/u,
        /call (?:\p{L}+ )?\+?[\d ]{7,}/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const HOUR = anyOf(
  [
    /(?<![\d:])(?<hour>\d{1,2})(?:[:.](?<minutes>\d{2}))? ?(?<half>am|pm|a\.m|p\.m)(?!\p{L})/u,
    inOrder(
      [
        /(?<!\p{L})/u,
        patternOf(
          `(?<night>${anyOf([/at night|midnight|late (?:in the )?evening|after dark|night time|in the night|tonight/u, /(?:sunday|saturday|friday|any) night/u], "u").source})`,
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
  ],
  "giu",
);

/** A meeting or a call in the evening or at night. */
export function oddHours(sentences: Sentence[]): Warning[] {
  return sentences.flatMap(({ text, start, section }) => {
    if (
      section === "duties" ||
      section === "benefits" ||
      !MEETING.test(text) ||
      /(?<!\p{L})(?:shifts?|work(?:ing)? hours|deadline|clos\p{L}+|resum\p{L}+|portal)(?!\p{L})/iu.test(text)
    )
      return [];
    return matchesIn(text, HOUR).flatMap((found) => {
      const { hour, half, night } = found.groups ?? {};
      const time = night ? 23 : (Number(hour) % 12) + (/^p/i.test(half ?? "") ? 12 : 0);
      return time >= 18 || time < 6
        ? [warning("odd-hours", start + found.index, start + found.index + found[0].length)]
        : [];
    });
  });
}
