import { formatLongYearMonth } from "../dates";
import { atPlace } from "./english-place";
import type { ExperiencePart, PlannedExperience } from "./experience";
import { listed } from "./phrases";

/** Below three years the months count. */
const FEW_MONTHS = 36;

/**
 * "over 12 years, as Fabrication Foreman (since 2019) and Welder at Deltapoint Ltd (2014 to 2019)": a length that a reader can check by
 * the dates of its posts. `noun` stands behind the length: "of experience".
 */
export function experienceInEnglish(
  { months, shown, isExact, isMore, parts, beside }: PlannedExperience,
  noun = "",
): string {
  const isInYears = (months ?? FEW_MONTHS) >= FEW_MONTHS;
  const posts = (some: ExperiencePart[]) =>
    `as ${listed(
      some.map((part, at) => inEnglish(part, some[at - 1], isInYears)),
      "and",
    )}`.replace(/^as (?=(?:at|for) )/, "");
  const wholeYears = (count: number) =>
    `${isExact && count % 12 > 0 ? "over " : ""}${Math.floor(count / 12)}`;
  // A reader adds up the dates: what the named posts are of the whole is said.
  const part = shown !== undefined && shown >= 12 && isInYears ? `${wholeYears(shown)} of them ` : undefined;
  const record = `${part ?? (isMore ? "including " : "")}${posts(parts)}`;
  const behind = beside.length > 0 ? `; also ${posts(beside)}` : "";
  if (months === undefined) return `${record}${behind}`;
  const length = isInYears ? `${wholeYears(months)} years` : `${months} ${months === 1 ? "month" : "months"}`;
  return `${length}${noun && ` ${noun}`}, ${record}${behind}`;
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
  return [isSame ? "" : position, place, `(${period(startDate, endDate, isInYears)})`]
    .filter(Boolean)
    .join(" ");
}

function period(startDate: string, endDate: string, isInYears: boolean): string {
  const print = (date: string) => (isInYears ? date.slice(0, 4) : formatLongYearMonth(date, "en"));
  const [from, to] = [print(startDate), print(endDate)];
  if (endDate === "present") return `since ${from}`;
  return from === to ? from : `${from} to ${to}`;
}
