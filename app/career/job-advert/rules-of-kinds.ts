import { matchesIn } from "~/pattern";
import type { Demand, Rule, TextRange } from "./job-advert";
import { patternOf } from "./patterns";
import { limitsIn } from "./age-limits";
import { isPlaceName } from "./rules-person";
import { YEARS, yearsRule } from "./rules-years";

type Kind = "age" | "place" | "years" | "nysc";

/** What a must says whose kind makes it a rule, read from its own words alone. */
const READERS: Readonly<Record<Kind, (text: string, range: TextRange) => Rule | undefined>> = {
  age: (text, range) => {
    const limits = ageIn(text);
    return limits && { kind: "age", ...limits, ...range };
  },
  place: (text, range) => {
    const place = homeIn(text);
    return place === undefined ? undefined : { kind: "residence", place, ...range };
  },
  years: (text, range) => {
    const [found] = matchesIn(text, YEARS);
    const rule = found && yearsRule(text, found)?.rule;
    return rule?.kind === "years" ? { ...rule, ...range } : undefined;
  },
  nysc: (text, range) => (NOT_YET.test(text) ? undefined : { kind: "nysc", ...range }),
};
const NOT_YET = /(?<!\p{L})(?:not|no|serving|in view)(?!\p{L})/iu;

/**
 * Rules that no form of words says, such as "28 to 55." or "must stay mainland": where the model of kinds takes a must for an age, a
 * home, years or the national service, its words need only give the value. A rule that a form of words gave stands.
 */
export function rulesOfKinds(demands: readonly Demand[], known: readonly Rule[]): Rule[] {
  const kinds = new Set<string>(known.map(({ kind }) => (kind === "residence" ? "place" : kind)));
  return demands.flatMap(({ kind, need, text, start, end }) => {
    if (need !== "must" || !isKind(kind) || kinds.has(kind)) return [];
    const rule = READERS[kind](text.slice(0, MAX_CHARACTERS), { start, end });
    if (!rule) return [];
    kinds.add(kind);
    return [rule];
  });
}

const MAX_CHARACTERS = 160;

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(READERS, kind);
}

function ageIn(text: string): { atLeast?: number; atMost?: number } | undefined {
  const limits = limitsIn(text, true);
  if (limits) {
    const { atLeast, atMost } = limits;
    return { ...(atLeast && { atLeast }), ...(atMost && { atMost }) };
  }
  const [one, other] = matchesIn(text, /(?<!\d)[1-6]\d(?!\d)/g).map(([number]) => Number(number));
  if (one === undefined || other !== undefined) return undefined;
  if (FLOOR.test(text)) return { atLeast: one };
  return CEILING.test(text) ? { atMost: one } : undefined;
}
const FLOOR = /[+>≥]|(?<!\p{L})(?:from|above|over|up|older|least|minimum|min)(?!\p{L})/iu;
const CEILING =
  /[<≤]|(?<!\p{L})(?:upper|below|under|limit|max(?:imum)?|most|exceed\p{L}*|than|above|beyond|pass)(?!\p{L})/iu;

const NAME = String.raw`(?:\p{Lu}[\p{L}'’-]*|mainland|island)(?: (?:\p{Lu}[\p{L}'’-]*|\d{1,2}|mainland|island))*`;
const NAMES = patternOf(
  String.raw`(?<![\p{L}])${NAME}(?:(?:, | or | and |, or | ?/ ?| & | to )(?:the )?${NAME})*`,
  "gu",
);
// Words that open a line in capitals and name no place.
const OPENS = patternOf(
  String.raw`^(?:(?:Must|Should|Be|To|Live|Lives|Living|Reside|Resides|Resident|Residence|Residing|Based|Stay|Stays|Staying|House|Home|Home address|Address|Domiciled|Location|Mobility|Applicants?|Candidates?|Person|Preferably|Only|Close|Near|Around|Within|In|At|Not|Willing|Ready|Readiness|Able|You) ?)+`,
  "u",
);
/** Where somebody comes from, or goes for work, is not where they live. */
const NO_HOME =
  /(?<!\p{L})(?:indigen\p{L}*|origin|travel\p{L}*|visit\p{L}*|trips?|native|citizen\p{L}*)(?!\p{L})/iu;

/** The places that the words name; none where the only name is that of a country. */
function homeIn(text: string): string | undefined {
  if (NO_HOME.test(text)) return undefined;
  const names = matchesIn(text, NAMES)
    .map(([name]) => name.replace(OPENS, "").trim())
    .filter((name) => name.length > 2 && !/^(?:Nigeria|Africa|English)$/.test(name));
  return names.find((name) => name.split(/, | or | and |\//).some(isPlaceName)) ?? names[0];
}
