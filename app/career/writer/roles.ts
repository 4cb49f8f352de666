import { isBlank, type Profile } from "~/career/profile.schema";

/** Any place where somebody worked or served: a job, SIWES, NYSC, a project, volunteering. `id` is the entry's id in the profile. */
export type Role = {
  id: string;
  kind: "work" | "siwes" | "nysc" | "projects" | "volunteer";
  title?: string;
  place?: string;
  startDate?: string;
  endDate?: string;
  isCurrent: boolean;
  end: string;
  /** "2017 to 2019", "2023": its years, where it has ended. */
  years?: string;
  bullets: { id: string; text: string }[];
};

/** Everything a person did, jobs first, each kind newest first. */
export function rolesOf(profile: Profile): Role[] {
  const jobs = (["work", "siwes"] as const).flatMap((kind) =>
    newestFirst(
      profile[kind].map((job, at) =>
        role(kind, at, {
          title: job.position,
          place: job.name,
          endDate: job.endDate,
          startDate: job.startDate,
          lines: job.highlights,
          summary: job.summary,
        }),
      ),
    ),
  );
  const nysc: Role[] = profile.nysc
    ? [
        {
          ...role("nysc", undefined, {
            place: profile.nysc.ppa,
            endDate: profile.nysc.endDate,
            startDate: profile.nysc.startDate,
            lines: profile.nysc.highlights,
          }),
          isCurrent: profile.nysc.status === "serving",
        },
      ]
    : [];
  const volunteer = newestFirst(
    profile.volunteer.map((one, at) =>
      role("volunteer", at, {
        title: one.position,
        place: one.organization,
        endDate: one.endDate,
        startDate: one.startDate,
        lines: one.highlights,
      }),
    ),
  );
  const projects = newestFirst(
    profile.projects.map((one, at) =>
      role("projects", at, {
        title: one.name,
        endDate: one.endDate,
        startDate: one.startDate,
        lines: one.highlights,
      }),
    ),
  );
  const [work, siwes] = [
    jobs.filter(({ kind }) => kind === "work"),
    jobs.filter(({ kind }) => kind === "siwes"),
  ];
  return [...work, ...nysc, ...siwes, ...volunteer, ...projects];
}

/** Present first, then by end, then by start; what has no dates keeps its place at the end. */
function newestFirst<T extends { end: string }>(roles: T[]): T[] {
  return roles.toSorted((a, b) => b.end.localeCompare(a.end));
}

/** A key that sorts "present" above every date and a missing date below all. */
export function endKey({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): string {
  const end = endDate === "present" ? "9999-99" : (endDate ?? startDate ?? "0000");
  return `${end.padEnd(7, "-12")} ${(startDate ?? "0000").padEnd(7, "-00")}`;
}

/** Entries with their places, the newest first. */
export function sortedByEnd<T extends { startDate?: string | undefined; endDate?: string | undefined }>(
  entries: T[],
): { one: T; at: number }[] {
  return entries
    .map((one, at) => ({ one, at }))
    .toSorted((a, b) => endKey(b.one).localeCompare(endKey(a.one)));
}

/** Nobody works "at Self Employed", "at Self" or "at Weekends". */
export function namesNoEmployer(place: string): boolean {
  return isOwnWork(place) || /^(?:weekends?|evenings?|nights?|holidays?|part[- ]time)$/iu.test(place);
}

/** Whether somebody works for themselves: "Self Employed", "own business". */
export function isOwnWork(place: string): boolean {
  return /^(?:self[- ]?employed|self[- ]?employment|freelanc(?:e|er|ing)|(?:my)?self|(?:own|personal|private) (?:business|account))$/iu.test(
    place,
  );
}

type Given = {
  title?: string | undefined;
  place?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  lines: string[];
  summary?: string | undefined;
};

function yearsOf({ startDate, endDate }: Pick<Given, "startDate" | "endDate">): Pick<Role, "years"> {
  const [from, to] = [startDate?.slice(0, 4), endDate?.slice(0, 4)];
  if (endDate === "present" || from === undefined || to === undefined) return {};
  return { years: from === to ? from : `${from} to ${to}` };
}

function role(kind: Role["kind"], at: number | undefined, entry: Given): Role {
  const id = at === undefined ? kind : `${kind}.${at}`;
  const { title, place = "" } = entry;
  const isPlaced = title === undefined || !namesNoEmployer(place);
  const given = isPlaced
    ? entry
    : { ...entry, title: isOwnWork(place) ? `${title} (self-employed)` : title, place: undefined };
  return {
    id,
    kind,
    ...(given.title && !isBlank(given.title) && { title: given.title }),
    ...(given.place && !isBlank(given.place) && { place: given.place }),
    ...(given.startDate && { startDate: given.startDate }),
    ...(given.endDate && { endDate: given.endDate }),
    isCurrent: given.endDate === "present",
    end: endKey(given),
    ...yearsOf(given),
    bullets: [
      ...given.lines.map((text, n) => ({ id: `${id}.highlights.${n}`, text })),
      ...(given.summary && given.lines.length === 0 ? [{ id: `${id}.summary`, text: given.summary }] : []),
    ],
  };
}
