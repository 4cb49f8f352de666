// Dates as people write them, and what a reader can know of them afterwards.

export type DateForm = {
  month: "short" | "long" | "dotted" | "comma" | "number" | "day" | "none";
  between: string;
  present: string;
  isUpper?: boolean;
  onlyEnd?: boolean;
  /** Adds how long it was, as LinkedIn does: "(2 years 4 months)". */
  hasLength?: boolean;
};
export type ShownRange = { text: string; start?: string; end?: string };

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The words for a range of dates, and both ends at the precision that the words have. */
export function showRange(start: string, end: string, form: DateForm): ShownRange {
  const last = end === "present" ? form.present : showDate(end, form, "28");
  const length = form.hasLength && start.includes("-") ? ` (${lengthOf(start, end)})` : "";
  const text = form.onlyEnd ? last : `${showDate(start, form, "01")}${form.between}${last}${length}`;
  return {
    text: form.isUpper ? text.toUpperCase() : text,
    ...(form.onlyEnd ? {} : { start: known(start, form) }),
    end: end === "present" ? end : known(end, form),
  };
}

function showDate(date: string, { month }: DateForm, day: string): string {
  const [year = "", number] = date.split("-");
  if (!number || month === "none") return year;
  const name = MONTHS[Number(number) - 1] ?? "";
  const short = name === "September" ? "Sept" : name.slice(0, 3);
  switch (month) {
    case "short":
      return `${name.slice(0, 3)} ${year}`;
    case "long":
      return `${name} ${year}`;
    case "dotted":
      return name.length <= 4 ? `${name} ${year}` : `${short}. ${year}`;
    case "comma":
      return `${name}, ${year}`;
    case "number":
      return `${number}/${year}`;
    case "day":
      return `${day}/${number}/${year}`;
  }
}

function known(date: string, { month }: DateForm): string {
  return month === "none" ? date.slice(0, 4) : date;
}

// "Today" is fixed, so that the files are the same on every day.
function lengthOf(start: string, end: string): string {
  const months = monthsOf(end === "present" ? "2026-11" : end) - monthsOf(start) + 1;
  const parts = [
    [Math.floor(months / 12), "year"],
    [months % 12, "month"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count > 1 ? "s" : ""}`)
    .join(" ");
}

function monthsOf(date: string): number {
  const [year = "0", month = "1"] = date.split("-");
  return Number(year) * 12 + Number(month);
}
