import { factOf, factsOf, type CandidateFact } from "../matching/candidate-facts";
import type { Profile } from "../profile.schema";
import { listSummaryLines } from "./summary-lines";

/** The facts of a profile among which the lines of a letter are looked for: a summary by the sentences that say what was done. */
export function answeringFacts(profile: Profile): CandidateFact[] {
  return [
    ...factsOf(profile)
      .filter(({ id }) => !/\.(?:position|summary)$|^summary\./.test(id))
      .map((fact) => {
        const text = `${headingAbove(fact.id, profile)}${fact.text.replace(WAS_LED, "")}`;
        return text === fact.text ? fact : { ...fact, ...factOf(fact.id, text) };
      }),
    ...listSummaryLines(profile).map(({ id, text }) => factOf(id, text)),
  ];
}
/** "Recruitment & Onboarding: " over "Filled 128 positions": what a section of the person's own is called says what its lines are about. */
function headingAbove(id: string, { custom }: Profile): string {
  const at = /^custom\.(\d+)\./.exec(id)?.[1];
  const heading = at === undefined ? undefined : custom[Number(at)]?.heading;
  return heading === undefined || IS_GENERAL.test(heading) ? "" : `${heading}: `;
}
const GENERAL =
  "skills? summary profile achievements? results? highlights? experience duties responsibilities additional other information personal about work career what";
const IS_GENERAL = new RegExp(`\\b(?:${GENERAL.replaceAll(" ", "|")})\\b`, "iu");

/** Who worked under somebody has supervised nobody. */
const WAS_LED =
  /,?\s*\b(?:under|with) (?:the )?(?:\p{L}+ )?supervision\b(?: of [^,;.]+)?|,?\s*\bsupervised by [^,;.]+/giu;
