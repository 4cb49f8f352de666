import { formatLongYearMonth } from "../dates";
import { atPlace } from "./english-place";
import type { ExperiencePart, PlannedExperience } from "./experience";
import { listed } from "./phrases";

/** Below three years the months count. */
const FEW_MONTHS = 36;

/**
 * "over 12 years, nearly 8 as Fabrication Foreman (since 2019) and 4½ as Welder at Deltapoint Ltd (2014 to 2019)": a length that a reader can
 * check by the dates of its posts. `noun` stands behind the length: "of experience".
 */
export function experienceInEnglish(
  { months, shown, isExact, isLeast, isMore, parts, beside }: PlannedExperience,
  noun = "",
): string {
  const isInYears = (months ?? FEW_MONTHS) >= FEW_MONTHS;
  const behind = beside.length > 0 ? `; also ${posts(beside, isInYears)}` : "";
  if (months === undefined) {
    const record = areMeasured(parts)
      ? partsWithLengths(parts, { isInYears, isExact, noun })
      : posts(parts, isInYears);
    return `${record}${behind}`;
  }
  const length = `${lengthOf(months, { isInYears, isExact, isLeast })}${noun && ` ${noun}`}, `;
  if (areMeasured(parts))
    return `${length}${isMore ? "including " : ""}${partsWithLengths(parts, { isInYears, isExact })}${behind}`;
  // A reader adds up the dates: what a named post is of the whole is said. Of several the first would seem to be all of it.
  const part =
    shown !== undefined && shown >= 12 && isInYears && parts.length === 1
      ? `${wholeYears(shown, isExact)} of them `
      : undefined;
  return `${length}${part ?? (isMore ? "including " : "")}${posts(parts, isInYears)}${behind}`;
}

/** "over 12 years": how long somebody has worked, without the posts. */
export function lengthInEnglish({
  months = 0,
  isExact,
  isLeast,
}: Pick<PlannedExperience, "months" | "isExact" | "isLeast">): string {
  return lengthOf(months, { isInYears: months >= FEW_MONTHS, isExact, isLeast });
}

/** "5½ years as Store Officer (since 2021) and 3 as Store Keeper at Bukuru Mills (2018 to 2021)": the posts, where the whole length is told elsewhere. */
export function postsInEnglish(experience: PlannedExperience): string {
  const { months: _months, shown: _shown, ...posts } = experience;
  return experienceInEnglish(posts);
}

/** Whether each of several posts has its length. */
export function areMeasured(parts: ExperiencePart[]): boolean {
  return parts.length > 1 && parts.every((part) => part.months !== undefined && part.months > 0);
}

function posts(some: ExperiencePart[], isInYears: boolean): string {
  const all = some.map((part, at) => inEnglish(part, some[at - 1], isInYears));
  return `as ${listed(all, "and")}`.replace(/^as (?=(?:at|for|in my) )/, "");
}

/** "7½ as Foreman (since 2019), 4 as Welder at Deltapoint Ltd (2014 to 2018) and 8 months as Clerk there (2013)"; with `noun` "7 years of experience as …". */
function partsWithLengths(
  parts: ExperiencePart[],
  { isInYears, isExact, noun }: { isInYears: boolean; isExact: boolean; noun?: string },
): string {
  const all = parts.map((part, at) => {
    const { months = 0, startDate } = part;
    const areYears = isInYears && months >= 12;
    const count = startDate.length > 4 ? nearYears(months, isExact) : `${Math.floor(months / 12)}`;
    const whole = `${count} ${count === "1" ? "year" : "years"}`;
    const first = noun === undefined ? count : [whole, noun].filter(Boolean).join(" ");
    const length = !areYears ? lengthOf(months, { isInYears: false }) : at === 0 ? first : count;
    const record = inEnglish(part, parts[at - 1], isInYears);
    return `${length} ${/^(?:at|for|there|in my) /.test(record) ? "" : "as "}${record}`;
  });
  return listed(all, "and");
}

/** As people say them: "3", "3½" from six months on, "nearly 4" from nine, unless beside it years alone are known: they would not add up. */
function nearYears(months: number, isExact: boolean): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return isExact && rest >= NEARLY ? `nearly ${years + 1}` : `${years}${rest >= HALF ? "½" : ""}`;
}
const NEARLY = 9;
const HALF = 6;

function lengthOf(
  months: number,
  {
    isInYears,
    isExact = false,
    isLeast,
  }: { isInYears: boolean; isExact?: boolean; isLeast?: true | undefined },
): string {
  if (!isInYears) return `${months} ${months === 1 ? "month" : "months"}`;
  const years = wholeYears(months, isExact);
  const least = isLeast && !/^over /.test(years) ? "at least " : "";
  return `${least}${years} ${years === "1" ? "year" : "years"}`;
}

function wholeYears(months: number, isExact: boolean): string {
  return `${isExact && months % 12 > 0 ? "over " : ""}${Math.floor(months / 12)}`;
}

/** "Welder at Deltapoint Ltd (2014 to 2019)"; of a second post at one employer "there", of one of the same name the employer alone. */
function inEnglish(
  { position, employer, startDate, endDate }: ExperiencePart,
  before: ExperiencePart | undefined,
  isInYears: boolean,
): string {
  const isSame =
    before !== undefined &&
    before.position === position &&
    employer !== undefined &&
    employer !== before.employer;
  const place = employer && (position && employer === before?.employer ? "there" : atPlace(employer));
  const name = [isSame ? "" : position, place].filter(Boolean).join(" ");
  const time = period(startDate, endDate, isInYears);
  return name.endsWith(")") ? `${name}, ${time}` : `${name} (${time})`;
}

function period(startDate: string, endDate: string, isInYears: boolean): string {
  const print = (date: string) => (isInYears ? date.slice(0, 4) : formatLongYearMonth(date, "en"));
  const [from, to] = [print(startDate), print(endDate)];
  if (endDate === "present") return `since ${from}`;
  return from === to ? from : `${from} to ${to}`;
}
