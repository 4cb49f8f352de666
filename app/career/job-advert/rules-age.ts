import { type Limits, limitsIn, withDigits } from "./age-limits";
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
