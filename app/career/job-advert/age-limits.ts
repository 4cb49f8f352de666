import { anyOf, inOrder, patternOf } from "./patterns";

/** The limits of an age, and where in the clause they stand; `isCertain`: they can be nothing else. */
export type Limits = { atLeast?: number; atMost?: number; isCertain: boolean; start: number; end: number };

const AGES: Record<string, number> = {
  eighteen: 18,
  twenty: 20,
  "twenty-five": 25,
  thirty: 30,
  "thirty-five": 35,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  "fifty-five": 55,
  sixty: 60,
};
/** "thirty", "thirty (30)": an age in words. */
const WORDS = patternOf(
  String.raw`(?<![\p{L}-])(${Object.keys(AGES)
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?![\p{L}-])(?! ?\()(?! (?:thousand|percent|naira|two|three|beds?|people|staff))`,
  "giu",
);

/** Ages in words as digits, at the length of the words, so that places stay. */
export function withDigits(clause: string): string {
  return clause.replace(WORDS, (word) => String(AGES[word.toLowerCase()] ?? "").padEnd(word.length));
}

const RANGE = inOrder(
  [
    /(?<!\d)(?<low>[1-6]\d)\s{0,9}(?:years?|yrs?|ans)?\s?(?:-|–|—|to|and|&|et|à|und|bis|reach)\s?/u,
    /(?<high>[1-7]\d)(?!\d)(?! ?(?:months?|weeks?|days?|mois|monate)(?!\p{L}))/u,
  ],
  "iu",
);
const CEILING = inOrder(
  [
    anyOf(
      [
        /not (?:be |to be )?(?:more|older|above|over|exceed(?:ing)?|beyond|greater)(?: than)?/u,
        /(?:must|should|may|can) ?not (?:be )?(?:more|older|above|over|exceed|pass|cross|go above)(?: than)?/u,
        /no (?:go )?(?:pass|cross)/u,
        inOrder(
          [
            /(?:nobody|no one|none|not a day|never|nothing|no person)(?: \p{L}+){0,2} /u,
            /(?:above|over|older than|beyond|past)/u,
          ],
          "u",
        ),
        /no(?:t)? (?:more|older) than|(?<!nobody |no one |none |not |not be )(?:below|under)/u,
        /(?<!not )younger than|(?<!not |no |nothing )less than/u,
        /max(?:imum)?(?: age)?(?: of| is)?|age limit(?: is| of)?|at most|up to|limit|not exceed/u,
        /pas plus de|au plus|moins de|maximum|höchstens|maximal|nicht älter als/u,
      ],
      "u",
    ),
    // "not older than 24 months" is a paper's age.
    /(?: the)?(?: age)?(?: of)?[ :-]{0,3}(?:[\p{L}-]{4,12} ?\()?(?<high>[1-7]\d)(?!\d)/u,
    /(?! ?(?:months?|weeks?|days?|mois|monate)(?!\p{L}))/u,
  ],
  "iu",
);
const CEILING_AFTER = anyOf(
  [
    inOrder(
      [
        /(?<!\d)(?<high>[1-7]\d) ?(?:years?|yrs?|ans|jahre)?(?: old| of age)? ?(?:and|or|&|et) /u,
        /(?:below|under|younger|less|moins)/u,
      ],
      "u",
    ),
    inOrder(
      [
        /(?<!\d)(?<high2>[1-7]\d) ?(?:years?|yrs?|ans|jahre)?(?: old| of age)? ?/u,
        /(?:max|maximum|at most|maximal|au plus|au maximum|révolus)\b/u,
      ],
      "u",
    ),
  ],
  "iu",
);
const FLOOR = inOrder(
  [
    anyOf(
      [
        /at least|minimum(?: age)?(?: of| is)?|not (?:less|younger) than|not below/u,
        /(?:nobody|no one|none) (?:below|under)|above|over|from/u,
        /older than|au moins|mindestens|mindestalter|plus de/u,
      ],
      "u",
    ),
    /(?: the)?(?: age)?(?: of)?[ :-]{0,3}(?:[\p{L}-]{4,12} ?\()?(?<low>[1-6]\d)(?!\d)/u,
    /(?! ?(?:months?|weeks?|days?|mois|monate)(?!\p{L}))/u,
  ],
  "iu",
);
const FLOOR_AFTER = inOrder(
  [
    /(?<!\d)(?<low>[1-6]\d)/u,
    anyOf(
      [
        / ?\+| ?(?:years?|yrs?|ans|jahre)?(?: old| of age)? ?(?:and|or|&) (?:above|older|over)/u,
        / upwards?|(?: ?years?| ?yrs?) up(?! to)/u,
      ],
      "u",
    ),
  ],
  "iu",
);
/** The limits that a clause about an age gives. */
export function limitsIn(clause: string, hasAge: boolean): Limits | undefined {
  const range = RANGE.exec(clause);
  const low = Number(range?.groups?.low);
  const high = Number(range?.groups?.high);
  if (range && low < high)
    return {
      atLeast: low,
      atMost: high,
      isCertain: low >= 16,
      start: range.index,
      end: range.index + range[0].length,
    };
  const [most, least] = [
    CEILING.exec(clause),
    FLOOR.exec(clause.replace(CEILING, (own) => " ".repeat(own.length))),
  ];
  const [floor, ceiling] = [Number(least?.groups?.low), Number(most?.groups?.high)];
  if (most && least && floor >= 15 && floor < ceiling)
    return {
      atLeast: floor,
      atMost: ceiling,
      isCertain: floor >= 16,
      start: Math.min(most.index, least.index),
      end: Math.max(most.index + most[0].length, least.index + least[0].length),
    };
  for (const [pattern, side] of SIDES) {
    const found = pattern.exec(clause);
    const value = Number(found?.groups?.high ?? found?.groups?.high2 ?? found?.groups?.low);
    if (!found || value < 15) continue;
    const limit =
      side === "atMost" && /^(?:below|under|younger|less|moins)/i.test(found[0]) ? value - 1 : value;
    return { [side]: limit, isCertain: value >= 18, start: found.index, end: found.index + found[0].length };
  }
  const youngest = /(?<!\d)(?<low>[1-6]\d)(?!\d)[^\d.;]{0,20}(?:youngest|minimum age)/iu.exec(clause);
  const oldest = /(?<!\d)(?<high>[1-7]\d)(?!\d)[^\d.;]{0,20}(?:oldest|maximum age)/iu.exec(clause);
  if (youngest ?? oldest) {
    const [start, end] = [
      Math.min(youngest?.index ?? Infinity, oldest?.index ?? Infinity),
      Math.max(...[youngest, oldest].map((found) => (found ? found.index + found[0].length : 0))),
    ];
    return {
      ...(youngest && { atLeast: Number(youngest.groups?.low) }),
      ...(oldest && { atMost: Number(oldest.groups?.high) }),
      isCertain: true,
      start,
      end,
    };
  }
  const alone = hasAge ? /(?<!\d)(?<high>[1-6]\d)(?!\d)/.exec(clause) : null;
  if (!alone || !/limit|max|ceiling/i.test(clause)) return undefined;
  return { atMost: Number(alone[0]), isCertain: true, start: alone.index, end: alone.index + 2 };
}

const SIDES = [
  [CEILING, "atMost"],
  [CEILING_AFTER, "atMost"],
  [FLOOR, "atLeast"],
  [FLOOR_AFTER, "atLeast"],
] as const;
