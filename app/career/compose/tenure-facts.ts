import { statedYears } from "../experience-years";
import type { Profile } from "../profile.schema";
import { monthsAt, monthsOfExperience } from "../tenure";

/** A length of time as a fact of its own, computed from dates; `entries` are those it stands on. */
export type TenureFact = { id: string; text: string; entries: string[] };

/** How long the person has worked in all and in each post, in whole years and months, or in whole years alone where a date has no month. `today` is an ISO date. */
export function tenureFacts({ work, summary }: Profile, today: string): TenureFact[] {
  const posts = work.flatMap((job, at): TenureFact[] => {
    const time = lengthText(monthsAt(job, today), hasMonths(job));
    return time === ""
      ? []
      : [{ id: `tenure.work.${at}`, text: `${time} in this post`, entries: [`work.${at}`] }];
  });
  const total = lengthText(monthsOfExperience(work, today), work.every(hasMonths));
  // Where the summary states years, its line is the one figure.
  if (posts.length < 2 || total === "" || statedYears({ summary })) return posts;
  const entries = work.map((_, at) => `work.${at}`);
  return [
    { id: "tenure.total", text: `${total} of work in all, posts at one time counted once`, entries },
    ...posts,
  ];
}

/** "2020 till date" knows no months. */
function hasMonths({ startDate, endDate }: Profile["work"][number]): boolean {
  return [startDate, endDate].every((date) => date === undefined || date === "present" || date.length > 4);
}

function lengthText(months: number, isExact: boolean): string {
  const [years, rest] = [Math.floor(months / 12), isExact ? months % 12 : 0];
  const part = (count: number, unit: string) =>
    count === 0 ? "" : `${count} ${unit}${count === 1 ? "" : "s"}`;
  return [part(years, "year"), part(rest, "month")].filter((one) => one !== "").join(" ");
}
