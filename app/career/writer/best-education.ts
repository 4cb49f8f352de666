import { degreesIn } from "~/career/job-advert/named-degrees";
import { isFinished } from "~/career/matching/candidate-facts";
import type { Education, Profile } from "~/career/profile.schema";

/** The highest schooling: a finished one above a school's certificate goes before what is in view. */
export function bestEducation(profile: Profile): { one: Education; at: number } | undefined {
  const ranked = profile.education.map((one, at) => ({ one, at, rank: rankOf(one) }));
  // What is finished goes before what is in view, where there is a finished one above a school's certificate.
  const finished = ranked.filter(({ one, rank }) => rank > 1 && isFinished(one.standing));
  return (finished.length > 0 ? finished : ranked).toSorted(
    (a, b) => b.rank - a.rank || (b.one.endDate ?? "").localeCompare(a.one.endDate ?? ""),
  )[0];
}

/** Studies that were put off or given up stand behind the last finished one above a school's certificate, if there is one. */
export function finishedFirst(studies: readonly Education[]): Education[] {
  const isGivenUp = ({ standing }: Education) => standing === "deferred" || standing === "discontinued";
  const kept = studies.filter((one) => !isGivenUp(one));
  const last = kept.findLastIndex((one) => rankOf(one) > 1 && isFinished(one.standing));
  if (last < 0) return [...studies];
  return [...kept.slice(0, last + 1), ...studies.filter(isGivenUp), ...kept.slice(last + 1)];
}

// A primary or junior certificate is below every other; a school without a certificate stands just under the SSCE.
function rankOf({ studyType }: Education): number {
  if (!studyType) return 0.9;
  return /^(?:first school|primary|junior|f\.?s\.?l\.?c|j\.?s\.?c\.?e|b\.?e\.?c\.?e|basic)/i.test(studyType)
    ? 0.5
    : (degreesIn(`${studyType} `)[0]?.rank ?? 2);
}
