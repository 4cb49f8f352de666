import { anyOf } from "~/pattern";
import type { FoundRule } from "./found-rule";
import { SMALL_NUMBER, smallNumber, inOrder } from "./patterns";
import type { Sentence } from "./sentence";

const NUMBER = String.raw`(?:(?:${SMALL_NUMBER})\s?\(\s?)?`;
/** "minimum of three (3) to 5+ years'", with the numbers as groups. */
export const YEARS = new RegExp(
  String.raw`(?<cue>(?:(?:a |with |of )?(?:minimum|min\.?)(?: of)?|at least|(?:not|nothing|no) less than|minimum|over|above|more than|atleast|up to|au moins|minimum|mindestens|plus de) ?:? ?(?:a )?)?(?<![\p{L}\d.,])${NUMBER}(?<low>${SMALL_NUMBER})\s?\)?(?: ?\+| plus| or more)?(?:\s?(?:-|–|—|to|and|or|à|bis|/)\s?${NUMBER}(?<high>${SMALL_NUMBER})\s?\)?)?\s?\+?[ -]?(?:good |solid |full )?(?<unit>years?|yrs?|months?|ans|années?|mois|jahren?|jahr|monate?)(?![\p{L}])\.?'?s?`,
  "giu",
);
const EXPERIENCE = anyOf(
  [
    /experien[cs]|post[- ]?(?:nysc|qualification|call|graduat|registration|licen)|expérience/u,
    /erfahrung|\bcognate\b|\bpractice\b|in (?:a|the) similar|\bon the job\b|\bworking as\b/u,
    /in the (?:field|industry|role)/u,
  ],
  "iu",
);
const COMPANY_HISTORY = inOrder(
  [
    /\b/u,
    anyOf(
      [
        /we have|we've|has|have been|has been|established|founded|in business|our \p{L}+ (?:is|has)/u,
        /of existence|with over|operating for|serving|anniversary/u,
      ],
      "u",
    ),
    /\b[^.]{0,40}$/u,
  ],
  "iu",
);

// "three years in a secondary school", "2 to 4 years of bank marketing"
const TIME_AT_WORK = inOrder(
  [
    /^'?\s?/u,
    anyOf(
      [
        /in|as|of|on|with|at|wey|minimum|min|working|driving|teaching|selling|front|post|within|under/u,
        /relevant|proven|for|dans|en|comme|de|als|in der|im|d'/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** Years of experience. */
export function yearsRules({ text, section, label }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply") return [];
  return [...text.matchAll(YEARS)].flatMap((found): FoundRule[] => {
    const { low, high, unit } = found.groups ?? {};
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    const near = after.slice(0, 90).split(/[,;]/)[0] ?? "";
    const isLabelled = /experience|erfahrung|expérience/i.test(label ?? "");
    const before30 = before.slice(-40).split(/[,;]/).at(-1) ?? "";
    const isMonths = /^mo/i.test(unit ?? "");
    const isAgeRange = high !== undefined && Number(low) >= 16 && !EXPERIENCE.test(near);
    if (isAgeRange) return [];
    if (/^\s?(?:old|of age|d'âge|alt\b)/i.test(near) || /\bag(?:e|ed)\b|âge|\balter\b/i.test(before30))
      return [];
    const speaksOfExperience = isLabelled || EXPERIENCE.test(near) || EXPERIENCE.test(before30);
    if (!speaksOfExperience && isMonths && !(found.groups?.cue && TIME_AT_WORK.test(near))) return [];
    const isBare =
      /^\s*\+?\s*(?:minimum|min\.?|max(?:imum)?)?\s*$/.test(near.replace(/[.!]$/, "")) &&
      (section !== "head" || before30.trim() === "");
    if (!speaksOfExperience && !(TIME_AT_WORK.test(near) || isBare)) return [];
    if (!speaksOfExperience && (Number(low) > 15 || section === "duties")) return [];
    if (section === "head" && COMPANY_HISTORY.test(before)) return [];
    if (/\b(?:contract|probation|guarantor|training|bond)\b/i.test(near.slice(0, 25))) return [];
    const years = (value: string | undefined) => {
      const count = smallNumber(value);
      return count !== undefined && isMonths ? Math.round((count / 12) * 10) / 10 : count;
    };
    const atLeast = years(low);
    const atMost = years(high);
    if (atLeast === undefined) return [];
    const isCeiling = /^up to/i.test(found[0]);
    const tail = EXPERIENCE_TAIL.exec(after)?.[0] ?? "";
    const of = POST.exec(`${found[0]}${near}`)?.[0];
    const end = found.index + found[0].length + tail.length;
    return [
      {
        rule: {
          kind: "years",
          atLeast: isCeiling ? 0 : atLeast,
          ...(atMost !== undefined && atMost > atLeast && { atMost }),
          ...(isCeiling && { atMost: atLeast }),
          ...(of && { of: /nysc/i.test(of) ? "post-NYSC" : of.toLowerCase().replace(/ /g, "-") }),
          start: found.index,
          end,
        },
        demand: { kind: "years", start: found.index, end },
      },
    ];
  });
}

const POST = /\bpost[- ]?(?:nysc|qualification|call|graduation|registration)\b/i;
const EXPERIENCE_TAIL = inOrder(
  [
    /^'?\s?(?:of |d'|d’)?(?:[\p{L}/&-]+,? ){0,5}?/u,
    /(?:experiences?|expérience|erfahrung|berufserfahrung|post[- ]?(?:nysc|qualification|call))/u,
    /(?:\s(?:post[- ]nysc|professionnelle|experience))?(?![\p{L}])/u,
  ],
  "iu",
);
