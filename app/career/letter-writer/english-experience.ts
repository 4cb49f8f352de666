import type { ExperiencePart, PlannedExperience } from "./experience";

/** Below three years the months count. */
const FEW_MONTHS = 36;

/**
 * "12 years, 7 of them as Fabrication Foreman and 4 as Welder"; without a figure for all of it "5 years as Front Desk Supervisor and 3 as
 * Receptionist". `noun` stands behind the first length: "of experience".
 */
export function experienceInEnglish(
  { months, isWhole, employer, parts }: PlannedExperience,
  noun = "",
): string {
  const at = employer && parts.some(({ position }) => position) ? ` at ${employer}` : "";
  const behind = noun && ` ${noun}`;
  // All lengths in one unit, so that the figures can be compared.
  const isInYears = Math.max(months ?? 0, ...parts.map((part) => part.months)) >= FEW_MONTHS;
  const shown = isInYears ? parts.filter((part) => part.months >= 12) : parts;
  const count = (length: number) => (isInYears ? Math.floor(length / 12) : length);
  const unit = (length: number) => `${isInYears ? "year" : "month"}${count(length) === 1 ? "" : "s"}`;
  const [first, ...others] = shown;
  if (!first) return "";
  const inAll = months ?? first.months;
  // Only beside years may a bare figure be one of time.
  const bare = (length: number) => (isInYears ? `${count(length)}` : `${count(length)} ${unit(length)}`);
  const start = `${count(inAll)} ${unit(inAll)}${behind}`;
  const parted = [
    months === undefined
      ? `${start} ${asPost(first)}`
      : isInYears && isWhole
        ? `${start}${at}, ${bare(first.months)} of them ${asPost(first)}`
        : `${start}${at}, including ${bare(first.months)} ${asPost(first)}`,
    ...others.map((part) => `${bare(part.months)} ${asPost(part)}`),
  ];
  const last = parted.length > 1 ? ` and ${parted.at(-1) ?? ""}` : "";
  return `${parted.slice(0, Math.max(1, parted.length - 1)).join(", ")}${last}${months === undefined ? at : ""}`;
}

function asPost({ position, employer }: ExperiencePart): string {
  return position ? `as ${position}` : `at ${employer ?? ""}`;
}
