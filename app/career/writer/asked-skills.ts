import type { DemandKind, JobAdvert } from "~/career/job-advert/job-advert";
import { factOf } from "~/career/matching/candidate-facts";
import { evidenceFor } from "~/career/matching/evidence";

const SKILLS = new Set<DemandKind>(["skill", "tool", "duty", "certificate", "language"]);
const ANSWERED = 0.75;

/** Those of a person's skills that answer something an advert asks. */
export function askedSkills(keywords: string[], { demands }: JobAdvert): Set<string> {
  const wanted = demands.filter(({ kind }) => SKILLS.has(kind));
  return new Set(
    keywords.filter((keyword) => {
      const facts = [factOf("skill", keyword)];
      return wanted.some((demand) => evidenceFor(demand, facts).strength >= ANSWERED);
    }),
  );
}
