import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import { isWorkExperience } from "../tenure";
import { factsOf, meaningStems, type CandidateFact } from "./candidate-facts";
import { evidenceFor } from "./evidence";
import { MET } from "./judge-demand";
import { conceptsOf, withSynonyms } from "./synonyms";
import { isOfFamily, familiesOf } from "./trade-families";
import { RANK_WORDS, SHOWS_TRADE } from "./trade";

/** The jobs (places in `work`) that count as experience for the post: their title or lines share something with it. */
export function relatedJobs(
  advert: Pick<JobAdvert, "title" | "demands">,
  facts: CandidateFact[],
  profile: Profile,
): Set<number> {
  const title = advert.title ?? "";
  const families = familiesOf(title);
  const titles = conceptsOf(meaningStems(title).filter((one) => !RANK_WORDS.has(one)));
  const demands = advert.demands.filter(({ kind }) => SHOWS_TRADE.has(kind) || kind === "years");
  const related = new Set<number>();
  for (const fact of facts) {
    if (fact.entry === undefined || related.has(fact.entry)) continue;
    if (
      titles.some((concept) => fact.concepts.has(concept)) ||
      isOfFamily(families, profile.work[fact.entry]?.position) ||
      demands.some((demand) => evidenceFor(demand, [fact]).strength >= MET)
    )
      related.add(fact.entry);
  }
  return related;
}

/**
 * The jobs that a letter counts as years in the field of the advert: related ones, and those whose title or employer names what the years are asked
 * in ("8 years of banking experience", at a bank).
 */
export function fieldWorkOf(advert: Pick<JobAdvert, "title" | "demands">, profile: Profile): number[] {
  const related = relatedJobs(advert, factsOf(profile), profile);
  const asked = new Set(
    advert.demands
      .filter(({ kind }) => kind === "years")
      .flatMap(({ text }) => conceptsOf(meaningStems(text)).filter((one) => !RANK_WORDS.has(one))),
  );
  return profile.work.flatMap((job, at) => {
    const named = withSynonyms(meaningStems(`${job.position ?? ""} ${job.name ?? ""}`));
    const isNamed = [...named].some((concept) => asked.has(concept));
    return isWorkExperience(job) && (related.has(at) || isNamed) ? [at] : [];
  });
}
