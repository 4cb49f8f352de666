import { factOf, factsOf, type CandidateFact } from "../matching/candidate-facts";
import type { Profile } from "../profile.schema";
import { listSummaryLines } from "./summary-lines";

/** The facts of a profile among which the lines of a letter are looked for: a summary by the sentences that say what was done. */
export function answeringFacts(profile: Profile): CandidateFact[] {
  return [
    ...factsOf(profile)
      .filter(({ id }) => !/\.(?:position|summary)$|^summary\./.test(id))
      .map((fact) => {
        const text = fact.text.replace(WAS_LED, "");
        return text === fact.text ? fact : { ...fact, ...factOf(fact.id, text) };
      }),
    ...listSummaryLines(profile).map(({ id, text }) => factOf(id, text)),
  ];
}
/** Who worked under somebody has supervised nobody. */
const WAS_LED =
  /,?\s*\b(?:under|with) (?:the )?(?:\p{L}+ )?supervision\b(?: of [^,;.]+)?|,?\s*\bsupervised by [^,;.]+/giu;
