import { matchesIn } from "~/pattern";
import type { FoundRule } from "./found-rule";
import { anyOf, inOrder, patternOf, SMALL_NUMBER, smallNumber } from "./patterns";
import type { Sentence } from "./sentence";

const NUMBER = String.raw`(?:(?:${SMALL_NUMBER})\s?\(\s?)?`;
/** "minimum of three (3) to 5+ years'", with the numbers as groups. A number alone in brackets counts something else: "EXECUTIVE CHEF (1) – 8 yrs". */
export const YEARS = patternOf(
  String.raw`(?<cue>(?:(?:a |with |of )?(?:minimum|min\.?)(?: of)?|at least|(?:not|nothing|no) less than|minimum|over|above|more than|atleast|up to|au moins|minimum|mindestens|plus de) ?:? ?(?:a )?)?(?<![\p{L}\d.,])(?!(?<=\()\d{1,2}\s?\))${NUMBER}(?<low>${SMALL_NUMBER})\s?\)?(?: ?\+| plus| or more)?(?:\s?(?:-|–|—|to|and|or|à|bis|/)\s?${NUMBER}(?<high>${SMALL_NUMBER})\s?\)?)?\s?\+?[ -]?(?:good |solid |full |clear |calendar )?(?<unit>years?|yrs?|seasons?|sessions?|decades?|months?|ans?|années?|mois|jahren?|jahre?|monate?)(?![\p{L}])\.?'?s?`,
  "giu",
);
const EXPERIENCE = anyOf(
  [
    anyOf(
      [
        /experien[cs]|(?<!\p{L})exp(?!\p{L})/u,
        /post[- ]?(?:nysc|qualification|call|graduat|registration|licen)|expérience/u,
      ],
      "u",
    ),
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

// What else lasts years: "a 2 year contract", "renewable every 3 years", "the last 5 years", "under 5 years old".
const OTHER_TIME_AFTER = inOrder(
  [
    /^'?\s?(?:\p{L}+ ){0,2}/u,
    anyOf(
      [
        /contract|probation|guarantor|training|bond|warranty|programme|program|course|scheme|apprenticeship/u,
        /renewable|anniversary|ago|old|of age|plan|project|lease|visa|term|period|tenure|internship|placement/u,
        /strong|vertrag|befristet|probezeit|contrat|cdd|stage/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const OTHER_TIME_BEFORE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /last|past|next|every|each|after|for the|within|lasts?|duration(?: is)?|period of|renewable (?:for|every)/u,
        /valid for|graduat\p{L}+|aged?|stipend for|contract (?:of|for|is)|training (?:of|for|is|lasts)/u,
      ],
      "u",
    ),
    / ?(?:a |the )?$/u,
  ],
  "iu",
);

type Found = RegExpExecArray | RegExpMatchArray;

/** Years of experience. Where an advert asks, years are experience unless they are an age or the time of something else. */
export function yearsRules({ text, section, label }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply") return [];
  const rules: FoundRule[] = [];
  for (const found of matchesIn(text, YEARS)) {
    const last = rules.at(-1)?.demand;
    // "6 years in retail, 2 years of which as supervisor" is one demand.
    if (last && (found.index < last.end || PART_OF.test(text.slice(last.end, found.index)))) continue;
    if (!isExperience(text, found, { section, label })) continue;
    const rule = yearsRule(text, found);
    if (rule) rules.push(rule);
  }
  return rules;
}

const PART_OF = inOrder(
  [
    /^[^;.\d]{0,60}(?:,|with|including|of which|out of which)/u,
    /(?: (?:at least|a|minimum|of|not less than|out of which))*\s*$/u,
  ],
  "iu",
);

function isExperience(
  text: string,
  found: Found,
  { section, label }: Pick<Sentence, "section"> & { label?: string | undefined },
): boolean {
  const { low, high, unit, cue } = found.groups ?? {};
  const index = found.index ?? 0;
  const before = text.slice(0, index);
  const near = text.slice(index + found[0].length, index + found[0].length + 90).split(/[,;]/)[0] ?? "";
  const clauseBefore = before.slice(-40).split(/[,;]/).at(-1) ?? "";
  const isNamed =
    /experience|erfahrung|expérience/i.test(label ?? "") ||
    EXPERIENCE.test(near) ||
    EXPERIENCE.test(clauseBefore);
  if (high !== undefined && Number(low) >= 16 && !EXPERIENCE.test(near)) return false;
  if (/^\s?(?:old|of age|d'âge|alt\b)/i.test(near)) return false;
  if (/\bag(?:e|ed)\b|âge|\balter\b/i.test(`${clauseBefore} ${cue ?? ""}`) || /^age/.test(label ?? ""))
    return false;
  if (OTHER_TIME_AFTER.test(near) && !/^'?\s?(?:of )?(?:\p{L}+ ){0,3}exp/iu.test(near)) return false;
  if (section === "head" && COMPANY_HISTORY.test(before) && !/must|should/i.test(clauseBefore)) return false;
  if (isNamed) return true;
  if (OTHER_TIME_BEFORE.test(before)) return false;
  if (/^mo/i.test(unit ?? ""))
    return (
      (cue !== undefined || section === "must") && /^'? (?:in|as|of|at|on|\p{L}+ing)(?!\p{L})/iu.test(near)
    );
  return (smallNumber(low) ?? 99) <= 15 && section !== "duties";
}

/** The rule of one length of time that is known to be experience. */
export function yearsRule(text: string, found: Found): FoundRule | undefined {
  const { low, high, unit } = found.groups ?? {};
  const start = found.index ?? 0;
  const after = text.slice(start + found[0].length);
  const years = (value: string | undefined) => {
    const count = smallNumber(value);
    if (count === undefined) return undefined;
    if (/^dec/i.test(unit ?? "")) return count * 10;
    return /^mo/i.test(unit ?? "") ? Math.round((count / 12) * 10) / 10 : count;
  };
  const atLeast = years(low);
  const atMost = years(high);
  if (atLeast === undefined) return undefined;
  const isCeiling = /^up to/i.test(found[0]);
  const of = POST.exec(`${found[0]}${after.slice(0, 90).split(/[,;]/)[0] ?? ""}`)?.[0];
  const tail = (EXPERIENCE_TAIL.exec(after)?.[0] ?? "").length;
  const part = (PART_TAIL.exec(after)?.[0] ?? "").length;
  const end = start + found[0].length + Math.max(tail, part);
  return {
    rule: {
      kind: "years",
      atLeast: isCeiling ? 0 : atLeast,
      ...(atMost !== undefined && atMost > atLeast && { atMost }),
      ...(isCeiling && { atMost: atLeast }),
      ...(of && { of: /nysc/i.test(of) ? "post-NYSC" : of.toLowerCase().replace(/ /g, "-") }),
      start,
      end: start + found[0].length + tail,
    },
    demand: { kind: "years", start, end },
  };
}

const POST = /\bpost[- ]?(?:nysc|qualification|call|graduation|registration|licen[cs]ing|internship)\b/i;
const EXPERIENCE_TAIL = inOrder(
  [
    /^'?\s?(?:of |d'|d’)?(?:[\p{L}/&-]+,? ){0,5}?/u,
    /(?:experiences?|exp|expérience|erfahrung|berufserfahrung|post[- ]?(?:nysc|qualification|call))/u,
    /(?:\s(?:post[- ]nysc|professionnelle|experience))?(?![\p{L}])/u,
  ],
  "iu",
);
/** "… in retail, 2 of which as supervisor", "… in hotels with at least two in a supervisory role". */
const PART_TAIL = patternOf(
  String.raw`^[^;.,\d]{0,70}(?:,| with| including)(?: (?:at least|a|minimum|of|not less than|with|including))* (?:${SMALL_NUMBER}) ?(?:\+ ?)?(?:years?|yrs?)?(?: of (?:which|them)| in| as)(?:[^;.,]{0,50})`,
  "iu",
);
