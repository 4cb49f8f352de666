import type { TextRange } from "./job-advert";
import { anyOf, patternOf, sourceOf } from "./patterns";
import { BEFORE_OTHERS, BEHIND_OTHERS, NO_READERS } from "./vocabulary/persons-of-others";
import { POST } from "./vocabulary/persons";

/**
 * Whether a person or an office stands in an advert for something else than to read applications: whom the post reports to, who
 * founded the firm, who is quoted, to whom nobody shall write.
 */
export function isOfOthers(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  return (
    BEFORE.test(before) ||
    NEVER.test(before.split(CLAUSE_END).at(-1) ?? "") ||
    BEHIND.test(text.slice(end, end + REACH))
  );
}

const REACH = 90;
// "Do not call the office, send your CV to …" forbids only what stands before the comma.
const CLAUSE_END = anyOf(
  [
    /[.;:!?\n](?=\s)/u,
    /,? (?=(?:but|rather|instead|just|only|please|kindly)(?!\p{L}))/u,
    /[,–-] (?=\p{L}+ (?:your|all|it|them|the|an?) )/u,
  ],
  "u",
);
const BESIDE = String.raw`(?:,? ?(?:[Oo]ur |[Tt]he )?${POST},?)?`;
const BEFORE = patternOf(
  String.raw`(?<!\p{L})${sourceOf(BEFORE_OTHERS)}[,:]? (?:(?:[Oo]ur|[Tt]he|[Aa]n?) )?(?:${POST}[,:]? )?(?:[Tt]he |[Oo]ur )?$`,
  "u",
);
const BEHIND = patternOf(
  String.raw`^${BESIDE} (?:has |had |was |is |who )?${sourceOf(BEHIND_OTHERS)}(?!\p{L})`,
  "u",
);
const NEVER = patternOf(
  String.raw`(?<!\p{L})(?:[Dd]o not|[Dd]on['’]t|[Nn]ever|[Nn]obody|[Nn]o one)(?!\p{L}) ${sourceOf(NO_READERS)}(?!\p{L})`,
  "u",
);
