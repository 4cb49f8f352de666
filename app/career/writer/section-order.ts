import type { Profile, SectionKey } from "~/career/profile.schema";
import { isBreak } from "~/career/tenure";
import type { LineWorth } from "./bullet-worth";

const WITH_WORK: readonly SectionKey[] = [
  "summary",
  "work",
  "siwes",
  "education",
  "nysc",
  "oLevels",
  "skills",
  "certificates",
  "projects",
  "volunteer",
  "awards",
  "languages",
];
const WITHOUT_WORK: readonly SectionKey[] = [
  "summary",
  "education",
  "oLevels",
  "nysc",
  "siwes",
  "projects",
  "volunteer",
  "skills",
  "certificates",
  "awards",
  "languages",
];

/**
 * The sections of a resume as its readers look for them: work before school, or school first for those who have no job yet, the referees last. A
 * section of the person's own that tells of work stands beside the work, before it where the posts tell less. Papers that the advert asks for stand before a
 * school that it does not ask for.
 */
export function orderSections(
  profile: Profile,
  {
    given,
    worth,
    areCertificatesFirst,
  }: { given: SectionKey[]; worth: LineWorth; areCertificatesFirst: boolean },
): SectionKey[] {
  const known = profile.work.length > 0 ? WITH_WORK : WITHOUT_WORK;
  const own = [
    ...new Set([
      ...given.filter((key) => key.startsWith("custom.")),
      ...profile.custom.map((_section, at): SectionKey => `custom.${at}`),
    ]),
  ];
  const headingOf = (key: SectionKey) => sectionOf(profile, key)?.heading ?? "";
  const pauses = own.filter((key) => isBreak({ position: headingOf(key) }));
  const ofWork = own.filter((key) => !pauses.includes(key) && tellsOfWork(key, worth));
  const others = own.filter((key) => !pauses.includes(key) && !ofWork.includes(key));
  const posts = profile.work.flatMap(({ highlights }) => highlights);
  const lines = ofWork.flatMap((key) => sectionOf(profile, key)?.lines ?? []);
  const isBefore = profile.work.length === 0 || lines.length > posts.length;
  const ordered = withCertificatesFirst([...known], areCertificatesFirst).flatMap((key) =>
    key === "work" ? (isBefore ? [...ofWork, key, ...pauses] : [key, ...pauses, ...ofWork]) : [key],
  );
  return [
    ...new Set([...ordered, ...ofWork, ...pauses, ...others, "personal" as const, "referees" as const]),
  ].filter((key) => isPresent(profile, key));
}

function sectionOf({ custom }: Profile, key: SectionKey): Profile["custom"][number] | undefined {
  return custom[Number(key.slice("custom.".length))];
}

/** As much as a line of work that recruiters find fair. */
const FAIR = 1.2;

function tellsOfWork(key: SectionKey, worth: LineWorth): boolean {
  return [...worth].some(([id, one]) => one >= FAIR && id.startsWith(`${key}.lines.`));
}

function withCertificatesFirst(known: SectionKey[], isSo: boolean): SectionKey[] {
  if (!isSo) return known;
  const others = known.filter((key) => key !== "certificates");
  return others.flatMap((key): SectionKey[] => (key === "education" ? ["certificates", key] : [key]));
}

function isPresent(profile: Profile, key: SectionKey): boolean {
  if (key === "nysc") return profile.nysc !== undefined;
  if (key === "referees") return profile.referees !== undefined;
  if (key.startsWith("custom.")) return sectionOf(profile, key) !== undefined;
  const value = Object.entries(profile).find(([name]) => name === key)?.[1];
  return Array.isArray(value) && value.length > 0;
}
