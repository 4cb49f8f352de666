import { anyOf } from "~/pattern";
import { namesRole } from "./letter-writer/role-names";
import { lowerFirst } from "./writer/casing";
import { isTraining, isWorkExperience, monthsOfExperience } from "./tenure";
import type { Profile } from "./profile.schema";

/** Years of work as the person's own summary states them. `line` is its place in the summary; `isTotal`: of all work, not of one field; `isLeast`: "4+". */
export type StatedYears = {
  count: number;
  line: number;
  isTotal: boolean;
  isLeast: boolean;
  isDecade?: true;
};

const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const ONES = "one|two|three|four|five|six|seven|eight|nine";
const TENS = "twenty|thirty|forty";
/** "thirty-five", "a decade" */
const IN_WORDS = `(?:${TENS})(?:[- ](?:${ONES}))?|${TEENS}|${ONES}`;
/** "thirty-five unbroken years" */
const KIND_OF_YEARS = "(?:(?:good|solid|unbroken|full|whole|cumulative|active|progressive|cognate) )?";
const YEARS = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(?<figure>\\d{1,2}|${IN_WORDS})(?<more>\\+| plus)?\\s*${KIND_OF_YEARS}(?:years|yrs|ans|Jahren?|años)(?<plus> plus)?(?!\\p{L}|['’]? (?:of age|old)\\b)['’]?|(?<decade>a decade(?!\\p{L})))`,
  "iu",
);
const AT_LEAST = /\b(?:over|above|more than|at least) $/iu;
/** "4+ years" of who has worked for five. */
const MOST_MORE = 1;
const MOST_OVER_A_DECADE = 4;
// "of work experience", but not "of experience in retail"
const EXPERIENCE = anyOf([
  /(?:of )?(?:\p{L}+ )?experience/u, // 8 years of work experience
  /d['’]expérience(?: professionnelle)?/, // 8 ans d'expérience
  /Berufserfahrung/, // 8 Jahre Berufserfahrung
  /de experiencia(?: laboral)?/, // 8 años de experiencia
]);
const IN_A_FIELD = /(?! (?:\p{L}+ing|in|as|with|of|at|en|comme|dans|als|como)\b)/u;
const IN_TOTAL = new RegExp(`^ ${EXPERIENCE.source}(?!\\p{L})${IN_A_FIELD.source}`, "iu");

/** The first figure of years in the person's summary; undefined without one. */
export function statedYears({ summary }: Pick<Profile, "summary">): StatedYears | undefined {
  for (const [line, text] of summary.entries()) {
    const found = YEARS.exec(text);
    const { figure = "ten", more, plus, decade } = found?.groups ?? {};
    // "Lived in Jos for three years": in words only what is said to be of work.
    const isOfWork = /^\d/.test(figure) || decade !== undefined || IS_OF_WORK.test(text.slice(found?.index));
    if (!found || !isOfWork) continue;
    return {
      count: inDigits(figure),
      line,
      isTotal: IN_TOTAL.test(text.slice(found.index + found[0].length)),
      ...(decade !== undefined && { isDecade: true as const }),
      isLeast: more !== undefined || plus !== undefined || AT_LEAST.test(text.slice(0, found.index)),
    };
  }
  return undefined;
}

const IS_OF_WORK = /^(?:\S+ ){1,8}?experience|^\S+ (?:unbroken|cumulative|cognate|active) /iu;

/** "thirty-five" → 35 */
function inDigits(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  const values = new Map(
    [...ONES.split("|"), ...TEENS.split("|")].map((word, at): [string, number] => [word, at + 1]),
  );
  TENS.split("|").forEach((word, at) => values.set(word, (at + 2) * 10));
  return words
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + (values.get(word) ?? 0), 0);
}

/**
 * The whole years of work that both papers state, so that no reader finds two figures: what the person's summary says,
 * else the years that their jobs add up to, overlapping ones counted once, without the service year and other training where there is more. Undefined where there is less than a year, and
 * where the summary counts the years of one field: a second figure would need an explanation.
 */
export function yearsToState(
  profile: Pick<Profile, "summary" | "work">,
  today: string,
): { count: number; sourceIds: string[] } | undefined {
  const all = profile.work.filter((job) => isWorkExperience(job));
  const worked = all.filter((job) => !isTraining(job));
  const counted = yearsOf(worked, today) > 0 ? worked : all;
  const stated = statedYears(profile);
  if (stated?.isTotal) return { count: stated.count, sourceIds: [`summary.${stated.line}`] };
  // Some people count the service year, some do not.
  const jobs =
    stated === undefined
      ? counted
      : [counted, all].find((some) => {
          const more = yearsOf(some, today) - stated.count;
          const most = stated.isDecade ? MOST_OVER_A_DECADE : MOST_MORE;
          return more === 0 || (stated.isLeast && more > 0 && more <= most);
        });
  if (jobs === undefined || yearsOf(jobs, today) < 1) return undefined;
  // Of a post without a time nobody knows how many years it adds.
  if (stated === undefined && !areDated(jobs)) return undefined;
  return {
    count: yearsOf(jobs, today),
    sourceIds: profile.work.flatMap((job, at) => (jobs.includes(job) ? [`work.${at}`] : [])),
  };
}

/**
 * Whether some posts add up to all of somebody's years: none with a title is without its dates, and none with dates without a name. A remnant that has
 * neither adds nothing.
 */
export function areDated(jobs: Profile["work"]): boolean {
  return jobs.every(({ position = "", name = "", startDate, endDate }) =>
    startDate !== undefined && endDate !== undefined ? position !== "" || name !== "" : !namesRole(position),
  );
}

function yearsOf(jobs: Profile["work"], today: string): number {
  return Math.floor(monthsOfExperience(jobs, today) / 12);
}

/**
 * The years in one field in the words of the person's English summary: "9 years' experience in audit and tax".
 * Undefined without such words, and where the figure is that of all work.
 */
export function yearsInField({
  summary,
}: Pick<Profile, "summary">): { text: string; sourceIds: string[] } | undefined {
  if (statedYears({ summary })?.isTotal) return undefined;
  const phrases = summary.map((line) => IN_ONE_FIELD.exec(line)?.[0].replace(AFTER_FIELD, "").trim() ?? "");
  const at = phrases.findIndex((phrase) => phrase !== "" && phrase.split(" ").length <= MAX_PHRASE);
  return at < 0
    ? undefined
    : { text: lowerFirst((phrases[at] ?? "").replace(/\byrs?\b/iu, "years")), sourceIds: [`summary.${at}`] };
}
const MAX_PHRASE = 20;
const NUMERALS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty";
// "over seven years of bedside experience in maternity wards", "4+ years' experience as a clerk", "(with) 10+ years in oil and gas", and at the start of a line
// "28 years in installation and service of lifts", "Eight years of brand identity"
const COUNT_OF_YEARS = `(?:\\d{1,2}\\+?|${NUMERALS}) (?:years?|yrs?)['’]? `;
const ABOUT = "(?:\\b(?:over|more than|about|almost|nearly) )?";
const FIELD = "(?:[^.:;()]|\\.(?=\\p{L}))+";
const IN_ONE_FIELD = new RegExp(
  `${ABOUT}${COUNT_OF_YEARS}(?:of )?(?:[\\p{L}-]+,? (?:and )?){0,4}experience (?:in|with|as|at|on|within|across|of) ${FIELD}` +
    `|(?<=\\bwith )${ABOUT}${COUNT_OF_YEARS}(?:in|as an?|\\p{Ll}{3,}ing) ${FIELD}` +
    `|^${ABOUT}${COUNT_OF_YEARS}(?:in|of) (?!(?:age|old|my|the|marriage)\\b)${FIELD}`,
  "iu",
);
// What the sentence goes on to say of the person.
const AFTER_FIELD = anyOf(
  [
    /,? (?:who|which|that|seeking|looking|skilled|able|known|proven|having|I)\b.*$/, // , seeking a new post
    /,? with (?:a|an|strong|proven)\b.*$/, // with a strong record
    /,? and (?:is|am|has|have|took|now|currently)\b.*$/, // and is now fully back
    /,\s*$/, // a comma at the end
  ],
  "u",
);

/** The line of the summary with another figure of years in the place of its first. */
export function withYears(line: string, count: number): string {
  const { figure, decade } = YEARS.exec(line)?.groups ?? {};
  return line.replace(YEARS, (text) =>
    decade ? `${count} years` : text.replace(figure ?? "", String(count)),
  );
}
