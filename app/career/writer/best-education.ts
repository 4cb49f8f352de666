import { degreesIn } from "~/career/job-advert/named-degrees";
import { isFinished } from "~/career/matching/candidate-facts";
import type { Education } from "~/career/profile.schema";

/** The studies with a degree or diploma before courses and schools, whatever came last. */
export function degreesFirst(studies: readonly Education[]): Education[] {
  const isDegree = (one: Education) => rankOf(one) > 2;
  return [...studies.filter(isDegree), ...studies.filter((one) => !isDegree(one))];
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
