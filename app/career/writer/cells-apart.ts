import type { Sentence } from "~/career/generated-document";
import type { Profile } from "~/career/profile.schema";
import { capitalFirst } from "./casing";
import { countWords } from "./wording";

type Line = Profile["custom"][number]["lines"][number];

/**
 * The own sections of a profile with each cell of a row of a form as a bullet, without the label that all of them repeat. `sentences`: their lines
 * that are none of `source`, the profile as its owner has it, each with the line that it comes from.
 */
export function withCellsApart(
  profile: Profile,
  source: Profile,
): { profile: Profile; sentences: Sentence[] } {
  const sentences: Sentence[] = [];
  const custom = profile.custom.map(({ heading, lines }, at) => ({
    heading,
    lines: lines.flatMap((line, n) => {
      const parts = cellsOf(line);
      const own = source.custom[at]?.lines[n]?.text;
      for (const { text } of parts.filter((part) => part.text !== own))
        sentences.push({ text, kind: "claim", sourceIds: [`custom.${at}.lines.${n}`], paragraph: 0 });
      return parts;
    }),
  }));
  return { profile: { ...profile, custom }, sentences };
}

function cellsOf(line: Line): Line[] {
  const cells = line.text.split(" | ");
  const [label = ""] = /^[^:|]{2,60}: /u.exec(line.text) ?? [];
  const isRepeated = label !== "" && cells.every((cell) => cell.startsWith(label));
  if (cells.length < 2 || (!isRepeated && cells.some((cell) => countWords(cell) < FEWEST_WORDS)))
    return [line];
  return cells.map((cell) => ({
    text: capitalFirst(isRepeated ? cell.slice(label.length) : cell),
    bullet: true,
  }));
}

/** "HSE Level 1 | 2019" are the parts of one thing. */
const FEWEST_WORDS = 6;
