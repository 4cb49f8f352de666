import { anyOf, inOrder, patternOf } from "./patterns";
import type { FoundRule } from "./found-rule";
import type { Sentence } from "./sentence";

const AGE_WORD = inOrder(
  [
    /(?<![\p{L}])/u,
    anyOf(
      [
        /age[ds]?|youngest|oldest|years? old|yrs? old|years? of age|yrs? of age|old|older|younger|born|âge|âgée?/u,
        /d'âge|alter|mindestalter|höchstalter|altersgrenze|alt|lebensjahr|âgé\(e\)s?/u,
      ],
      "u",
    ),
    /(?![\p{L}])/u,
  ],
  "iu",
);
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
function withDigits(clause: string): string {
  return clause.replace(WORDS, (word) => String(AGES[word.toLowerCase()] ?? "").padEnd(word.length));
}

const RANGE = inOrder(
  [
    /(?<!\d)(?<low>[1-6]\d)\s{0,9}(?:years?|yrs?|ans)?\s?(?:-|–|—|to|and|&|et|à|und|bis|reach)\s?/u,
    /(?<high>[1-7]\d)(?!\d)/u,
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
    /(?: the)?(?: age)?(?: of)?[ :-]{0,3}(?:[\p{L}-]{4,12} ?\()?(?<high>[1-7]\d)(?!\d)/u,
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
const AGE_YEARS = /(?<!\d)(?:[1-7]\d)\s?(?:years?|yrs?|ans|jahre)(?![\p{L}])/iu;

// A clause that is nothing but a limit: "under 40", "30 at most", "not above 40".
const BARE_LIMIT = anyOf(
  [
    inOrder(
      [
        /^(?:[\p{L}]+ ){0,2}(?:1[6-9]|[2-5]\d) ?(?:-|–|to|and) ?(?:[2-6]\d) ?(?:years|yrs)?/u,
        /(?: only| preferred| strictly)?[.,;)]?$/u,
      ],
      "u",
    ),
    /^(?:1[6-9]|2[0-9]|3[0-5]) ?(?:\+|and above|upwards?)[.,;)]?$/,
    inOrder([
      /^(?:and |must )?(?:be )?/,
      patternOf(
        `(?:${/not (?:be )?(?:more|older|above|over)(?: than)?|below|under|younger than|maximum|max\.?|at most/.source})?`,
      ),
      / ?(?:1[89]|[2-6]\d)(?: at most| max(?:imum)?| and (?:below|above|under))?(?: (?:as at|by|on) .*)?[.,;)]?$/,
    ]),
  ],
  "iu",
);
// "between 18 and 40", "from 28 to 45", "should be 20 to 32", "not below 30 and not above 50": limits whose unit nobody needs to name.
const NAKED_LIMIT = inOrder(
  [
    /(?:^|\s)(?:between|(?:any(?:body|one) )?from|not (?:below|above|under|over)|up to|(?:should|must|to) be)\s/u,
    /(?:1[6-9]|[2-6]\d)/u,
    /(?:\s?(?:-|–|to|and)\s?(?:not (?:above|over|more than)\s)?(?:1[89]|[2-6]\d))?/u,
    /(?=[.,;)]?$|\s(?:years|yrs|only|strictly|preferred)(?! (?:of )?\p{L}*\s?exp))/u,
  ],
  "iu",
);
const BORN = inOrder(
  [
    /(?<!\p{L})born (?:on or )?(?:after|not earlier than|not before|since|from) /u,
    /(?:[\p{L}\d,]+ ){0,3}(?<year>(?:19|20)\d{2})(?!\d)/u,
  ],
  "iu",
);

/** Age limits. */
export function ageRules({ text, section, label }: Sentence, today: string): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply") return [];
  const born = BORN.exec(text);
  if (born) {
    const atMost = Number(today.slice(0, 4)) - Number(born.groups?.year);
    const range = { start: born.index, end: born.index + born[0].length };
    return [{ rule: { kind: "age", atMost, ...range }, demand: { kind: "age", ...range } }];
  }
  const isLabelled = /^(?:age|alter|âge)/.test(label ?? "");
  const found = clausesOf(text).flatMap(({ clause, at }): FoundRule[] => {
    const hasAge = isLabelled || AGE_WORD.test(clause);
    const speaksOfExperience = /experien|expérience|erfahrung|post[- ]?nysc/i.test(clause);
    const mayBeAge =
      AGE_YEARS.test(clause) || BARE_LIMIT.test(clause.trim()) || NAKED_LIMIT.test(clause.trim());
    if (!hasAge && (speaksOfExperience || !mayBeAge)) return [];
    const limits = limitsIn(clause, hasAge) ?? (at === 0 ? labelledLimit(clause, label) : undefined);
    if (!limits || (!hasAge && !limits.isCertain)) return [];
    const start = at + limits.start;
    const tail =
      /^\s?(?:years?|yrs?|ans|jahre)?(?: old| of age| d'âge| alt)?(?![\p{L}])/iu.exec(
        clause.slice(limits.end),
      )?.[0] ?? "";
    const end = at + limits.end + tail.length;
    const { atLeast, atMost } = limits;
    return [
      {
        rule: { kind: "age", ...(atLeast && { atLeast }), ...(atMost && { atMost }), start, end },
        demand: { kind: "age", start, end },
      },
    ];
  });
  return found.slice(0, 1);
}

/** "Age limit: 33" gives its number alone. */
function labelledLimit(clause: string, label: string | undefined): Limits | undefined {
  const found = /^\W{0,3}(?<limit>[1-6]\d)(?!\d)/.exec(clause);
  const side = /limit|max|ceiling|bracket|höchst/.test(label ?? "")
    ? "atMost"
    : /min|at least/.test(label ?? "")
      ? "atLeast"
      : undefined;
  return found && side
    ? { [side]: Number(found.groups?.limit), isCertain: true, start: found.index, end: found[0].length }
    : undefined;
}

function clausesOf(text: string): { clause: string; at: number }[] {
  let at = 0;
  return text.split(/(?<=[,;])/).map((clause) => {
    const here = { clause: withDigits(clause), at };
    at += clause.length;
    return here;
  });
}

type Limits = { atLeast?: number; atMost?: number; isCertain: boolean; start: number; end: number };

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
